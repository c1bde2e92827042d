import { repeatsEmail } from "#domain/accounts/password.ts";
import { DomainError } from "#domain/errors.ts";
import type { Passwords } from "#worker/ports/passwords.ts";

/** @throws auth.password_common for a password that others try first: a common or breached one, or the e-mail itself. */
export async function refuseWeakPassword(passwords: Passwords, password: string, email?: string): Promise<void> {
  const weak = (email !== undefined && repeatsEmail(password, email)) || (await passwords.isCommon(password));
  if (weak) throw new DomainError("auth.password_common");
}
