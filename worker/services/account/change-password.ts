import { findPasswordHash, replacePassword } from "#db/queries/users.ts";
import type { Actor } from "#domain/access/actor.ts";
import { ownPasswordKey, signInFailures } from "#domain/accounts/limits.ts";
import { DomainError } from "#domain/errors.ts";
import { newId } from "#domain/ids.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { closeSockets } from "../auth/close-sockets.ts";
import { enforceRateLimit } from "../auth/enforce-rate-limit.ts";
import { refuseWeakPassword } from "../auth/refuse-weak-password.ts";
import { passwordChangedMail } from "../mail/password-changed-mail.ts";

/**
 * Replaces the password; the present one must be given. All sessions end, and this one continues under a new id.
 * Wrong guesses are ten in a quarter of an hour, counted apart from those of strangers at the sign-in.
 * @throws auth.password_wrong, auth.password_common, auth.rate_limited
 */
export async function changePassword({
  actor,
  deps,
  input,
  userAgent,
}: {
  readonly actor: Actor;
  readonly deps: Deps;
  readonly input: { readonly currentPassword: string; readonly newPassword: string };
  readonly userAgent: string | null;
}): Promise<{ readonly setCookie: string }> {
  const { clock, db, limits, mail, passwords, randomBytes, sessions } = deps;
  const key = ownPasswordKey(actor.userId);
  await refuseWeakPassword(passwords, input.newPassword, actor.email);
  const [hash] = await Promise.all([findPasswordHash(db, actor.userId), enforceRateLimit(deps, key, signInFailures)]);
  const matches = hash !== null && (await passwords.verify(hash, input.currentPassword));
  if (!matches) throw new DomainError("auth.password_wrong");

  const passwordHash = await passwords.hash(input.newPassword);
  const { session, setCookie } = sessions.prepare(actor.userId, userAgent);
  const audit = {
    id: newId("audit", randomBytes),
    actorId: actor.userId,
    action: "password.changed",
    subjectKind: "user",
    subjectId: actor.userId,
    createdAt: clock.now(),
  };
  await Promise.all([replacePassword(db, { userId: actor.userId, passwordHash, session, audit }), limits.clear(key)]);
  closeSockets(deps, actor.userId, "account");
  deps.background(mail.send(passwordChangedMail({ to: actor.email, publicUrl: deps.publicUrl })));
  return { setCookie };
}
