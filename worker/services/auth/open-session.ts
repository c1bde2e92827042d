import { type Account, type Actor, actorOf } from "#domain/access/actor.ts";
import { signInKey } from "#domain/accounts/limits.ts";
import { type Me, meOf } from "#domain/accounts/me.ts";
import { DomainError } from "#domain/errors.ts";
import type { Deps } from "#worker/ports/deps.ts";
import type { Device } from "./device.ts";

export interface SignedIn {
  readonly me: Me;
  /** The new session's cookie. */
  readonly setCookie: string;
}

/**
 * Opens a session for an account that has proved who it is; the session that the browser had before ends, and the count
 * of wrong passwords is cleared.
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
  const { clock, limits, sessions } = deps;
  const [{ sessionId, setCookie }] = await Promise.all([
    sessions.create(account.userId, device.userAgent),
    limits.clear(signInKey(account.email)),
    actor === null ? undefined : sessions.end(actor.sessionId),
  ]);
  const now = clock.now();
  const signedIn = actorOf(account, { id: sessionId, confirmedAt: now }, now);
  if (signedIn === null) throw new DomainError("auth.disabled");
  return { me: meOf(signedIn), setCookie };
}
