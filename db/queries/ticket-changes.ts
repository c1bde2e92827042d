import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Account } from "#domain/access/actor.ts";
import { type JobRecord, type JobStep, stepTimes } from "#domain/tickets/job-steps.ts";
import type { TicketEventType } from "#domain/tickets/ticket.ts";
import type { Db } from "../client.ts";
import { supportTickets, techProfiles } from "../schema/index.ts";
import { selectAccountOfTicket, toAccount } from "./accounts.ts";
import { type AuditEntry, auditInsertIf } from "./audit.ts";
import { endLivePlace } from "./live-place-end.ts";
import { canTakeTickets } from "./tech-availability.ts";

/** The state of a ticket's job. */
export const jobFields = {
  dispatchedAt: supportTickets.dispatchedAt,
  enRouteAt: supportTickets.enRouteAt,
  onSiteAt: supportTickets.onSiteAt,
  rollingAt: supportTickets.rollingAt,
  arrivesFrom: supportTickets.arrivesFrom,
  arrivesUntil: supportTickets.arrivesUntil,
  arrivalToldAt: supportTickets.arrivalToldAt,
} as const satisfies Record<keyof JobRecord, unknown>;

/** What a verb decides from, and what it tells others afterwards. */
const headFields = {
  id: supportTickets.id,
  ticketNumber: supportTickets.ticketNumber,
  userId: supportTickets.userId,
  truckId: supportTickets.truckId,
  status: supportTickets.status,
  assignedTo: supportTickets.assignedTo,
  assignedName: supportTickets.assignedName,
  version: supportTickets.version,
  updatedAt: supportTickets.updatedAt,
  ...jobFields,
};

/** The statement of `findTicketHead`, for a batch. */
export function selectHead(db: Db, ticketId: string) {
  return db.select(headFields).from(supportTickets).where(eq(supportTickets.id, ticketId)).limit(1);
}

export type TicketHead = Awaited<ReturnType<typeof selectHead>>[number];

/** A ticket's state, or null; of one driver's tickets alone where `ownerId` is given. */
export async function findTicketHead(db: Db, ticketId: string, ownerId?: string): Promise<TicketHead | null> {
  const [head] = await selectHead(db, ticketId);
  return head === undefined || (ownerId !== undefined && head.userId !== ownerId) ? null : head;
}

/** The statement that reads the name under which a technician was last known to drivers, for a batch. */
export function selectProfileName(db: Db, staffId: string) {
  return db.select({ name: techProfiles.fullName }).from(techProfiles).where(eq(techProfiles.userId, staffId)).limit(1);
}

/** A ticket's state and the name that a member of staff goes by there. One round trip. */
export async function findTicketHeadForStaff(
  db: Db,
  ticketId: string,
  staffId: string,
): Promise<{ readonly head: TicketHead | null; readonly profileName: string | null }> {
  const [[head], [tech]] = await db.batch([selectHead(db, ticketId), selectProfileName(db, staffId)]);
  return { head: head ?? null, profileName: tech?.name ?? null };
}

/** The same with the account of the ticket's driver; null when the driver has none. One round trip. */
export async function findTicketHeadWithDriver(
  db: Db,
  ticketId: string,
  staffId: string,
): Promise<{
  readonly head: TicketHead | null;
  readonly profileName: string | null;
  readonly driver: Account | null;
}> {
  const [[head], [tech], [driver]] = await db.batch([
    selectHead(db, ticketId),
    selectProfileName(db, staffId),
    selectAccountOfTicket(db, ticketId),
  ]);
  return {
    head: head ?? null,
    profileName: tech?.name ?? null,
    driver: driver === undefined ? null : toAccount(driver),
  };
}

/** A ticket's state, the technician to assign, and the administrator's display name. One round trip. */
export async function findAssignment(db: Db, ids: { ticketId: string; techUserId: string; adminId: string }) {
  const tech = (userId: string) =>
    db
      .select({
        userId: techProfiles.userId,
        name: techProfiles.fullName,
        profileName: techProfiles.fullName,
        available: sql<boolean>`${canTakeTickets()}`.mapWith(Boolean),
      })
      .from(techProfiles)
      .where(eq(techProfiles.userId, userId))
      .limit(1);
  const [[head], [found], [admin]] = await db.batch([
    selectHead(db, ids.ticketId),
    tech(ids.techUserId),
    tech(ids.adminId),
  ]);
  return { head: head ?? null, tech: found ?? null, profileName: admin?.profileName ?? null };
}

