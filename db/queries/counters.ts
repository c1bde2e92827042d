import { inArray, sql } from "drizzle-orm";
import { partStatusesOf } from "#domain/parts/order.ts";
import { ticketStatusesOf } from "#domain/tickets/ticket.ts";
import type { Db } from "../client.ts";
import { counters, partsOrders, supportTickets, userProfiles } from "../schema/index.ts";

/** The administrator's six counts. */
export interface DashboardCounts {
  readonly totalTickets: number;
  /** Open or in progress. */
  readonly openTickets: number;
  /** Resolved or closed. */
  readonly resolvedTickets: number;
  readonly totalUsers: number;
  /** Pending, approved or ordered. */
  readonly pendingOrders: number;
  /** Delivered. */
  readonly completedOrders: number;
}

const names = {
  totalTickets: "tickets.total",
  openTickets: "tickets.open",
  resolvedTickets: "tickets.resolved",
  totalUsers: "users.total",
  pendingOrders: "parts.pending",
  completedOrders: "parts.completed",
} as const satisfies Record<keyof DashboardCounts, string>;

type CounterName = (typeof names)[keyof typeof names];

/** The six counts in one round trip, as long as the triggers have kept them; no table is counted. */
export async function readCounts(db: Db): Promise<DashboardCounts> {
  const stored = new Map((await db.select().from(counters)).map(({ name, value }) => [name, value]));
  const read = (key: keyof DashboardCounts) => stored.get(names[key]) ?? 0;
  return {
    totalTickets: read("totalTickets"),
    openTickets: read("openTickets"),
    resolvedTickets: read("resolvedTickets"),
    totalUsers: read("totalUsers"),
    pendingOrders: read("pendingOrders"),
    completedOrders: read("completedOrders"),
  };
}

/** A counter that did not say what the rows say. */
export interface CounterDrift {
  readonly name: CounterName;
  readonly stored: number | null;
  readonly counted: number;
}

/** Recounts the rows, corrects the counters that drifted, and returns those. For the nightly job. */
export function recount(db: Db): Promise<readonly CounterDrift[]> {
  return db.transaction(async (tx) => {
    const counts: Readonly<Record<CounterName, number>> = {
      "tickets.total": await tx.$count(supportTickets),
      "tickets.open": await tx.$count(supportTickets, inArray(supportTickets.status, ticketStatusesOf("unfinished"))),
      "tickets.resolved": await tx.$count(supportTickets, inArray(supportTickets.status, ticketStatusesOf("finished"))),
      "users.total": await tx.$count(userProfiles),
      "parts.pending": await tx.$count(partsOrders, inArray(partsOrders.status, partStatusesOf("unfulfilled"))),
      "parts.completed": await tx.$count(partsOrders, inArray(partsOrders.status, partStatusesOf("delivered"))),
    };
    const stored = new Map((await tx.select().from(counters)).map(({ name, value }) => [name, value]));
    const drifts = Object.values(names)
      .map((name) => ({ name, stored: stored.get(name) ?? null, counted: counts[name] }))
      .filter((drift) => drift.stored !== drift.counted);
    if (drifts.length > 0) {
      await tx
        .insert(counters)
        .values(drifts.map(({ name, counted }) => ({ name, value: counted })))
        .onConflictDoUpdate({ target: counters.name, set: { value: sql`excluded.value` } });
    }
    return drifts;
  });
}
