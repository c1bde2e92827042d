import { and, asc, desc, eq, isNotNull, lt, sql } from "drizzle-orm";
import { type Page, pageOf } from "#domain/paging.ts";
import type { Db } from "../client.ts";
import { conversationMessages, conversations, fleetTrucks, photos, repairHistory } from "../schema/index.ts";
import { type DriverScope, within } from "./fleet-scope.ts";

/** Messages of a conversation that a page shows at once, the latest. */
const shownMessages = 2000;
/** Messages that an answer looks back at, the latest; */
const contextMessages = 60;
/** and those that a conversation begins with, which hold the complaint. */
const openingMessages = 4;
const contextRepairs = 5;

const messageFields = {
  id: conversationMessages.id,
  turnId: conversationMessages.turnId,
  role: conversationMessages.role,
  content: conversationMessages.content,
  photoIds: conversationMessages.photoIds,
  answer: conversationMessages.answer,
  assessment: conversationMessages.assessment,
  safety: conversationMessages.safety,
  source: conversationMessages.source,
  createdAt: conversationMessages.createdAt,
};

const conversationFields = {
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
};

interface OwnConversation {
  readonly id: string;
  readonly userId: string;
}

export type ConversationRow = { [Key in keyof typeof conversationFields]: (typeof conversations.$inferSelect)[Key] };
export type MessageRow = { [Key in keyof typeof messageFields]: (typeof conversationMessages.$inferSelect)[Key] };

export async function insertConversation(db: Db, row: typeof conversations.$inferInsert): Promise<void> {
  await db.insert(conversations).values(row);
}

/** One of the active trucks that a driver may use, as a conversation remembers it; null when there is none. */
export async function findOwnTruck(db: Db, key: DriverScope & { readonly id: string }) {
  const [truck] = await db
    .select({
      id: fleetTrucks.id,
      brand: fleetTrucks.brand,
      year: fleetTrucks.year,
      model: fleetTrucks.model,
      truckName: fleetTrucks.truckName,
      mileage: fleetTrucks.mileage,
      vin: fleetTrucks.vin,
    })
    .from(fleetTrucks)
    .where(and(eq(fleetTrucks.id, key.id), within(fleetTrucks.userId, key), eq(fleetTrucks.isActive, true)))
    .limit(1);
  return truck ?? null;
}

/**
 * What is read before a message is accepted: the driver's own conversation, whether the turn is known, how many photos
 * are the driver's, and the latest conclusion, whose step the driver may answer.
 */
export async function readSendingGround(
  db: Db,
  input: OwnConversation & { readonly turnId: string; readonly photoIds: readonly string[] },
) {
  const [[conversation], [turn], [own], [latest]] = await db.batch([
    db
      .select({ status: conversations.status, language: conversations.language })
      .from(conversations)
      .where(ownConversation(input))
      .limit(1),
    db
      .select({ id: conversationMessages.id })
      .from(conversationMessages)
      .where(
        and(
          eq(conversationMessages.conversationId, input.id),
          eq(conversationMessages.turnId, input.turnId),
          eq(conversationMessages.role, "user"),
        ),
      )
      .limit(1),
    db
      .select({ count: sql<number>`count(*)` })
      .from(photos)
      .where(
        and(
          sql`${photos.id} in (select value from json_each(${JSON.stringify(input.photoIds)}))`,
          eq(photos.userId, input.userId),
        ),
      ),
    db
      .select({ assessment: conversationMessages.assessment })
      .from(conversationMessages)
      .innerJoin(conversations, eq(conversations.id, conversationMessages.conversationId))
      .where(
        and(ownConversation(input), eq(conversationMessages.role, "assistant"), isNotNull(conversationMessages.turnId)),
      )
      .orderBy(desc(conversationMessages.seq))
      .limit(1),
  ]);
  return {
    conversation: conversation ?? null,
    isKnownTurn: turn !== undefined,
    ownPhotos: own?.count ?? 0,
    assessment: latest?.assessment ?? null,
  };
}

/** A driver's own conversation with its latest messages in order; null when there is none. One round trip. */
export async function readOwnConversation(
  db: Db,
  key: OwnConversation,
): Promise<{ readonly conversation: ConversationRow; readonly messages: readonly MessageRow[] } | null> {
  const [[conversation], messages] = await db.batch([
    db.select(conversationFields).from(conversations).where(ownConversation(key)).limit(1),
    db
      .select(messageFields)
      .from(conversationMessages)
      .where(eq(conversationMessages.conversationId, key.id))
      .orderBy(desc(conversationMessages.seq))
      .limit(shownMessages),
  ]);
  return conversation === undefined ? null : { conversation, messages: messages.toReversed() };
}

/**
 * What an answer is made from: truck, language, the first and the latest messages in order, the truck's latest repairs.
 */
export async function readConversationContext(db: Db, conversationId: string) {
  const [[conversation], opening, latest, repairs] = await db.batch([
    db.select(conversationFields).from(conversations).where(eq(conversations.id, conversationId)).limit(1),
    db
      .select(messageFields)
      .from(conversationMessages)
      .where(eq(conversationMessages.conversationId, conversationId))
      .orderBy(asc(conversationMessages.seq))
      .limit(openingMessages),
    db
      .select(messageFields)
      .from(conversationMessages)
      .where(eq(conversationMessages.conversationId, conversationId))
      .orderBy(desc(conversationMessages.seq))
      .limit(contextMessages),
    db
      .select({ summary: repairHistory.summary, repairDate: repairHistory.repairDate })
      .from(repairHistory)
      .innerJoin(conversations, eq(conversations.truckId, repairHistory.truckId))
      .where(eq(conversations.id, conversationId))
      .orderBy(desc(repairHistory.repairDate))
      .limit(contextRepairs),
  ]);
  const isLatest = new Set(latest.map(({ id }) => id));
  const messages = [...opening.filter(({ id }) => !isLatest.has(id)), ...latest.toReversed()];
  return conversation === undefined ? null : { conversation, messages, repairs };
}

