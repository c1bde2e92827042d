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
 * The owner always may; once it is on a ticket the people on the ticket and staff may too (decision 10), the driver not
 * while it was shown to the staff alone.
 */
export function maySeePhoto(photo: PhotoPlace, actor: Pick<Actor, "userId" | "roles">): boolean {
  if (photo.userId === actor.userId) return true;
  if (photo.ticketUserId === null) return false;
  return isStaff(actor) || (photo.ticketUserId === actor.userId && !photo.staffOnly);
}
