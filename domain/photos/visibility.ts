import { type Actor, isStaff } from "../access/actor.ts";

/** Whose a photo is, and whose ticket it is on. */
export interface PhotoPlace {
  readonly userId: string;
  /** The driver of the ticket that the photo is on; null while it is on none. */
  readonly ticketUserId: string | null;
  /** Shown on the ticket to its staff alone. */
  readonly staffOnly: boolean;
}

/** The photos of a message that its sender puts on a ticket, and whether the message is for the staff alone. */
export interface SentPhotos {
  readonly ticketId: string;
  readonly userId: string;
  readonly photoIds: readonly string[];
  readonly staffOnly: boolean;
}

/**
 * The owner may always see a photo. Once it is on a ticket, staff and the ticket's driver may too (product decision
 * P10); a photo for staff only stays hidden from the driver.
 */
export function maySeePhoto(photo: PhotoPlace, actor: Pick<Actor, "userId" | "roles">): boolean {
  if (photo.userId === actor.userId) return true;
  if (photo.ticketUserId === null) return false;
  return isStaff(actor) || (photo.ticketUserId === actor.userId && !photo.staffOnly);
}
