import { findAccountByEmail } from "#db/queries/accounts.ts";
import { removeFactor } from "#db/queries/second-factors.ts";
import { DomainError } from "#domain/errors.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { securityAudit } from "./security-audit.ts";

/**
 * Removes the second factor of the account with an e-mail, for the command that the operator of the server runs: the
 * sole administrator who lost phone and recovery codes has no colleague to ask. All sessions of the account end; the
 * password alone then opens the account, until a new second factor is set up.
 * @throws DomainError `user.not_found`, `second_factor.not_enrolled`
 */
export async function resetLostFactor({
  deps,
  input,
}: {
  readonly deps: Pick<Deps, "clock" | "db" | "randomBytes">;
  readonly input: { readonly email: string };
}): Promise<void> {
  const found = await findAccountByEmail(deps.db, input.email.trim().toLowerCase());
  if (found === null) throw new DomainError("user.not_found");
  const { userId } = found.account;
  const audit = securityAudit(deps, { action: "second_factor.reset", actorId: null, userId });
  const removed = await removeFactor(deps.db, { userId, audit, endSessions: true, unlessRequired: false });
  if (!removed) throw new DomainError("second_factor.not_enrolled");
}
