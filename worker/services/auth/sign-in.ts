import { findAccountByEmail } from "#db/queries/accounts.ts";
import { type Actor, actorOf } from "#domain/access/actor.ts";
import { signInFailures, signInKey } from "#domain/accounts/limits.ts";
import { type Me, meOf } from "#domain/accounts/me.ts";
import type { SignInInput } from "#domain/accounts/sign-in.ts";
import { DomainError } from "#domain/errors.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { count } from "./count-or-refuse.ts";
import type { Device } from "./device.ts";

/**
 * Signs in with a new session; one that the browser had before ends. An unknown e-mail and a wrong password get the same
 * answer after the same time, and are counted alike: ten in a quarter of an hour, forgotten at the first success.
 * @throws auth.invalid_credentials, auth.rate_limited, auth.disabled (only to somebody who knows the password)
 */
export async function signIn({
  actor,
  deps,
  input,
  device,
}: {
  readonly actor: Actor | null;
  readonly deps: Deps;
  readonly input: SignInInput;
  readonly device: Device;
}): Promise<{ readonly me: Me; readonly setCookie: string }> {
  const { db, clock, limits, passwords, sessions } = deps;
  const key = signInKey(input.email);
  // Counted before the password is looked at, so that many attempts at once are no more than ten either.
  const [found] = await Promise.all([findAccountByEmail(db, input.email), count(deps, key, signInFailures)]);
  const matches = await (found === null
    ? passwords.verifyNothing(input.password)
    : passwords.verify(found.passwordHash, input.password));
  if (found === null || !matches) throw new DomainError("auth.invalid_credentials");
  if (!found.account.usable) throw new DomainError("auth.disabled");

  const [{ sessionId, setCookie }] = await Promise.all([
    sessions.create(found.account.userId, device.userAgent),
    limits.clear(key),
    actor === null ? undefined : sessions.end(actor.sessionId),
  ]);
  const signedIn = actorOf(found.account, sessionId, clock.now());
  if (signedIn === null) throw new DomainError("auth.disabled");
  return { me: meOf(signedIn), setCookie };
}
