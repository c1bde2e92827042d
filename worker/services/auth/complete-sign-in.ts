import { findAccount } from "#db/queries/accounts.ts";
import { spendChallenge, tryChallenge } from "#db/queries/sign-in-challenges.ts";
import { tokenId } from "#db/queries/token-id.ts";
import type { Actor } from "#domain/access/actor.ts";
import { type CompleteSignInInput, challengeAttempts } from "#domain/accounts/second-factor.ts";
import { DomainError } from "#domain/errors.ts";
import type { Deps } from "#worker/ports/deps.ts";
import type { Device } from "./device.ts";
import { openSession, type SignedIn } from "./open-session.ts";
import { recordSignIn } from "./record-sign-in.ts";
import { spendCode } from "./spend-code.ts";

/**
 * Ends a sign-in with a code of the authenticator app or a recovery code. A challenge takes five codes within five
 * minutes and opens one session; then the password is asked for again.
 * @throws auth.challenge_invalid, auth.code_wrong, auth.code_used, auth.rate_limited, auth.disabled
 */
export async function completeSignIn({
  actor,
  deps,
  input,
  device,
}: {
  readonly actor: Actor | null;
  readonly deps: Deps;
  readonly input: CompleteSignInInput;
  readonly device: Device;
}): Promise<SignedIn> {
  const { clock, db } = deps;
  const id = tokenId(input.challenge);
  const userId = await tryChallenge(db, id, { attempts: challengeAttempts, now: clock.now() });
  if (userId === null) throw new DomainError("auth.challenge_invalid");
  const factor = await spendCode(deps, userId, input.code).catch((error: unknown) => {
    deps.background(recordSignIn(deps, { userId, outcome: "wrong_code", factor: null, device }));
    throw error;
  });
  const [found, isFirst] = await Promise.all([findAccount(db, userId), spendChallenge(db, id, clock.now())]);
  if (found === null || !isFirst) throw new DomainError("auth.challenge_invalid");
  if (!found.account.usable) throw new DomainError("auth.disabled");
  const signedIn = await openSession({ actor, deps, account: found.account, device });
  deps.background(recordSignIn(deps, { userId, outcome: "signed_in", factor, device }));
  return signedIn;
}
