import { listTechCandidates } from "#db/queries/tech-candidates.ts";
import type { ListCandidatesInput } from "#domain/techs/inputs.ts";
import type { Deps } from "#worker/ports/deps.ts";

/** A page of accounts that may become technicians', applicants first; found by e-mail or name. */
export async function listCandidates({
  deps,
  input,
}: {
  readonly deps: Pick<Deps, "db">;
  readonly input: ListCandidatesInput;
}) {
  const { items, nextCursor } = await listTechCandidates(deps.db, input);
  return { items: items.map(({ seq: _seq, ...candidate }) => candidate), nextCursor };
}
