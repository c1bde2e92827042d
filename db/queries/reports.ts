import { and, between, desc, eq, gte, lt, lte, notInArray, type SQL, sql } from "drizzle-orm";
import { type CellKind, cellKinds, type ReportCell } from "#domain/analytics/cells.ts";
import { bucketStarts } from "#domain/analytics/histogram.ts";
import { startOfDay } from "#domain/analytics/ranges.ts";
import type { DayCell } from "#domain/analytics/report.ts";
import type { Db } from "../client.ts";
import { reportCells, techProfiles, userProfiles, userRoles } from "../schema/index.ts";

const dayLength = startOfDay(1);

/** From the first day up to, but without, the last one; counted from 1970 in UTC. */
export interface Days {
  readonly first: number;
  readonly end: number;
}

/** What is shown over time, and not only as a sum. */
const dailyKinds: readonly CellKind[] = ["tickets"];

/** The number of the histogram's bucket that a duration in milliseconds falls into, found by halves. */
function bucketOf(duration: SQL, first = 0, end = bucketStarts.length): SQL {
  if (end - first === 1) return sql.raw(String(first));
  const middle = (first + end) >> 1;
  const border = sql.raw(String(bucketStarts[middle]));
  return sql`case when ${duration} < ${border} then ${bucketOf(duration, first, middle)}
    else ${bucketOf(duration, middle, end)} end`;
}

interface Source {
  readonly fields: SQL;
  /** From where, and on what condition. */
  readonly from: SQL;
  /** When it came in. */
  readonly cameIn: SQL;
}

function cell({ key = sql`''`, bucket = sql`0`, total = sql`0` }: { key?: SQL; bucket?: SQL; total?: SQL }): SQL {
  return sql`${key} as key, ${bucket} as bucket, count(*) as count, ${total} as total`;
}

/** A technician who resolves a ticket has answered it. */
const answeredAt = sql`coalesce(first_response_at, resolved_at)`;
const cameIn = sql`created_at`;
// The condition is not to be looked up in another index than that of the time (the plus keeps it out).
const assigned = sql`support_tickets where +assigned_to is not null and`;

function sourceOf(kind: CellKind, now: number): Source | null {
  switch (kind) {
    case "rolled":
      return null;
    case "tickets":
      return {
        fields: cell({
          key: sql`urgency_level`,
          total: sql`sum(${answeredAt} is null and response_due_at < coalesce(cancelled_at, ${now}))`,
        }),
        from: sql`support_tickets where`,
        cameIn,
      };
    case "first_response":
      return {
        fields: cell({
          key: sql`urgency_level`,
          bucket: bucketOf(sql`${answeredAt} - created_at`),
          total: sql`sum(${answeredAt} <= response_due_at)`,
        }),
        from: sql`support_tickets where ${answeredAt} is not null and`,
        cameIn,
      };
    case "resolution":
      return {
        fields: cell({ key: sql`urgency_level`, bucket: bucketOf(sql`resolved_at - created_at`) }),
        from: sql`support_tickets where resolved_at is not null and`,
        cameIn,
      };
    case "category":
      return {
        fields: cell({ key: sql`coalesce(json_extract(assessment, '$.category'), '')` }),
        from: sql`support_tickets where`,
        cameIn,
      };
    case "rating":
      return {
        fields: cell({ bucket: sql`rating` }),
        from: sql`support_tickets where rating is not null and`,
        cameIn,
      };
    case "tech_tickets":
      return {
        fields: cell({ key: sql`assigned_to`, total: sql`sum(resolved_at is not null)` }),
        from: assigned,
        cameIn,
      };
    case "tech_response":
      return {
        fields: cell({ key: sql`assigned_to`, bucket: bucketOf(sql`${answeredAt} - created_at`) }),
        from: sql`${assigned} ${answeredAt} is not null and`,
        cameIn,
      };
    case "tech_rating":
      return {
        fields: cell({ key: sql`assigned_to`, total: sql`sum(rating)` }),
        from: sql`${assigned} rating is not null and`,
        cameIn,
      };
    case "chats":
      return {
        fields: cell({ key: sql`outcome` }),
        // A chat that ended without a word has no summary: it solved nothing.
        from: sql`(select created_at, status, summary, case when exists (
            select 1 from support_tickets where conversation_id = conversations.id) then 'ticket' else 'alone' end outcome
          from conversations) where (outcome = 'ticket' or status = 'closed' and summary is not null) and`,
        cameIn,
      };
    case "parts":
      return {
        fields: cell({ key: sql`status`, total: sql`sum(price * (100 - discount_percent) / 100)` }),
        from: sql`parts_orders where`,
        cameIn,
      };
    case "accounts":
      return { fields: cell({}), from: sql`users where`, cameIn };
    case "trials":
      return {
        fields: cell({
          total: sql`sum(stripe_subscription_id is not null and status in ('trialing', 'active', 'past_due'))`,
        }),
        from: sql`user_subscriptions where`,
        cameIn: sql`trial_start`,
      };
  }
}

