import { and, asc, eq, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { type EscalationStage, escalatesAfter, escalatesAgainAfter } from "#domain/tickets/escalation.ts";
import type { Db } from "../client.ts";
import { supportTickets, techProfiles, userRoles, users } from "../schema/index.ts";

/** What escalating a ticket is decided from, and what the alert says of it; nothing of the driver's. */
const escalationFields = {
  id: supportTickets.id,
  ticketNumber: supportTickets.ticketNumber,
  status: supportTickets.status,
  assignedTo: supportTickets.assignedTo,
  urgencyLevel: supportTickets.urgencyLevel,
  assessedUrgency: supportTickets.assessedUrgency,
  createdAt: supportTickets.createdAt,
  unclaimedSince: supportTickets.unclaimedSince,
  escalatedAt: supportTickets.escalatedAt,
  escalatedAgainAt: supportTickets.escalatedAgainAt,
  locationAddress: supportTickets.locationAddress,
  locationLat: supportTickets.locationLat,
  locationLng: supportTickets.locationLng,
  highway: supportTickets.highway,
  direction: supportTickets.direction,
  mileMarker: supportTickets.mileMarker,
};

/** One ticket for the rule of escalation; null when there is none. */
export async function findEscalationTicket(db: Db, ticketId: string) {
  const [ticket] = await db.select(escalationFields).from(supportTickets).where(eq(supportTickets.id, ticketId));
  return ticket ?? null;
}

export type EscalationTicket = NonNullable<Awaited<ReturnType<typeof findEscalationTicket>>>;

/** Word for word the condition of the index of unclaimed emergencies, so that it is used. */
const unclaimedEmergency = sql`${supportTickets.status} = 'open' and ${supportTickets.assignedTo} is null and ${supportTickets.escalatedAt} is null and (${supportTickets.urgencyLevel} = 'emergency' or ${supportTickets.assessedUrgency} = 'emergency')`;

interface Overdue {
  readonly now: number;
  readonly limit: number;
}

/** The statement of `listOverdueEmergencies`. */
export function selectOverdueEmergencies(db: Pick<Db, "select">, { now, limit }: Overdue) {
  const before = now - escalatesAfter;
  return db
    .select({ id: supportTickets.id })
    .from(supportTickets)
    .where(
      and(
        unclaimedEmergency,
        lte(supportTickets.createdAt, before),
        sql`coalesce(${supportTickets.unclaimedSince}, ${supportTickets.createdAt}) <= ${before}`,
      ),
    )
    .orderBy(asc(supportTickets.createdAt))
    .limit(limit);
}

/** Word for word the condition of the index of escalated emergencies, so that it is used. */
const escalatedEmergency = sql`${supportTickets.status} = 'open' and ${supportTickets.assignedTo} is null and ${supportTickets.escalatedAt} is not null and ${supportTickets.escalatedAgainAt} is null`;

function selectTwiceOverdue(db: Pick<Db, "select">, { now, limit }: Overdue) {
  const before = now - escalatesAgainAfter;
  return db
    .select({ id: supportTickets.id })
    .from(supportTickets)
    .where(
      and(
        escalatedEmergency,
        sql`coalesce(${supportTickets.unclaimedSince}, ${supportTickets.createdAt}) <= ${before}`,
      ),
    )
    .orderBy(asc(supportTickets.escalatedAt))
    .limit(limit);
}

/**
 * Ids of overdue unclaimed emergencies, oldest first: those without an alert,
 * and those due for the second alert to administrators. One round trip.
 */
export async function listOverdueEmergencies(db: Db, overdue: Overdue): Promise<readonly string[]> {
  const [first, second] = await db.batch([selectOverdueEmergencies(db, overdue), selectTwiceOverdue(db, overdue)]);
  return [...first, ...second].map(({ id }) => id);
}

/** A recipient among the staff. */
export interface Alerted {
  readonly userId: string;
  readonly email: string;
}

/**
 * The addresses of every administrator and, at the first stage, of every available technician, each once; none when
 * the ticket was claimed after that escalation.
 */
export function listAlerted(
  db: Db,
  {
    ticketId,
    stage,
    escalatedAt,
  }: { readonly ticketId: string; readonly stage: EscalationStage; readonly escalatedAt: number },
): Promise<readonly Alerted[]> {
  const column = sql.raw(stage === 1 ? "escalated_at" : "escalated_again_at");
  const stillWaits = sql`exists (select 1 from support_tickets where id = ${ticketId} and status = 'open'
    and assigned_to is null and ${column} = ${escalatedAt})`;
  return listStaffToAlert(db, stage === 1 ? stillWaits : (and(stillWaits, eq(userRoles.role, "admin")) ?? stillWaits));
}

/** The same as long as a condition holds. */
export async function listStaffToAlert(db: Db, stillWaits: SQL): Promise<readonly Alerted[]> {
  return db
    .selectDistinct({ userId: users.id, email: users.email })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .leftJoin(techProfiles, eq(techProfiles.userId, userRoles.userId))
    .where(
      and(
        or(eq(userRoles.role, "admin"), and(eq(userRoles.role, "tech"), eq(techProfiles.isAvailable, true))),
        isNull(users.disabledAt),
        isNull(users.erasedAt),
        stillWaits,
      ),
    );
}
