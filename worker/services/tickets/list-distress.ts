import { listDistress as readSignals } from "#db/queries/distress-signals.ts";
import type { DistressSignal } from "#domain/tickets/distress.ts";
import type { Deps } from "#worker/ports/deps.ts";

/** Every open distress signal with its ticket, oldest first. */
export async function listDistress({ deps }: { readonly deps: Pick<Deps, "db"> }) {
  const items: ({ readonly ticketId: string; readonly ticketNumber: string } & DistressSignal)[] = [];
  for (const { signal, ...ticket } of await readSignals(deps.db)) {
    if (signal !== null) items.push({ ...ticket, ...signal });
  }
  return { items, nextCursor: null };
}
