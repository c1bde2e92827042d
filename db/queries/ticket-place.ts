import { and, eq } from "drizzle-orm";
import type { Db } from "../client.ts";
import { supportTickets } from "../schema/index.ts";

/** What correcting a ticket's place is decided from; null without such a ticket of this driver's. */
export async function findTicketPlace(db: Db, ticketId: string, ownerId: string) {
  const [ticket] = await db
    .select({
      id: supportTickets.id,
      ticketNumber: supportTickets.ticketNumber,
      status: supportTickets.status,
      locationLat: supportTickets.locationLat,
      locationLng: supportTickets.locationLng,
      locationAddress: supportTickets.locationAddress,
      highway: supportTickets.highway,
      direction: supportTickets.direction,
      mileMarker: supportTickets.mileMarker,
      handover: supportTickets.handover,
    })
    .from(supportTickets)
    .where(and(eq(supportTickets.id, ticketId), eq(supportTickets.userId, ownerId)));
  return ticket ?? null;
}
