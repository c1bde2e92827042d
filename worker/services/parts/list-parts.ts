import { listParts as readParts } from "#db/queries/parts.ts";
import type { Actor } from "#domain/access/actor.ts";
import type { ListPartsInput } from "#domain/parts/inputs.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { toPart } from "./part-view.ts";

/** The orders of any ticket, newest first. */
export async function listParts({ deps, input }: { readonly deps: Pick<Deps, "db">; readonly input: ListPartsInput }) {
  const { items, nextCursor } = await readParts(deps.db, input);
  return { items: items.map(toPart), nextCursor };
}

/** The orders of one of the driver's own tickets, newest first; none for another's. */
export async function listMyParts({
  actor,
  deps,
  input,
}: {
  readonly actor: Pick<Actor, "userId">;
  readonly deps: Pick<Deps, "db">;
  readonly input: ListPartsInput;
}) {
  const { items, nextCursor } = await readParts(deps.db, { ...input, ownerId: actor.userId });
  return { items: items.map(toPart), nextCursor };
}