/** Stores a message once per (conversation, turn, role); false when the conversation is gone. One round trip. */
export async function insertMessageOnce(
  db: Db,
  message: Omit<typeof conversationMessages.$inferInsert, "seq"> & { readonly conversationId: string },
): Promise<boolean> {
  const [, , [conversation]] = await db.batch([
    db.run(sql`insert or ignore into ${conversationMessages}
      (id, conversation_id, turn_id, role, content, photo_ids, answer, assessment, safety, source, created_at)
      select ${message.id}, ${conversations.id}, ${message.turnId ?? null}, ${message.role}, ${message.content},
        ${JSON.stringify(message.photoIds)}, ${jsonOrNull(message.answer)}, ${jsonOrNull(message.assessment)},
        ${jsonOrNull(message.safety)}, ${message.source ?? null}, ${message.createdAt}
      from ${conversations} where ${eq(conversations.id, message.conversationId)}`),
    db.update(conversations).set({ updatedAt: message.createdAt }).where(eq(conversations.id, message.conversationId)),
    db
      .select({ id: conversations.id })
      .from(conversations)
      .where(eq(conversations.id, message.conversationId))
      .limit(1),
  ]);
  return conversation !== undefined;
}

/** Changes the language of a driver's own conversation; false when there is none. */
export async function updateOwnLanguage(
  db: Db,
  key: OwnConversation,
  language: typeof conversations.$inferSelect.language,
  now: number,
): Promise<boolean> {
  const result = await db.update(conversations).set({ language, updatedAt: now }).where(ownConversation(key));
  return result.rowsAffected === 1;
}

/**
 * Closes a driver's own open conversation and writes its summary to the truck's history, both once; false when it
 * was closed before.
 */
export async function closeOpenConversation(
  db: Db,
  key: OwnConversation,
  input: {
    readonly summary: string | null;
    readonly repairId: string;
    readonly truckId: string | null;
    readonly now: number;
  },
): Promise<boolean> {
  const close = db
    .update(conversations)
    .set({ status: "closed", summary: input.summary, closedAt: input.now, updatedAt: input.now })
    .where(and(ownConversation(key), eq(conversations.status, "open")));
  if (input.summary === null || input.truckId === null) return (await close).rowsAffected === 1;
  const [closed] = await db.batch([
    close,
    db
      .insert(repairHistory)
      .values({
        id: input.repairId,
        truckId: input.truckId,
        kind: "chat_summary",
        summary: input.summary,
        sourceId: key.id,
        repairDate: input.now,
        createdAt: input.now,
      })
      .onConflictDoNothing(),
  ]);
  return closed.rowsAffected === 1;
}

/** Open conversations in which nothing was said since `before`, longest ago first. */
export async function listIdleConversations(db: Db, before: number, limit: number) {
  return db
    .select({ id: conversations.id, userId: conversations.userId })
    .from(conversations)
    .where(and(eq(conversations.status, "open"), lt(conversations.updatedAt, before)))
    .orderBy(asc(conversations.updatedAt))
    .limit(limit);
}

/** One page of a driver's conversations, latest first, each with its first words and how many messages it has. */
export async function listOwnConversations(
  db: Db,
  userId: string,
  page: { readonly cursor?: string | null | undefined; readonly limit: number },
): Promise<Page<ConversationRow & { readonly firstMessage: string | null; readonly messageCount: number }>> {
  const [time, id] = page.cursor?.split(".") ?? [];
  const older =
    time === undefined || id === undefined
      ? undefined
      : sql`(${conversations.updatedAt}, ${conversations.id}) < (${Number(time)}, ${id})`;
  const rows = await db
    .select({
      ...conversationFields,
      // A column of the outer table loses its table's name in a field; written out, it keeps it.
      firstMessage: sql<string | null>`(select substr(content, 1, 200) from ${conversationMessages}
        where conversation_id = conversations.id and role = 'user' order by seq limit 1)`,
      messageCount: sql<number>`(select count(*) from ${conversationMessages} where conversation_id = conversations.id)`,
    })
    .from(conversations)
    .where(and(eq(conversations.userId, userId), older))
    .orderBy(desc(conversations.updatedAt), desc(conversations.id))
    .limit(page.limit + 1);
  return pageOf(rows, page.limit, (last) => `${last.updatedAt}.${last.id}`);
}

/** The photos of these that belong to the driver, with their types, in the order asked for. */
export async function listOwnPhotoTypes(db: Db, userId: string, photoIds: readonly string[]) {
  if (photoIds.length === 0) return [];
  const rows = await db
    .select({ id: photos.id, type: photos.type })
    .from(photos)
    .where(
      and(sql`${photos.id} in (select value from json_each(${JSON.stringify(photoIds)}))`, eq(photos.userId, userId)),
    )
    .orderBy(asc(photos.createdAt));
  return photoIds.flatMap((photoId) => rows.find((row) => row.id === photoId) ?? []);
}

function ownConversation(key: OwnConversation) {
  return and(eq(conversations.id, key.id), eq(conversations.userId, key.userId));
}

function jsonOrNull(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value);
}
