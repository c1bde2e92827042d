import { findAccountByEmail } from "#db/queries/accounts.ts";
import type { Actor } from "#domain/access/actor.ts";
import type { SignInInput } from "#domain/accounts/sign-in.ts";
import { DomainError } from "#domain/errors.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { countTryOrRefuse } from "../limits/sign-in-tries.ts";
import { beginChallenge, type Challenge } from "./begin-challenge.ts";
import type { Device } from "./device.ts";
import { openSession, type SignedIn } from "./open-session.ts";
import { renewPasswordHash } from "./renew-password-hash.ts";

/** A session, or what the second factor's code has to come with. */
export type SignIn = SignedIn | { readonly me: null; readonly challenge: Challenge };

/**
 * Signs in with a new session; one that the browser had before ends. An account with a second factor gets a challenge
 * instead, and its session with `completeSignIn`. An unknown e-mail and a wrong password get the same
 * answer after the same time, and are counted alike (`countTry`), forgotten once the password was right.
 * @throws auth.invalid_credentials, auth.rate_limited, auth.disabled (only to a person who knows the password)
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
  const [found, tried] = await Promise.all([
    findAccountByEmail(db, input.email),
    countTryOrRefuse(deps, input.email, device),
  ]);
  const matches = await (found === null
    ? passwords.verifyNothing(input.password)
    : passwords.verify(found.passwordHash, input.password));
  if (found === null || !matches) throw new DomainError("auth.invalid_credentials");
  if (!found.account.usable) throw new DomainError("auth.disabled");
  const { passwordHash } = found;
  renewPasswordHash(deps, { userId: found.account.userId, passwordHash, password: input.password });

  const { account } = found;
  if (account.secondFactor?.isOn) {
    const [challenge] = await Promise.all([beginChallenge(deps, account.userId), tried.succeeded()]);
    return { me: null, challenge };
  }
  const [opened] = await Promise.all([openSession({ actor, deps, account, device }), tried.succeeded()]);
  return opened;
}
