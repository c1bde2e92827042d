import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { pageOf } from "#domain/paging.ts";
import {
  type ListQueueInput,
  mostCounted,
  type QueueFilter,
  type QueueSort,
  type QueueView,
  queueViewNames,
  queueViews,
  readQueueCursor,
} from "#domain/tickets/queue.ts";
import { ticketStatuses, ticketStatusesOf } from "#domain/tickets/ticket.ts";
import type { Db } from "../client.ts";
import { supportTickets } from "../schema/index.ts";
import { assignmentFilter, heldSince, listTickets, queueFields } from "./tickets.ts";

/** The orders by a time: its column, and whether the earliest or the latest comes first. */
const orders = {
  due: { column: supportTickets.replyDueAt, field: "replyDueAt", latestFirst: false },
  waiting: { column: supportTickets.waitingSince, field: "waitingSince", latestFirst: false },
  activity: { column: supportTickets.updatedAt, field: "updatedAt", latestFirst: true },
} as const satisfies Readonly<Record<Exclude<QueueSort, "newest">, unknown>>;

/** A page of the desk's queue; `now` in milliseconds UTC decides what is still snoozed. One round trip. */
export async function listQueue(db: Db, userId: string, input: ListQueueInput, now: number) {
  const view = input.view ? viewFilter(queueViews[input.view], userId, now) : undefined;
  if (input.q !== "" || input.sort === "newest") {
    const cursor = input.cursor?.includes(".") ? null : input.cursor;
    return listTickets(db, userId, { ...input, cursor }, { now, also: view });
  }
  const order = orders[input.sort];
  const statuses = input.status ? ticketStatusesOf(input.status) : ticketStatuses;
  const filters = and(assignmentFilter(input.assignment, userId), heldSince(input, now), view);
  const limit = input.limit + 1;
  const end = readQueueCursor(input.cursor);
  const { column, latestFirst } = order;
  const seq = supportTickets.seq;
  // Each status and each half reads its own end of the index, so that a page costs the same at any length.
  const halves = statuses.flatMap((status) => {
    const of = and(eq(supportTickets.status, status), filters);
    const timed = latestFirst
      ? sql`select seq from (select ${seq} as seq from ${supportTickets}
          where ${and(of, end?.time == null ? undefined : sql`(${column}, ${seq}) < (${end.time}, ${end.seq})`)}
          order by ${column} desc, ${seq} desc limit ${limit})`
      : sql`select seq from (select ${seq} as seq from ${supportTickets}
          where ${and(of, isNotNull(column), end?.time == null ? undefined : sql`(${column}, ${seq}) > (${end.time}, ${end.seq})`)}
          order by ${column}, ${seq} limit ${limit})`;
    const untimed = sql`select seq from (select ${seq} as seq from ${supportTickets}
      where ${and(of, isNull(column), end?.time === null ? sql`${seq} < ${end.seq}` : undefined)}
      order by ${seq} desc limit ${limit})`;
    if (latestFirst) return [timed];
    return end?.time === null ? [untimed] : [timed, untimed];
  });
  const rows = await db
    .select(queueFields)
    .from(supportTickets)
    .where(sql`${seq} in (${sql.join(halves, sql` union all `)})`)
    .orderBy(
      ...(latestFirst
        ? [sql`${column} desc`, sql`${seq} desc`]
        : [sql`${column} is null`, sql`${column}`, sql`case when ${column} is null then -${seq} else ${seq} end`]),
    )
    .limit(limit);
  return pageOf(rows, input.limit, (last) => `${last[order.field] ?? "none"}.${last.seq}`);
}

/** How many unfinished tickets each view shows, counted up to one more than `mostCounted`. One round trip. */
export async function countQueueViews(db: Db, userId: string, now: number): Promise<Record<QueueView, number>> {
  const counts = queueViewNames.map((name) => {
    const where = and(
      inArray(supportTickets.status, ticketStatusesOf("unfinished")),
      viewFilter(queueViews[name], userId, now),
    );
    return sql`(select count(*) from (select 1 from ${supportTickets} where ${where} limit ${mostCounted + 1})) as ${sql.identifier(name)}`;
  });
  const [row] = await db.all<Record<QueueView, number>>(sql`select ${sql.join(counts, sql`, `)}`);
  if (row === undefined) throw new Error("a select without a table has one row");
  return row;
}

function viewFilter({ assignment, waiting, emergency, snoozed }: QueueFilter, userId: string, now: number) {
  const until = supportTickets.snoozedUntil;
  return and(
    assignmentFilter(assignment, userId),
    waiting ? isNotNull(supportTickets.waitingSince) : undefined,
    emergency
      ? or(eq(supportTickets.urgencyLevel, "emergency"), eq(supportTickets.assessedUrgency, "emergency"))
      : undefined,
    snoozed ? sql`${until} > ${now}` : (or(isNull(until), sql`${until} <= ${now}`) as SQL),
  );
}
