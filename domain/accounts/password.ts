/** The specification's minimum (product decision P28). */
export const minPasswordLength = 6;
/** A bound on the work of hashing; passphrases fit easily. */
export const maxPasswordLength = 200;

/** True when a password is nothing but the account's own e-mail address, or the part before the @. */
export function repeatsEmail(password: string, email: string): boolean {
  const typed = password.trim().toLowerCase();
  const address = email.trim().toLowerCase();
  return typed === address || typed === address.replace(/@.*$/, "");
}
