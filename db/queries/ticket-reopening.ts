import { and, eq } from "drizzle-orm";
import type { Db } from "../client.ts";
import { supportTickets } from "../schema/index.ts";
import { selectAccountOfTicket, toAccount } from "./accounts.ts";

/** What reopening a ticket is decided from, and the account of its driver; of one driver's alone with `ownerId`. */
export async function findTicketToReopen(db: Db, ticketId: string, ownerId?: string) {
  const owned = ownerId === undefined ? undefined : eq(supportTickets.userId, ownerId);
  const [[ticket], [account]] = await db.batch([
    db
      .select({
        id: supportTickets.id,
        ticketNumber: supportTickets.ticketNumber,
        status: supportTickets.status,
        resolvedAt: supportTickets.resolvedAt,
        urgencyLevel: supportTickets.urgencyLevel,
      })
      .from(supportTickets)
      .where(and(eq(supportTickets.id, ticketId), owned))
      .limit(1),
    selectAccountOfTicket(db, ticketId),
  ]);
  return ticket === undefined || account === undefined ? null : { ticket, driver: toAccount(account) };
}
