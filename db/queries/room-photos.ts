import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { SentPhotos } from "#domain/photos/visibility.ts";
import type { Db } from "../client.ts";
import { photos } from "../schema/index.ts";

/**
 * Attaches photos to a ticket, so that the message's audience may see them: all of them, or none when one is missing,
 * belongs to another user or ticket. A photo once shown to the driver stays visible. Returns whether it did; one
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
