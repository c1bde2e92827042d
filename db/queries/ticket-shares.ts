import { and, asc, desc, eq, gt, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Db } from "../client.ts";
import { photos, supportTickets, ticketShares } from "../schema/index.ts";
import { jobFields } from "./ticket-changes.ts";

/** What the link shows: no telephone, no e-mail, no VIN, no conversation, no staff data. */
const sharedFields = {
  ticketNumber: supportTickets.ticketNumber,
  status: supportTickets.status,
  urgencyLevel: supportTickets.urgencyLevel,
  contactName: supportTickets.contactName,
  truckBrand: supportTickets.truckBrand,
  truckYear: supportTickets.truckYear,
  truckModel: supportTickets.truckModel,
  issueDescription: supportTickets.issueDescription,
  locationAddress: supportTickets.locationAddress,
  locationLat: supportTickets.locationLat,
  locationLng: supportTickets.locationLng,
  highway: supportTickets.highway,
  direction: supportTickets.direction,
  mileMarker: supportTickets.mileMarker,
  assignedTo: supportTickets.assignedTo,
  assignedName: supportTickets.assignedName,
  assignedAt: supportTickets.assignedAt,
  responseDueAt: supportTickets.responseDueAt,
  resolution: supportTickets.resolution,
  resolvedAt: supportTickets.resolvedAt,
  cancelledAt: supportTickets.cancelledAt,
  createdAt: supportTickets.createdAt,
  updatedAt: supportTickets.updatedAt,
  ...jobFields,
};

function active(now: number): SQL | undefined {
  return and(isNull(ticketShares.revokedAt), gt(ticketShares.expiresAt, now));
}

/** Remembers a link by the hash of its token, if the ticket is this user's. Says whether it did. */
export async function insertShare(
  db: Db,
  share: Omit<typeof ticketShares.$inferInsert, "revokedAt">,
): Promise<boolean> {
  const { id, ticketId, createdBy, withPhotos = false, expiresAt, createdAt } = share;
  const made = await db.run(
    sql`INSERT INTO ${ticketShares} (id, ticket_id, created_by, with_photos, expires_at, created_at)
      SELECT ${id}, ${ticketId}, ${createdBy}, ${withPhotos ? 1 : 0}, ${expiresAt}, ${createdAt}
      WHERE EXISTS (SELECT 1 FROM ${supportTickets} WHERE id = ${ticketId} AND user_id = ${createdBy})`,
  );
  return made.rowsAffected === 1;
}

/** The links of one's own ticket that still work, newest first. */
export function listActiveShares(
  db: Db,
  { ticketId, userId, now }: { readonly ticketId: string; readonly userId: string; readonly now: number },
) {
  return db
    .select({
      id: ticketShares.id,
      withPhotos: ticketShares.withPhotos,
      createdAt: ticketShares.createdAt,
      expiresAt: ticketShares.expiresAt,
    })
    .from(ticketShares)
    .where(and(eq(ticketShares.ticketId, ticketId), eq(ticketShares.createdBy, userId), active(now)))
    .orderBy(desc(ticketShares.createdAt));
}

/** Takes back a link that this user made and that still works; says whether there was one. */
export async function revokeActiveShare(
  db: Db,
  { id, userId, now }: { readonly id: string; readonly userId: string; readonly now: number },
): Promise<boolean> {
  const revoked = await db
    .update(ticketShares)
    .set({ revokedAt: now })
    .where(and(eq(ticketShares.id, id), eq(ticketShares.createdBy, userId), active(now)))
    .returning({ id: ticketShares.id });
  return revoked.length === 1;
}

/** What a working link shows: the ticket, and the driver's photos where they are part of it; null when it does not work. */
export async function findSharedTicket(db: Db, { id, now }: { readonly id: string; readonly now: number }) {
  const [[shared], shownPhotos] = await db.batch([
    db
      .select({
        ticket: sharedFields,
        expiresAt: ticketShares.expiresAt,
        ticketId: supportTickets.id,
        ownerId: supportTickets.userId,
      })
      .from(ticketShares)
      .innerJoin(supportTickets, eq(supportTickets.id, ticketShares.ticketId))
      .where(and(eq(ticketShares.id, id), active(now)))
      .limit(1),
    selectSharedPhotos(db, id, now).orderBy(asc(photos.createdAt)),
  ]);
  return shared === undefined ? null : { ...shared, photoIds: shownPhotos.map((photo) => photo.id) };
}

/** The ticket of a photo that a working link shows, and whose ticket that is; null when it shows no such photo. */
export async function findSharedPhoto(
  db: Db,
  { id, photoId, now }: { readonly id: string; readonly photoId: string; readonly now: number },
): Promise<{ readonly ticketId: string; readonly ownerId: string } | null> {
  const [row] = await selectSharedPhotos(db, id, now, eq(photos.id, photoId)).limit(1);
  return row ?? null;
}

/** The driver's own photos alone: those of the staff may be for the staff. */
function selectSharedPhotos(db: Db, id: string, now: number, more?: SQL) {
  return db
    .select({ id: photos.id, ticketId: supportTickets.id, ownerId: supportTickets.userId })
    .from(ticketShares)
    .innerJoin(supportTickets, eq(supportTickets.id, ticketShares.ticketId))
    .innerJoin(photos, and(eq(photos.ticketId, supportTickets.id), eq(photos.userId, supportTickets.userId)))
    .where(and(eq(ticketShares.id, id), eq(ticketShares.withPhotos, true), active(now), more))
    .$dynamic();
}

/** Forgets links that ended before a moment. */
export async function deleteOldShares(db: Db, endedBefore: number): Promise<void> {
  await db.delete(ticketShares).where(lt(ticketShares.expiresAt, endedBefore));
}
