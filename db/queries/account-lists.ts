import { and, asc, eq, gt, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "../client.ts";
import {
  auditLog,
  conversationMessages,
  conversations,
  fleetTrucks,
  messageTranslations,
  partsOrders,
  photos,
  repairHistory,
  supportChatMessages,
  supportTickets,
  ticketEvents,
} from "../schema/index.ts";
import { driverFields } from "./tickets.ts";

/**
 * How many rows of a list are read at once: as many as surely fit into one answer of the database, whatever is written
 * in them. Whose lists are no longer is read in one round trip.
 */
const pages = { tickets: 40, messages: 400, lines: 800, others: 500 } as const;

/** A list that is read page by page, in the order of a key. */
interface PagedList<Row, Key> {
  readonly page: number;
  readonly key: (row: Row) => Key;
  readonly select: (after: Key) => PromiseLike<readonly Row[]>;
}

/** The whole list whose first page is there already. */
export async function readRest<Row, Key>(list: PagedList<Row, Key>, first: readonly Row[]): Promise<readonly Row[]> {
  const rows = [...first];
  for (let last = first; last.length === list.page; ) {
    const end = last.at(-1);
    if (end === undefined) break;
    last = await list.select(list.key(end));
    rows.push(...last);
  }
  return rows;
}

/** The lists that grow with what a person does, each with its pages. */
export function listsOf(db: Db, userId: string) {
  // Only what is for everyone: the driver's own fields are listed one by one, the staff's are not among them.
  const { seq, ...ticketFields } = driverFields;
  return {
    trucks: {
      page: pages.others,
      key: ({ id }: { readonly id: string }) => id,
      select: (after: string) =>
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
            updatedAt: fleetTrucks.updatedAt,
          })
          .from(fleetTrucks)
          .where(and(eq(fleetTrucks.userId, userId), gt(fleetTrucks.id, after)))
          .orderBy(asc(fleetTrucks.id))
          .limit(pages.others),
    },
    repairs: {
      page: pages.others,
      key: ({ id }: { readonly id: string }) => id,
      select: (after: string) =>
        db
          .select({
            id: repairHistory.id,
            truckId: repairHistory.truckId,
            kind: repairHistory.kind,
            summary: repairHistory.summary,
            repairDate: repairHistory.repairDate,
          })
          .from(repairHistory)
          .innerJoin(fleetTrucks, eq(fleetTrucks.id, repairHistory.truckId))
          .where(and(eq(fleetTrucks.userId, userId), gt(repairHistory.id, after)))
          .orderBy(asc(repairHistory.id))
          .limit(pages.others),
    },
    conversations: {
      page: pages.others,
      key: ({ id }: { readonly id: string }) => id,
      select: (after: string) =>
        db
          .select({
            id: conversations.id,
            truckId: conversations.truckId,
            brand: conversations.brand,
            year: conversations.year,
            model: conversations.model,
            truckName: conversations.truckName,
            mileage: conversations.mileage,
            vin: conversations.vin,
            locationLat: conversations.locationLat,
            locationLng: conversations.locationLng,
            locationAddress: conversations.locationAddress,
            language: conversations.language,
            status: conversations.status,
            summary: conversations.summary,
            createdAt: conversations.createdAt,
            updatedAt: conversations.updatedAt,
            closedAt: conversations.closedAt,
          })
          .from(conversations)
          .where(and(eq(conversations.userId, userId), gt(conversations.id, after)))
          .orderBy(asc(conversations.id))
          .limit(pages.others),
    },
    messages: {
      page: pages.messages,
      key: ({ seq }: { readonly seq: number }) => seq,
      select: (after: number) =>
        db
          .select({
            seq: conversationMessages.seq,
            conversationId: conversationMessages.conversationId,
            role: conversationMessages.role,
            content: conversationMessages.content,
            photoIds: conversationMessages.photoIds,
            assessment: conversationMessages.assessment,
            safety: conversationMessages.safety,
            createdAt: conversationMessages.createdAt,
          })
          .from(conversationMessages)
          .where(and(ownedBy(conversationMessages.conversationId, "conversations", userId), past("seq", after)))
          .orderBy(inOrder("seq"))
          .limit(pages.messages),
    },
    tickets: {
      page: pages.tickets,
      key: ({ seq }: { readonly seq: number }) => seq,
      select: (after: number) =>
        db
          .select({ seq, ...ticketFields })
          .from(supportTickets)
          .where(and(eq(supportTickets.userId, userId), gt(supportTickets.seq, after)))
          .orderBy(asc(supportTickets.seq))
          .limit(pages.tickets),
    },
    lines: {
      page: pages.lines,
      key: ({ rowSeq }: { readonly rowSeq: number }) => rowSeq,
      select: (after: number) =>
        db
          .select({
            rowSeq: supportChatMessages.rowSeq,
            id: supportChatMessages.id,
            ticketId: supportChatMessages.ticketId,
            kind: supportChatMessages.kind,
            senderType: supportChatMessages.senderType,
            senderName: supportChatMessages.senderName,
            message: supportChatMessages.message,
            event: ticketEvents.type,
            photoIds: supportChatMessages.photoIds,
            createdAt: supportChatMessages.createdAt,
          })
          .from(supportChatMessages)
          .leftJoin(ticketEvents, eq(ticketEvents.id, supportChatMessages.id))
          .where(
            and(
              ownedBy(supportChatMessages.ticketId, "support_tickets", userId),
              eq(supportChatMessages.audience, "everyone"),
              past("row_seq", after),
            ),
          )
          .orderBy(inOrder("row_seq"))
          .limit(pages.lines),
    },
    translations: {
      page: pages.lines,
      key: ({ rowId }: { readonly rowId: number }) => rowId,
      select: (after: number) =>
        db
          .select({
            rowId: sql<number>`rowid`,
            itemId: messageTranslations.itemId,
            language: messageTranslations.language,
            translation: messageTranslations.translation,
          })
          .from(messageTranslations)
          .where(
            and(
              ownedBy(messageTranslations.ticketId, "support_tickets", userId),
              eq(messageTranslations.audience, "everyone"),
              isNotNull(messageTranslations.translation),
              past("rowid", after),
            ),
          )
          .orderBy(inOrder("rowid"))
          .limit(pages.lines),
    },
    parts: {
      page: pages.others,
      key: ({ seq }: { readonly seq: number }) => seq,
      select: (after: number) =>
        db
          .select({
            seq: partsOrders.seq,
            id: partsOrders.id,
            ticketId: partsOrders.ticketId,
            partsDescription: partsOrders.partsDescription,
            price: partsOrders.price,
            discountPercent: partsOrders.discountPercent,
            status: partsOrders.status,
            createdAt: partsOrders.createdAt,
            updatedAt: partsOrders.updatedAt,
          })
          .from(partsOrders)
          .where(and(ownedBy(partsOrders.ticketId, "support_tickets", userId), past("seq", after)))
          .orderBy(inOrder("seq"))
          .limit(pages.others),
    },
    photos: {
      page: pages.others,
      key: ({ id }: { readonly id: string }) => id,
      select: (after: string) =>
        db
          .select({
            id: photos.id,
            ticketId: photos.ticketId,
            type: photos.type,
            bytes: photos.bytes,
            width: photos.width,
            height: photos.height,
            createdAt: photos.createdAt,
          })
          .from(photos)
          .where(and(eq(photos.userId, userId), gt(photos.id, after)))
          .orderBy(asc(photos.id))
          .limit(pages.others),
    },
    records: {
      page: pages.others,
      key: ({ seq }: { readonly seq: number }) => seq,
      select: (after: number) =>
        db
          .select({ seq: auditLog.seq, action: auditLog.action, createdAt: auditLog.createdAt })
          .from(auditLog)
          .where(and(eq(auditLog.subjectKind, "user"), eq(auditLog.subjectId, userId), gt(auditLog.seq, after)))
          .orderBy(asc(auditLog.seq))
          .limit(pages.others),
    },
  };
}

type Column = Parameters<typeof eq>[0];

/** Whether a row belongs to one of the person's conversations or tickets. */
function ownedBy(column: Column, parent: "conversations" | "support_tickets", userId: string): SQL {
  return sql`${column} in (select id from ${sql.identifier(parent)} where user_id = ${userId})`;
}

/**
 * Rows after a number. The plus keeps the row's number from being walked over everybody's rows: the index of the
 * parent finds the person's few.
 */
function past(column: "seq" | "row_seq" | "rowid", after: number): SQL {
  return sql`+${sql.identifier(column)} > ${after}`;
}

function inOrder(column: "seq" | "row_seq" | "rowid"): SQL {
  return sql`+${sql.identifier(column)}`;
}
