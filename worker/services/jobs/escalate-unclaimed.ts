import { listOverdueEmergencies } from "#db/queries/ticket-escalation.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { escalateTicket } from "../tickets/escalate-ticket.ts";

const atOnce = 50;

/** Escalates unclaimed emergencies, in case the alarms of their rooms were lost. */
export async function escalateUnclaimed({ deps }: { readonly deps: Deps }): Promise<void> {
  const ticketIds = await listOverdueEmergencies(deps.db, { now: deps.clock.now(), limit: atOnce });
  for (const ticketId of ticketIds) {
    try {
      await escalateTicket({ deps, input: { ticketId } });
    } catch (error) {
      // One ticket that cannot be written must not keep the others waiting.
      deps.log.error("ticket.escalation_failed", error, { ticketId });
    }
  }
}
