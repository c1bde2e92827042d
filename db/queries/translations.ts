import { and, eq, inArray, sql } from "drizzle-orm";
import type { Language } from "#domain/languages/languages.ts";
import { type Audience, audiences, canReceive, type MemberRole } from "#domain/room/audience.ts";
import type { Db } from "../client.ts";
import { messageTranslations } from "../schema/index.ts";

/** What became of one message in one language. */
export interface StoredTranslation {
  readonly itemId: string;
  /** ISO 639; null where it stayed unclear. */
  readonly writtenIn: string | null;
  /** Null where the message is in that language already. */
  readonly translation: string | null;
}

const fields = {
  itemId: messageTranslations.itemId,
  writtenIn: messageTranslations.writtenIn,
  translation: messageTranslations.translation,
};

/** Every translation of a ticket's messages into a language that a member in this role may read. */
export async function listTranslations(
  db: Db,
  { ticketId, language, role }: { readonly ticketId: string; readonly language: Language; readonly role: MemberRole },
): Promise<readonly StoredTranslation[]> {
  return db
    .select(fields)
    .from(messageTranslations)
    .where(
      and(
        eq(messageTranslations.ticketId, ticketId),
        eq(messageTranslations.language, language),
        inArray(
          messageTranslations.audience,
          audiences.filter((audience) => canReceive(role, audience)),
        ),
      ),
    );
}

/** The translation of one message of a ticket; null when there is none. */
export async function findTranslation(
  db: Db,
  { ticketId, itemId, language }: { readonly ticketId: string; readonly itemId: string; readonly language: Language },
): Promise<StoredTranslation | null> {
  const [row] = await db
    .select(fields)
    .from(messageTranslations)
    .where(
      and(
        eq(messageTranslations.itemId, itemId),
        eq(messageTranslations.language, language),
        eq(messageTranslations.ticketId, ticketId),
      ),
    );
  return row ?? null;
}

/**
 * Keeps a translation, unless one is there already, or the ticket is gone or its room was erased meanwhile. Answers
 * the one that stands; null when nothing may be kept.
 */
export async function keepTranslation(
  db: Db,
  row: StoredTranslation & {
    readonly ticketId: string;
    readonly language: Language;
    readonly audience: Audience;
    readonly createdAt: number;
  },
): Promise<StoredTranslation | null> {
  const [, found] = await db.batch([
    db.run(sql`INSERT INTO message_translations
        (item_id, language, ticket_id, audience, written_in, translation, created_at)
      SELECT ${row.itemId}, ${row.language}, id, ${row.audience}, ${row.writtenIn}, ${row.translation}, ${row.createdAt}
      FROM support_tickets WHERE id = ${row.ticketId}
        AND NOT EXISTS (SELECT 1 FROM room_tombstones WHERE ticket_id = ${row.ticketId})
      ON CONFLICT DO NOTHING`),
    db
      .select(fields)
      .from(messageTranslations)
      .where(
        and(
          eq(messageTranslations.itemId, row.itemId),
          eq(messageTranslations.language, row.language),
          eq(messageTranslations.ticketId, row.ticketId),
        ),
      ),
  ]);
  return found[0] ?? null;
}
