import { eq } from "drizzle-orm";
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
      staffOnly: photos.staffOnly,
      type: photos.type,
    })
    .from(photos)
    .leftJoin(supportTickets, eq(supportTickets.id, photos.ticketId))
    .where(eq(photos.id, photoId))
    .limit(1);
  return row ?? null;
}
