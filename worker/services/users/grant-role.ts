import { findAccountByEmail } from "#db/queries/accounts.ts";
import { addRole } from "#db/queries/users.ts";
import { type Actor, isAdmin } from "#domain/access/actor.ts";
import type { Role } from "#domain/access/roles.ts";
import { DomainError } from "#domain/errors.ts";
import { newId } from "#domain/ids.ts";
import type { Deps } from "#worker/ports/deps.ts";

/**
 * Gives the account with an e-mail a role and ends its sessions, so that the role begins with a new sign-in.
 * Giving it twice does no harm. `actor` is null for the command, which the operator of the server may use.
 * @throws auth.role_required, user.not_found
 */
export async function grantRole({
  actor,
  deps,
  input,
}: {
  readonly actor: Actor | null;
  readonly deps: Pick<Deps, "clock" | "db" | "randomBytes">;
  readonly input: { readonly email: string; readonly role: Role };
}): Promise<{ readonly userId: string }> {
  if (actor !== null && !isAdmin(actor)) throw new DomainError("auth.role_required", { role: "admin" });
  const { clock, db, randomBytes } = deps;
  const email = input.email.trim().toLowerCase();
  const found = await findAccountByEmail(db, email);
  if (found === null) throw new DomainError("user.not_found");
  const { userId } = found.account;
  await addRole(db, {
    userId,
    role: input.role,
    techProfileId: newId("tech", randomBytes),
    audit: {
      id: newId("audit", randomBytes),
      actorId: actor?.userId ?? null,
      action: "role.granted",
      subjectKind: "user",
      subjectId: userId,
      data: { role: input.role },
      createdAt: clock.now(),
    },
  });
  return { userId };
}
