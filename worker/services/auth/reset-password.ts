import { redeemReset } from "#db/queries/password-resets.ts";
import { tokenId } from "#db/queries/token-id.ts";
import type { Actor } from "#domain/access/actor.ts";
import { resetsPerAddress, signInKey } from "#domain/accounts/limits.ts";
import type { ResetInput } from "#domain/accounts/password-reset.ts";
import { DomainError } from "#domain/errors.ts";
import { newId } from "#domain/ids.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { passwordChangedMail } from "../mail/password-changed-mail.ts";
import { closeSockets } from "./close-sockets.ts";
import type { Device } from "./device.ts";
import { enforceAddressLimit } from "./enforce-rate-limit.ts";
import { refuseWeakPassword } from "./refuse-weak-password.ts";

/**
 * Sets a new password with a mailed link, once and within its hour. Every session ends, the count of wrong passwords is
 * forgotten, so that whoever locked the account by guessing cannot keep its owner out. Whose browser it is stays open:
 * one signs in with the new password. Returns the cookie to remove when this browser's own session has ended.
 * @throws auth.password_common, auth.reset_token_invalid, auth.rate_limited
 */
export async function resetPassword({
  actor,
  deps,
  input,
  device,
}: {
  readonly actor: Actor | null;
  readonly deps: Deps;
  readonly input: ResetInput;
  readonly device: Device;
}): Promise<{ readonly setCookie: string | null }> {
  const { clock, db, mail, passwords, randomBytes, sessions } = deps;
  await refuseWeakPassword(passwords, input.password);
  await enforceAddressLimit(deps, "redeem-reset", device.address, resetsPerAddress);
  const redeemed = await redeemReset(db, {
    id: tokenId(input.token),
    passwordHash: await passwords.hash(input.password),
    auditId: newId("audit", randomBytes),
    failuresOf: signInKey(""),
    now: clock.now(),
  });
  if (redeemed === null) throw new DomainError("auth.reset_token_invalid");

  closeSockets(deps, redeemed.userId, "account");
  deps.background(mail.send(passwordChangedMail({ to: redeemed.email, publicUrl: deps.publicUrl })));
  return { setCookie: actor?.userId === redeemed.userId ? sessions.blankCookie() : null };
}
