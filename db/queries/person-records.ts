import { and, desc, eq, gt } from "drizzle-orm";
import type { Db } from "../client.ts";
import { fleetTrucks, sessions, supportTickets, userProfiles } from "../schema/index.ts";

/** Rows of each kind that are read, the newest. */
const shown = 50;

/** A person's trucks, tickets and sessions that have not expired, newest first; null without such an account. One round trip. */
export async function findPersonRecords(db: Db, userId: string, now: number) {
  const [[person], trucks, tickets, open] = await db.batch([
    db.select({ id: userProfiles.id }).from(userProfiles).where(eq(userProfiles.id, userId)).limit(1),
    db
      .select({
        id: fleetTrucks.id,
        brand: fleetTrucks.brand,
        year: fleetTrucks.year,
        model: fleetTrucks.model,
        truckName: fleetTrucks.truckName,
        mileage: fleetTrucks.mileage,
        vin: fleetTrucks.vin,
        isActive: fleetTrucks.isActive,
        createdAt: fleetTrucks.createdAt,
      })
      .from(fleetTrucks)
      .where(eq(fleetTrucks.userId, userId))
      .orderBy(desc(fleetTrucks.createdAt))
      .limit(shown),
    db
      .select({
        id: supportTickets.id,
        ticketNumber: supportTickets.ticketNumber,
        status: supportTickets.status,
        urgencyLevel: supportTickets.urgencyLevel,
        assessedUrgency: supportTickets.assessedUrgency,
        assignedName: supportTickets.assignedName,
        rating: supportTickets.rating,
        createdAt: supportTickets.createdAt,
      })
      .from(supportTickets)
      .where(eq(supportTickets.userId, userId))
      .orderBy(desc(supportTickets.seq))
      .limit(shown),
    db
      .select({
        id: sessions.id,
        userAgent: sessions.userAgent,
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
        expiresAt: sessions.expiresAt,
      })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
      .orderBy(desc(sessions.lastSeenAt))
      .limit(shown),
  ]);
  return person === undefined ? null : { trucks, tickets, sessions: open };
}