export interface NewTicketEvent {
  readonly id: string;
  readonly type: TicketEventType;
  readonly actorId: string | null;
  readonly actorName: string | null;
  readonly audience: "everyone" | "staff";
  readonly data: Readonly<Record<string, string | number | boolean | null>>;
  readonly createdAt: number;
  /** Until then the driver does not hear of it and it can be undone; see `domain/tickets/undo.ts`. */
  readonly heldUntil?: number;
}

export interface TicketChange {
  readonly ticketId: string;
  /** What must still be so for the change to happen. */
  readonly expected: Partial<Pick<TicketHead, "status" | "assignedTo" | "version">> & {
    /** Null: the ticket was not escalated yet. */
    readonly escalatedAt?: null;
    /** Null: the administrators were not alerted a second time yet. */
    readonly escalatedAgainAt?: null;
    /** The current step, and when the arrival was set. */
    readonly job?: { readonly step: JobStep; readonly arrivalToldAt: number | null };
  };
  /** The user id of a technician who must still be available for the change to happen. */
  readonly whileAvailable?: string;
  readonly set: Partial<typeof supportTickets.$inferInsert>;
  readonly event: NewTicketEvent;
  /**
   * An entry in the history of the ticket's truck, if it has one. Without a summary it tells the ticket's resolution, or
   * the driver's own words.
   */
  readonly repair?: { readonly id: string; readonly summary: string };
  /** What the record of administrators' doings says of it. */
  readonly audit?: AuditEntry;
}

/** What a query adds to a change: a condition of its own, and statements that run where the change was `written`. */
export interface ChangeAddition {
  readonly provided?: SQL;
  /** True where `set` is all that changes: waiting, job and clocks of the ticket are in it. */
  readonly verbatim?: boolean;
  readonly also?: (written: SQL) => SQL | readonly SQL[];
}

export interface ChangeOutcome {
  /** False when what was expected is no longer so; nothing was written then. */
  readonly changed: boolean;
  /** The ticket after this change, or after the concurrent one that won; null when there is none. */
  readonly ticket: TicketHead | null;
}

/**
 * Changes a ticket and writes the event of it, both or neither, in one transaction and one round trip.
 * The event goes first, on the same condition as the update: within the transaction both see the same row.
 */
export async function changeTicket(
  db: Db,
  change: TicketChange,
  { provided, also, verbatim = false }: ChangeAddition = {},
): Promise<ChangeOutcome> {
  const still = and(conditionOf(change), provided);
  const written = sql`exists (select 1 from ticket_events where id = ${change.event.id})`;
  const now = change.event.createdAt;
  const [, , , [updated], [current]] = await db.batch([
    db.run(insertEvent(change.event, still)),
    db.run(insertRepair(change, still)),
    db.run(auditInsertIf(change.audit, sql`exists (select 1 from ${supportTickets} where ${still})`)),
    db
      .update(supportTickets)
      .set({
        ...change.set,
        ...(verbatim ? {} : consequencesOf(change)),
        updatedAt: now,
        version: sql`${supportTickets.version} + 1`,
      })
      .where(still)
      .returning({ version: supportTickets.version }),
    selectHead(db, change.ticketId),
    db.run(
      endLivePlace(
        { ticketId: change.ticketId, reason: "ticket", now },
        hasEnded(change) && change.event.heldUntil === undefined ? written : sql`0`,
      ),
    ),
    ...[also?.(written) ?? []].flat().map((statement) => db.run(statement)),
  ]);
  return { changed: updated !== undefined, ticket: current ?? null };
}

/** What else of the ticket changes with its status and its holder. */
function consequencesOf(change: TicketChange) {
  return {
    ...(hasEnded(change) ? { waitingSince: null, replyDueAt: null, snoozedUntil: null } : {}),
    ...waitingAnew(change),
    ...jobAnew(change),
  };
}

function hasEnded({ set: { status } }: TicketChange): boolean {
  return status === "resolved" || status === "closed";
}

/** The claim: the first caller gets an open, unassigned ticket; the others learn who has it. */
export function claimTicketIfOpen(db: Db, claim: Omit<TicketChange, "expected">): Promise<ChangeOutcome> {
  return changeTicket(db, { ...claim, expected: { status: "open", assignedTo: null } });
}

