import { type Actor, isStaff } from "../access/actor.ts";

/** Whose a photo is, and whose ticket it is on. */
export interface PhotoPlace {
  readonly userId: string;
  /** The driver of the ticket that the photo is on; null while it is on none. */
  readonly ticketUserId: string | null;
}

/** The owner always may; once it is on a ticket the people on the ticket and staff may too (decision 10). */
export function maySeePhoto(photo: PhotoPlace, actor: Pick<Actor, "userId" | "roles">): boolean {
  if (photo.userId === actor.userId) return true;
  return photo.ticketUserId !== null && (photo.ticketUserId === actor.userId || isStaff(actor));
}