/** The statements that count what came in on some days; a sum over the days unless the kind is shown over time. */
function countStatements({ first, end }: Days, now: number, byDay: readonly CellKind[]): readonly SQL[] {
  return cellKinds.flatMap((kind) => {
    const source = sourceOf(kind, now);
    if (source === null) return [];
    const day = byDay.includes(kind)
      ? sql`${source.cameIn} / ${sql.raw(String(dayLength))}`
      : sql`${sql.raw(String(first))}`;
    return [
      sql`select ${day} as day, ${kind} as kind, ${source.fields} from ${source.from}
        ${source.cameIn} >= ${startOfDay(first)} and ${source.cameIn} < ${startOfDay(end)}
        group by 1, 3, 4`,
    ];
  });
}

/** The last day, `until` at most, whose cells are stored, and when they were; null when there is none. */
export async function findRolled(db: Db, until: number): Promise<{ readonly day: number; readonly at: number } | null> {
  const [row] = await db
    .select({ day: reportCells.day, at: reportCells.total })
    .from(reportCells)
    .where(and(lte(reportCells.day, until), eq(reportCells.kind, "rolled")))
    .orderBy(desc(reportCells.day))
    .limit(1);
  return row ?? null;
}

export interface ReportRows {
  readonly cells: readonly ReportCell[];
  readonly ticketDays: readonly DayCell[];
  readonly names: ReadonlyMap<string, string>;
}

/** What some days were like: stored cells of the first ones, the rest counted now. One round trip. */
export async function readReport(
  db: Db,
  days: { readonly stored: Days; readonly counted: Days },
  now: number,
): Promise<ReportRows> {
  const { stored, counted } = days;
  const within = between(reportCells.day, stored.first, stored.end - 1);
  const { kind, key, bucket } = reportCells;
  const [sums, daily, staff, ...live] = await db.batch([
    db
      .select({ kind, key, bucket, count: sum(reportCells.count), total: sum(reportCells.total) })
      .from(reportCells)
      .where(and(within, notInArray(kind, ["rolled", ...dailyKinds])))
      .groupBy(kind, key, bucket),
    db
      .select()
      .from(reportCells)
      .where(and(within, eq(kind, "tickets"))),
    db
      .selectDistinct({
        userId: userRoles.userId,
        name: sql<string>`coalesce(${techProfiles.fullName}, ${userProfiles.fullName},
          ${userProfiles.email})`,
      })
      .from(userRoles)
      .innerJoin(userProfiles, eq(userProfiles.id, userRoles.userId))
      .leftJoin(techProfiles, eq(techProfiles.userId, userRoles.userId)),
    ...countStatements(counted, now, dailyKinds).map((statement) =>
      db.all<Readonly<Record<keyof DayCell, unknown>>>(statement),
    ),
  ]);
  const fresh = live.flatMap((rows) => rows.map(toCell));
  return {
    cells: [...sums, ...fresh.filter(({ kind }) => !dailyKinds.includes(kind))],
    ticketDays: [...daily, ...fresh.filter(({ kind }) => dailyKinds.includes(kind))],
    names: new Map(staff.map(({ userId, name }) => [userId, name])),
  };
}

function sum(column: typeof reportCells.count | typeof reportCells.total): SQL<number> {
  return sql<number>`sum(${column})`;
}

function toCell({ day, kind, key, bucket, count, total }: Readonly<Record<keyof DayCell, unknown>>): DayCell {
  const known = cellKinds.find((name) => name === kind);
  if (known === undefined) throw new Error(`no such kind of cell: ${String(kind)}`);
  return {
    day: Number(day),
    kind: known,
    key: String(key),
    bucket: Number(bucket),
    count: Number(count),
    total: Number(total),
  };
}

/** The days from `first` on whose cells are stored. */
export async function listRolledDays(db: Db, first: number): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ day: reportCells.day })
    .from(reportCells)
    .where(and(gte(reportCells.day, first), eq(reportCells.kind, "rolled")));
  return new Set(rows.map(({ day }) => day));
}

/** Counts days that are over and stores their cells in place of those that were there; all or nothing, one round trip. */
export async function storeDays(db: Db, days: readonly number[], now: number): Promise<void> {
  const [first, ...rest] = days.flatMap((day) => [
    db.delete(reportCells).where(and(gte(reportCells.day, day), lt(reportCells.day, day + 1))),
    db.insert(reportCells).values({ day, kind: "rolled", key: "", bucket: 0, count: 0, total: now }),
    ...countStatements({ first: day, end: day + 1 }, now, []).map((statement) =>
      db.run(sql`insert into report_cells (day, kind, key, bucket, count, total) ${statement}`),
    ),
  ]);
  if (first !== undefined) await db.batch([first, ...rest]);
}
