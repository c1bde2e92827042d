import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { SentPhotos } from "#domain/photos/visibility.ts";
import type { Db } from "../client.ts";
import { photos } from "../schema/index.ts";

/**
 * Puts photos on a ticket, so that those may see them whom the message is for: all of them, or none when one is missing,
 * is another user's or lies on another ticket. What the driver was shown once stays shown. Says whether it did; one
 * round trip.
 */
export async function putPhotosOnTicket(db: Db, input: SentPhotos): Promise<boolean> {
  const ids = [...new Set(input.photoIds)];
  if (ids.length === 0) return true;
  const theirs = and(
    inArray(photos.id, ids),
    eq(photos.userId, input.userId),
    or(isNull(photos.ticketId), eq(photos.ticketId, input.ticketId)),
  );
  const notShown = sql`(${photos.ticketId} IS NULL OR ${photos.staffOnly})`;
  const put = await db
    .update(photos)
    .set({ ticketId: input.ticketId, staffOnly: input.staffOnly ? notShown : false })
    .where(and(theirs, sql`(SELECT count(*) FROM ${photos} WHERE ${theirs}) = ${ids.length}`))
    .returning({ id: photos.id });
  return put.length === ids.length;
}
