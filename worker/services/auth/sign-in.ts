import { findAccountByEmail } from "#db/queries/accounts.ts";
import type { Actor } from "#domain/access/actor.ts";
import { signInFailures, signInKey } from "#domain/accounts/limits.ts";
import type { SignInInput } from "#domain/accounts/sign-in.ts";
import { DomainError } from "#domain/errors.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { beginChallenge, type Challenge } from "./begin-challenge.ts";
import { count } from "./count-or-refuse.ts";
import type { Device } from "./device.ts";
import { openSession, type SignedIn } from "./open-session.ts";
import { renewPasswordHash } from "./renew-password-hash.ts";

/** A session, or what the second factor's code has to come with. */
export type SignIn = SignedIn | { readonly me: null; readonly challenge: Challenge };

/**
 * Signs in with a new session; one that the browser had before ends. An account with a second factor gets a challenge
 * instead, and its session with `completeSignIn`. An unknown e-mail and a wrong password get the same
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
}): Promise<SignIn> {
  const { db, passwords } = deps;
  const key = signInKey(input.email);
  // Counted before the password is looked at, so that many attempts at once are no more than ten either.
  const [found] = await Promise.all([findAccountByEmail(db, input.email), count(deps, key, signInFailures)]);
  const matches = await (found === null
    ? passwords.verifyNothing(input.password)
    : passwords.verify(found.passwordHash, input.password));
  if (found === null || !matches) throw new DomainError("auth.invalid_credentials");
  if (!found.account.usable) throw new DomainError("auth.disabled");
  const { passwordHash } = found;
  renewPasswordHash(deps, { userId: found.account.userId, passwordHash, password: input.password });

  if (found.account.secondFactor?.isOn) {
    return { me: null, challenge: await beginChallenge(deps, found.account.userId) };
  }
  return openSession({ actor, deps, account: found.account, device });
}
