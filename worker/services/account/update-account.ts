import { type ProfileChanges, updateProfile } from "#db/queries/users.ts";
import type { Actor } from "#domain/access/actor.ts";
import type { UpdateAccountInput } from "#domain/accounts/account.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { changePassword } from "./change-password.ts";

/**
 * Changes what is given of one's own account: name, telephone number, company, whether answers come by mail, password.
 * Returns the cookie of the new session after a change of password, otherwise null.
 * @throws auth.password_wrong, auth.password_common, auth.rate_limited; then nothing has changed
 */
export async function updateAccount({
  actor,
  deps,
  input,
  userAgent,
}: {
  readonly actor: Actor;
  readonly deps: Deps;
  readonly input: UpdateAccountInput;
  readonly userAgent: string | null;
}): Promise<{ readonly setCookie: string | null }> {
  const { newPassword, currentPassword = "" } = input;
  const changed =
    newPassword === undefined
      ? null
      : await changePassword({ actor, deps, input: { currentPassword, newPassword }, userAgent });
  await updateProfile(deps.db, actor.userId, profileChanges(input));
  return { setCookie: changed?.setCookie ?? null };
}

function profileChanges({ fullName, phone, companyName, repliesByMail }: UpdateAccountInput): ProfileChanges {
  return {
    ...(fullName === undefined ? {} : { fullName }),
    ...(phone === undefined ? {} : { phone: phone || null }),
    ...(companyName === undefined ? {} : { companyName: companyName || null }),
    ...(repliesByMail === undefined ? {} : { repliesByMail }),
  };
}
