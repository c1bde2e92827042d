import { desc, eq, sql } from "drizzle-orm";
import type { InterfaceLanguage } from "#domain/languages/languages.ts";
import type { MailedTicket } from "#domain/push/unread-mail.ts";
import type { Db } from "../client.ts";
import { pushSubscriptions, supportTickets, userProfiles, users } from "../schema/index.ts";

export interface TicketToMail extends MailedTicket {
  readonly ticketNumber: string;
  readonly email: string;
}

/** What a mail to the driver of a ticket is decided from, and their account's address; null where there is no ticket. */
export async function findTicketToMail(db: Db, ticketId: string): Promise<TicketToMail | null> {
  const newestDevice = db
    .select({ language: pushSubscriptions.language })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, supportTickets.userId))
    .orderBy(desc(pushSubscriptions.createdAt))
    .limit(1);
  const [row] = await db
    .select({
      ticketNumber: supportTickets.ticketNumber,
      status: supportTickets.status,
      driverId: supportTickets.userId,
      preferredLanguage: supportTickets.preferredLanguage,
      email: users.email,
      disabledAt: users.disabledAt,
      erasedAt: users.erasedAt,
      repliesByMail: userProfiles.repliesByMail,
      lastLanguage: userProfiles.lastLanguage,
      deviceLanguage: sql<InterfaceLanguage | null>`(${newestDevice})`,
    })
    .from(supportTickets)
    .innerJoin(users, eq(users.id, supportTickets.userId))
    .innerJoin(userProfiles, eq(userProfiles.id, supportTickets.userId))
    .where(eq(supportTickets.id, ticketId));
  if (row === undefined) return null;
  const { disabledAt, erasedAt, ...ticket } = row;
  return { ...ticket, usable: disabledAt === null && erasedAt === null };
}
