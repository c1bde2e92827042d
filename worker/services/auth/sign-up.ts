import { type AccountWithPassword, findAccountByEmail } from "#db/queries/accounts.ts";
import { createAccountIfNew } from "#db/queries/users.ts";
import type { Actor } from "#domain/access/actor.ts";
import { accountMailsPerEmail, signInFailures, signInKey, signUpsPerAddress } from "#domain/accounts/limits.ts";
import type { SignUpInput } from "#domain/accounts/sign-up.ts";
import { newId } from "#domain/ids.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { accountExistsMail } from "../mail/account-exists-mail.ts";
import { applicationMail } from "../mail/application-mail.ts";
import { welcomeMail } from "../mail/welcome-mail.ts";
import { countAddress } from "./count-or-refuse.ts";
import type { Device } from "./device.ts";
import { refuseWeakPassword } from "./refuse-weak-password.ts";

export interface SignUp {
  /** The new session's cookie; null when the e-mail had an account and the password did not open it. */
  readonly setCookie: string | null;
}

/**
 * Makes account, profile and (for drivers) the trial in one transaction, and signs in. A known e-mail with its own
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
  const [existing] = await Promise.all([
    findAccountByEmail(deps.db, input.email),
    countAddress(deps, "sign-up", device.address, signUpsPerAddress),
  ]);
  const { userAgent } = device;
  return existing === null
    ? createAccount(deps, actor, input, userAgent)
    : signInAs(deps, actor, await recognise(deps, existing, input), userAgent);
}

/** Signs in as an account that was there; as nobody with null. */
async function signInAs(
  deps: Deps,
  actor: Actor | null,
  userId: string | null,
  userAgent: string | null,
): Promise<SignUp> {
  if (userId === null) return { setCookie: null };
  const [{ setCookie }] = await Promise.all([deps.sessions.create(userId, userAgent), endOwn(deps, actor)]);
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
  userAgent: string | null,
): Promise<SignUp> {
  const { clock, db, passwords, randomBytes, sessions } = deps;
  const passwordHash = await passwords.hash(input.password);
  const now = clock.now();
  const applies = input.applyAsTechnician === true;
  const id = newId("user", randomBytes);
  const { session, setCookie } = sessions.prepare(id, userAgent);
  const account = {
    id,
    email: input.email,
    passwordHash,
    fullName: input.fullName ?? null,
    phone: input.phone || null,
    techRequestedAt: applies ? now : null,
    trialId: applies ? null : newId("subscription", randomBytes),
    createdAt: now,
  };
  if (await createAccountIfNew(db, account, session)) {
    await endOwn(deps, actor);
    const mail = applies ? applicationMail : welcomeMail;
    deps.background(deps.mail.send(mail({ to: input.email, fullName: input.fullName, publicUrl: deps.publicUrl })));
    return { setCookie };
  }
  // Somebody, most likely the same person, was faster by milliseconds.
  const faster = await findAccountByEmail(db, input.email);
  const userId = faster === null ? null : await recognise(deps, faster, input);
  return signInAs(deps, actor, userId, userAgent);
}

/** The id of the existing account if the password is its own; counted like a sign-in, so that this is no second way to guess. */
async function recognise(deps: Deps, existing: AccountWithPassword, input: SignUpInput): Promise<string | null> {
  const key = signInKey(input.email);
  const [{ allowed }, matches] = await Promise.all([
    deps.limits.hit({ key, ...signInFailures }),
    deps.passwords.verify(existing.passwordHash, input.password),
  ]);
  // With a second factor the password alone opens nothing: its owner signs in where the code is asked for.
  if (allowed && matches && existing.account.usable && !existing.account.secondFactor?.isOn) {
    deps.background(deps.limits.clear(key));
    return existing.account.userId;
  }
  if (existing.account.usable) deps.background(tellOwner(deps, input.email));
  return null;
}

async function tellOwner({ limits, mail, publicUrl }: Deps, email: string): Promise<void> {
  const { allowed } = await limits.hit({ key: `account-exists:${email}`, ...accountMailsPerEmail });
  if (allowed) await mail.send(accountExistsMail({ to: email, publicUrl }));
}
