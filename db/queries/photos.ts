import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { Db } from "../client.ts";
import { photos, supportTickets } from "../schema/index.ts";

export async function insertPhoto(db: Db, photo: typeof photos.$inferInsert): Promise<void> {
  await db.insert(photos).values(photo);
}

/** A photo's row with the driver of the ticket that it is on; null when there is none. */
export async function findPhoto(db: Db, photoId: string) {
  const [row] = await db
    .select({
      id: photos.id,
      userId: photos.userId,
      ticketId: photos.ticketId,
      ticketUserId: supportTickets.userId,
      type: photos.type,
    })
    .from(photos)
    .leftJoin(supportTickets, eq(supportTickets.id, photos.ticketId))
    .where(eq(photos.id, photoId))
    .limit(1);
  return row ?? null;
}

/**
 * Puts photos that their sender uploaded on a ticket, all or none: false when one of them is somebody else's,
 * unknown, or on another ticket. One round trip.
 */
export async function attachPhotosToTicket(
  db: Db,
  input: { readonly userId: string; readonly ticketId: string; readonly photoIds: readonly string[] },
): Promise<boolean> {
  const ids = [...new Set(input.photoIds)];
  if (ids.length === 0) return true;
  const free = and(
    sql`${photos.id} in (select value from json_each(${JSON.stringify(ids)}))`,
    eq(photos.userId, input.userId),
    or(isNull(photos.ticketId), eq(photos.ticketId, input.ticketId)),
  );
  const result = await db
    .update(photos)
    .set({ ticketId: input.ticketId })
    .where(and(free, sql`(select count(*) from ${photos} where ${free}) = ${ids.length}`));
  return result.rowsAffected === ids.length;
}
