import { type AccountWithPassword, findAccountByEmail } from "#db/queries/accounts.ts";
import { isTrialUsed } from "#db/queries/used-trials.ts";
import { createAccountIfNew } from "#db/queries/users.ts";
import type { Actor } from "#domain/access/actor.ts";
import { accountMailsPerEmail, signUpsPerAddress } from "#domain/accounts/limits.ts";
import type { SignUpInput } from "#domain/accounts/sign-up.ts";
import { newId } from "#domain/ids.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { hashTrialAddress } from "../account/hash-trial-address.ts";
import { countTry } from "../limits/sign-in-tries.ts";
import { accountExistsMail } from "../mail/account-exists-mail.ts";
import { applicationMail } from "../mail/application-mail.ts";
import { welcomeMail } from "../mail/welcome-mail.ts";
import { type Device, rememberDevice } from "./device.ts";
import { enforceAddressLimit } from "./enforce-rate-limit.ts";
import { makeVerificationLink } from "./make-verification-link.ts";
import { refuseWeakPassword } from "./refuse-weak-password.ts";

export interface SignUp {
  /** The new session's cookie; null when the e-mail had an account and the password did not open it. */
  readonly setCookie: string | null;
}

/**
 * Makes account, profile and (for drivers) the trial in one transaction, and signs in. The trial of an address that has
 * had one with an erased account is over from the beginning. A known e-mail with its own
 * password signs in too, so that a repeated sign-up does no harm; with another password nothing happens but a mail to
 * the owner. The caller answers all three alike.
 * @throws auth.password_common, auth.rate_limited
 */
export async function signUp({
  actor,
  deps,
  input,
  device,
}: {
  readonly actor: Actor | null;
  readonly deps: Deps;
  readonly input: SignUpInput;
  readonly device: Device;
}): Promise<SignUp> {
  await refuseWeakPassword(deps.passwords, input.password, input.email);
  const addressHash = await hashTrialAddress(deps, input.email);
  const [existing, trialUsed] = await Promise.all([
    findAccountByEmail(deps.db, input.email),
    isTrialUsed(deps.db, addressHash),
    enforceAddressLimit(deps, "sign-up", device.address, signUpsPerAddress),
  ]);
  return existing === null
    ? createAccount(deps, actor, input, device, trialUsed)
    : signInAs(deps, actor, await recognise(deps, existing, input, device), device);
}

/** Signs in to an account that exists; null signs in to none. */
async function signInAs(deps: Deps, actor: Actor | null, userId: string | null, device: Device): Promise<SignUp> {
  if (userId === null) return { setCookie: null };
  const [{ setCookie }] = await Promise.all([
    deps.sessions.create(userId, device.userAgent),
    endOwn(deps, actor),
    rememberDevice(deps, device, userId),
  ]);
  return { setCookie };
}

/** Ends the session that the browser had before. */
async function endOwn({ sessions }: Deps, actor: Actor | null): Promise<void> {
  if (actor !== null) await sessions.end(actor.sessionId);
}

async function createAccount(
  deps: Deps,
  actor: Actor | null,
  input: SignUpInput,
  device: Device,
  trialUsed: boolean,
): Promise<SignUp> {
  const { clock, db, passwords, randomBytes, sessions } = deps;
  const passwordHash = await passwords.hash(input.password);
  const now = clock.now();
  const applies = input.applyAsTechnician === true;
  const id = newId("user", randomBytes);
  const { session, setCookie } = sessions.prepare(id, device.userAgent);
  const account = {
    id,
    email: input.email,
    passwordHash,
    fullName: input.fullName ?? null,
    phone: input.phone || null,
    techRequestedAt: applies ? now : null,
    trialId: applies ? null : newId("subscription", randomBytes),
    trialUsed,
    createdAt: now,
  };
  if (await createAccountIfNew(db, account, session)) {
    await endOwn(deps, actor);
    deps.background(rememberDevice(deps, device, id));
    deps.background(welcome(deps, input, { userId: id, trialUsed }));
    return { setCookie };
  }
  // A concurrent sign-up with the same address won, most likely a double tap.
  const faster = await findAccountByEmail(db, input.email);
  const userId = faster === null ? null : await recognise(deps, faster, input, device);
  return signInAs(deps, actor, userId, device);
}

async function welcome(
  deps: Deps,
  input: SignUpInput,
  { userId, trialUsed }: { readonly userId: string; readonly trialUsed: boolean },
): Promise<void> {
  const verifyLink = await makeVerificationLink(deps, userId);
  const mail = input.applyAsTechnician === true ? applicationMail : welcomeMail;
  const { email: to, fullName } = input;
  await deps.mail.send(mail({ to, fullName, publicUrl: deps.publicUrl, verifyLink, trialUsed }));
}

/** The id of the existing account if the password is its own; counted like a sign-in, so that this is no second way to guess. */
async function recognise(
  deps: Deps,
  existing: AccountWithPassword,
  input: SignUpInput,
  device: Device,
): Promise<string | null> {
  const [tried, matches] = await Promise.all([
    countTry(deps, input.email, device),
    deps.passwords.verify(existing.passwordHash, input.password),
  ]);
  // With a second factor the password alone opens nothing: its owner signs in where the code is asked for.
  if (tried.allowed && matches && existing.account.usable && !existing.account.secondFactor?.isOn) {
    deps.background(tried.succeeded());
    return existing.account.userId;
  }
  if (existing.account.usable) deps.background(tellOwner(deps, input.email));
  return null;
}

async function tellOwner({ limits, mail, publicUrl }: Deps, email: string): Promise<void> {
  const { allowed } = await limits.hit({ key: `account-exists:${email}`, ...accountMailsPerEmail });
  if (allowed) await mail.send(accountExistsMail({ to: email, publicUrl }));
}
