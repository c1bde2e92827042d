import { type Account, type Actor, actorOf } from "#domain/access/actor.ts";
import { type Me, meOf } from "#domain/accounts/me.ts";
import { DomainError } from "#domain/errors.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { type Device, rememberDevice } from "./device.ts";

export interface SignedIn {
  readonly me: Me;
  /** The new session's cookie. */
  readonly setCookie: string;
}

/**
 * Opens a session for an account that has proved who it is; the session that the browser had before ends, and the
 * browser is known to the account from now on.
 * @throws auth.disabled
 */
export async function openSession({
  actor,
  deps,
  account,
  device,
}: {
  readonly actor: Actor | null;
  readonly deps: Deps;
  readonly account: Account;
  readonly device: Device;
}): Promise<SignedIn> {
  const { clock, sessions } = deps;
  const [{ sessionId, setCookie }] = await Promise.all([
    sessions.create(account.userId, device.userAgent),
    rememberDevice(deps, device, account.userId),
    actor === null ? undefined : sessions.end(actor.sessionId),
  ]);
  const now = clock.now();
  const signedIn = actorOf(account, { id: sessionId, confirmedAt: now }, now);
  if (signedIn === null) throw new DomainError("auth.disabled");
  return { me: meOf(signedIn), setCookie };
}
