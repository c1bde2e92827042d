import { findTech, type TechRow } from "#db/queries/techs.ts";
import { DomainError } from "#domain/errors.ts";
import type { TechRef } from "#domain/techs/inputs.ts";
import type { Deps } from "#worker/ports/deps.ts";

/**
 * One technician, with the number of unfinished tickets.
 * @throws DomainError `tech.not_found`.
 */
export async function getTech({
  deps,
  input,
}: {
  readonly deps: Pick<Deps, "db">;
  readonly input: TechRef;
}): Promise<TechRow> {
  const tech = await findTech(deps.db, input.techId);
  if (tech === null) throw new DomainError("tech.not_found");
  return tech;
}
