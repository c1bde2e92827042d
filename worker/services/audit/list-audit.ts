import { listAudit as readAudit } from "#db/queries/audit-log.ts";
import type { ListAuditInput } from "#domain/audit/audit.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { toAuditEntry } from "./audit-view.ts";

/** A page of the record of who changed or saw what, newest first. */
export async function listAudit({ deps, input }: { readonly deps: Pick<Deps, "db">; readonly input: ListAuditInput }) {
  const { items, nextCursor, about } = await readAudit(deps.db, input);
  return { items: items.map(toAuditEntry), nextCursor, about };
}
