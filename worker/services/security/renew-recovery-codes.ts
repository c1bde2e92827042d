import { replaceRecoveryCodes } from "#db/queries/second-factors.ts";
import type { Actor } from "#domain/access/actor.ts";
import { DomainError } from "#domain/errors.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { makeRecoveryCodes } from "./make-recovery-codes.ts";
import { securityAudit } from "./security-audit.ts";

/** Ten new recovery codes; the former ones stop working. @throws second_factor.not_enrolled, second_factor.unavailable */
export async function renewRecoveryCodes({
  actor,
  deps,
}: {
  readonly actor: Actor;
  readonly deps: Deps;
}): Promise<{ readonly recoveryCodes: readonly string[] }> {
  const { userId } = actor;
  const { codes, codeHashes } = await makeRecoveryCodes(deps, userId);
  const audit = securityAudit(deps, { action: "second_factor.codes_renewed", actorId: userId, userId });
  if (!(await replaceRecoveryCodes(deps.db, { userId, codeHashes, audit }))) {
    throw new DomainError("second_factor.not_enrolled");
  }
  return { recoveryCodes: codes };
}