function conditionOf({ ticketId, expected, whileAvailable }: TicketChange): SQL | undefined {
  return and(
    eq(supportTickets.id, ticketId),
    expected.status === undefined ? undefined : eq(supportTickets.status, expected.status),
    expected.version === undefined ? undefined : eq(supportTickets.version, expected.version),
    expected.assignedTo === undefined
      ? undefined
      : expected.assignedTo === null
        ? isNull(supportTickets.assignedTo)
        : eq(supportTickets.assignedTo, expected.assignedTo),
    expected.escalatedAt === undefined ? undefined : isNull(supportTickets.escalatedAt),
    expected.escalatedAgainAt === undefined ? undefined : isNull(supportTickets.escalatedAgainAt),
    expected.job === undefined ? undefined : jobStands(expected.job),
    whileAvailable === undefined
      ? undefined
      : sql`exists (select 1 from ${techProfiles} where ${techProfiles.userId} = ${whileAvailable} and ${canTakeTickets()})`,
  );
}

/** The current step is the last that has a time. */
function jobStands({ step, arrivalToldAt }: NonNullable<TicketChange["expected"]["job"]>): SQL | undefined {
  const times = Object.entries(stepTimes).map(([name, field]) => ({ name, column: jobFields[field] }));
  const at = times.findIndex(({ name }) => name === step);
  const reached = times[at];
  return and(
    reached === undefined ? undefined : isNotNull(reached.column),
    ...times.slice(at + 1).map(({ column }) => isNull(column)),
    sql`${supportTickets.arrivalToldAt} is ${arrivalToldAt}`,
  );
}

/** The job belongs to the holder of the ticket: a new holder, or none, resets it. */
function jobAnew({ set }: TicketChange): Partial<Record<keyof JobRecord, SQL>> {
  if (set.assignedTo === undefined) return {};
  const { assignedTo } = set;
  const kept = Object.entries(jobFields).map(([name, column]) => [
    name,
    sql`case when ${supportTickets.assignedTo} is ${assignedTo} then ${column} end`,
  ]);
  return Object.fromEntries(kept);
}

/** A claim ends the wait for a technician, and a release starts it again. */
function waitingAnew({ set, event }: TicketChange) {
  if (set.assignedTo === undefined) return {};
  const unclaimedSince = set.assignedTo === null ? event.createdAt : null;
  return { unclaimedSince, escalatedAt: null, escalatedAgainAt: null, snoozedUntil: null };
}

/** What a release or a change of status may change of a ticket; what an undo writes back. */
const undoFields = {
  status: supportTickets.status,
  assignedTo: supportTickets.assignedTo,
  assignedName: supportTickets.assignedName,
  assignedAt: supportTickets.assignedAt,
  unclaimedSince: supportTickets.unclaimedSince,
  escalatedAt: supportTickets.escalatedAt,
  escalatedAgainAt: supportTickets.escalatedAgainAt,
  snoozedUntil: supportTickets.snoozedUntil,
  waitingSince: supportTickets.waitingSince,
  replyDueAt: supportTickets.replyDueAt,
  resolvedAt: supportTickets.resolvedAt,
  resolution: supportTickets.resolution,
  resolutionDetails: supportTickets.resolutionDetails,
  ...jobFields,
} as const;

function ticketBefore(): SQL {
  const pairs = Object.entries(undoFields).map(([name, column]) => sql`${name}, ${column}`);
  return sql`json_object(${sql.join(pairs, sql`, `)})`;
}

/** The statement that writes an event of the ticket that fits the condition, with the version that it will have. */
export function insertEvent(event: NewTicketEvent, still: SQL | undefined): SQL {
  return sql`insert into ticket_events
    (id, ticket_id, type, version, actor_id, actor_name, audience, data, created_at, held_until, before)
    select ${event.id}, ${supportTickets.id}, ${event.type}, ${supportTickets.version} + 1, ${event.actorId},
      ${event.actorName}, ${event.audience}, ${JSON.stringify(event.data)}, ${event.createdAt},
      ${event.heldUntil ?? null}, ${event.heldUntil === undefined ? sql`null` : ticketBefore()}
    from ${supportTickets} where ${still}`;
}

function insertRepair({ repair, ticketId, event }: TicketChange, still: SQL | undefined): SQL {
  const wanted = repair === undefined ? sql`0` : sql`${supportTickets.truckId} is not null`;
  return sql`insert into repair_history (id, truck_id, kind, summary, source_id, repair_date, created_at)
    select ${repair?.id ?? ""}, ${supportTickets.truckId}, 'ticket_resolved',
      coalesce(nullif(${repair?.summary ?? ""}, ''), ${supportTickets.resolution}, ${supportTickets.issueDescription}),
      ${ticketId},
      ${event.createdAt}, ${event.createdAt}
    from ${supportTickets} where ${still} and ${wanted}
    on conflict (kind, source_id) do update set summary = excluded.summary, repair_date = excluded.repair_date`;
}
