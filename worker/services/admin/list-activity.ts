import { listLatest } from "#db/queries/audit-log.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { toAuditEntry } from "../audit/audit-view.ts";

/** As far back as the dashboard looks. */
const recent = 24 * 3_600_000;
/** Lines that the dashboard shows. */
const shown = 12;

/** What happened to tickets in the last 24 hours, and what people did that is written down; newest first. */
export async function listActivity({ deps }: { readonly deps: Pick<Deps, "db" | "clock"> }) {
  const since = deps.clock.now() - recent;
  const { events, audit } = await listLatest(deps.db, shown);
  const items = [
    ...events.map((event) => ({ kind: "ticket" as const, ...event })),
    ...audit
      // The ticket's own event says it already.
      .filter(({ subjectKind }) => subjectKind !== "ticket")
      .map((row) => ({ kind: "audit" as const, ...toAuditEntry(row) })),
  ];
  return {
    items: items
      .filter(({ createdAt }) => createdAt >= since)
      .toSorted((a, b) => b.createdAt - a.createdAt)
      .slice(0, shown),
  };
}
