import { listTechs as readTechs } from "#db/queries/techs.ts";
import type { ListTechsInput } from "#domain/techs/inputs.ts";
import type { Deps } from "#worker/ports/deps.ts";

interface ListTechs {
  readonly deps: Pick<Deps, "db">;
  readonly input: ListTechsInput;
}

/** A page of technicians in order of their names, found by name or e-mail; each with the number of unfinished tickets. */
export function listTechs({ deps, input }: ListTechs) {
  return readTechs(deps.db, { ...input, available: false });
}

/** The same of those alone who may be given a ticket now. */
export function listAvailableTechs({ deps, input }: ListTechs) {
  return readTechs(deps.db, { ...input, available: true });
}
