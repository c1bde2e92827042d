import { and, eq, type SQL, sql } from "drizzle-orm";
import { jobNotBegun } from "#domain/tickets/job-steps.ts";
import type { Db } from "../client.ts";
import { supportTickets } from "../schema/index.ts";

/** Word for word the condition of the index of unfinished tickets, so that it is used. */
const unfinished = sql`${supportTickets.status} in ('open', 'in_progress')`;

/** As `isOnItsWay` of the domain has it: rolling ends the wait. */
const isOnItsWay = sql`${supportTickets.rollingAt} is null and
  coalesce(${supportTickets.dispatchedAt}, ${supportTickets.enRouteAt}, ${supportTickets.onSiteAt}) is not null`;

/**
 * The statements that release every unfinished ticket of a technician, each with its event, for the batch that removes
 * the technician; `when` is their condition. The events wait in the outbox for delivery.
 */
export function ticketsRelease(
  db: Pick<Db, "run" | "update">,
  input: {
    readonly userId: string;
    /** The actor; null when the event names no person. */
    readonly actor: { readonly userId: string; readonly name: string | null } | null;
    readonly now: number;
    readonly when: SQL;
  },
) {
  const { userId, actor, now, when } = input;
  const held = and(eq(supportTickets.assignedTo, userId), unfinished, when);
  return [
    db.run(sql`insert into ticket_events
      (id, ticket_id, type, version, actor_id, actor_name, audience, data, created_at)
      select 'evt_' || hex(randomblob(10)), ${supportTickets.id}, 'ticket.released', ${supportTickets.version} + 1,
        ${actor?.userId ?? null}, ${actor?.name ?? null}, 'everyone',
        json_object('ticketNumber', ${supportTickets.ticketNumber}, 'status', 'open', 'assignedTo', null,
          'assignedName', null, 'helpCalledOff', json(iif(${isOnItsWay}, 'true', 'false'))), ${now}
      from ${supportTickets} where ${held}`),
    db
      .update(supportTickets)
      .set({
        status: "open",
        assignedTo: null,
        assignedName: null,
        assignedAt: null,
        unclaimedSince: now,
        escalatedAt: null,
        escalatedAgainAt: null,
        snoozedUntil: null,
        ...jobNotBegun,
        updatedAt: now,
        version: sql`${supportTickets.version} + 1`,
      })
      .where(held)
      .returning({ id: supportTickets.id }),
  ] as const;
}
