import { replacePasswordHash } from "#db/queries/users.ts";
import type { Deps } from "#worker/ports/deps.ts";

/**
 * Makes a hash of an earlier cost again, behind the answer of a sign-in that has just shown the password. A password
 * that was changed meanwhile stays as it is; one that could not be renewed is renewed at the next sign-in.
 */
export function renewPasswordHash(
  { db, passwords, background }: Pick<Deps, "db" | "passwords" | "background">,
  {
    userId,
    passwordHash,
    password,
  }: { readonly userId: string; readonly passwordHash: string; readonly password: string },
): void {
  if (!passwords.isOutdated(passwordHash)) return;
  background(
    passwords.hash(password).then((renewed) => replacePasswordHash(db, { userId, before: passwordHash, renewed })),
  );
}
