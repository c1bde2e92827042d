import { findPhoto } from "#db/queries/photos.ts";
import { findSharedPhoto } from "#db/queries/ticket-shares.ts";
import { tokenId } from "#db/queries/token-id.ts";
import { type Actor, isStaff } from "#domain/access/actor.ts";
import { DomainError } from "#domain/errors.ts";
import type { PhotoSize } from "#domain/photos/photo.ts";
import { maySeePhoto } from "#domain/photos/visibility.ts";
import type { Deps } from "#worker/ports/deps.ts";
import type { StoredPhoto } from "#worker/ports/photos.ts";
import { linkLook } from "../audit/link-look.ts";
import { type LookDeps, recordLook } from "../audit/record-look.ts";

interface AskedPhoto {
  readonly photoId: string;
  readonly size: PhotoSize;
  /** The entity tag of what the asker has already. */
  readonly has: string | null;
}

export interface OpenedPhoto {
  /** Names these very bytes: a photo never changes. */
  readonly etag: string;
  /** Null when the asker has these bytes already. */
  readonly photo: StoredPhoto | null;
}

/**
 * A photo for a person with access; the whole one where no thumbnail was made. Who of the staff saw it is written
 * down, in whatever size.
 * @throws DomainError `photo.not_found`, the same for a photo that may not be seen as for none;
 * `photo.store_failed` when the store does not answer.
 */
export async function openPhoto({
  actor,
  deps,
  input,
}: {
  readonly actor: Pick<Actor, "userId" | "roles">;
  readonly deps: LookDeps & Pick<Deps, "photos">;
  readonly input: AskedPhoto;
}): Promise<OpenedPhoto> {
  const row = await findPhoto(deps.db, input.photoId);
  if (row === null || !maySeePhoto(row, actor)) throw new DomainError("photo.not_found");
  const opened = await openKnownPhoto(deps, input);
  const { ticketId, ticketUserId, userId } = row;
  if (isStaff(actor) && userId !== actor.userId && ticketId !== null && ticketUserId !== null) {
    const look = { subjectKind: "ticket", subjectId: ticketId, ownerId: ticketUserId } as const;
    const data = { photoId: input.photoId };
    recordLook({ actor, deps, input: { action: "ticket.photo_viewed", ...look, data } });
  }
  return opened;
}

/**
 * A photo for anyone with a link that shows it, recorded as a view of the link.
 * @throws DomainError `photo.not_found`, also for a link that has ended or shows no photos; `photo.store_failed`.
 */
export async function openSharedPhoto({
  actor,
  deps,
  input,
}: {
  readonly actor: Pick<Actor, "userId"> | null;
  readonly deps: LookDeps & Pick<Deps, "photos">;
  readonly input: AskedPhoto & { readonly token: string };
}): Promise<OpenedPhoto> {
  const { photoId, token } = input;
  const id = tokenId(token);
  const shared = await findSharedPhoto(deps.db, { id, photoId, now: deps.clock.now() });
  if (shared === null) throw new DomainError("photo.not_found");
  const opened = await openKnownPhoto(deps, input);
  recordLook({ actor, deps, input: linkLook(id, shared) });
  return opened;
}

async function openKnownPhoto(
  deps: Pick<Deps, "photos" | "log">,
  { photoId, size, has }: AskedPhoto,
): Promise<OpenedPhoto> {
  const etag = `"${photoId}-${size}"`;
  if (has === etag) return { etag, photo: null };
  const photo = await read(deps.photos, photoId, size).catch((error) => {
    deps.log.error("photo.read_failed", error, { photoId });
    throw new DomainError("photo.store_failed", {}, { cause: error });
  });
  if (photo === null) throw new DomainError("photo.not_found");
  return { etag, photo };
}

async function read(photos: Deps["photos"], photoId: string, size: PhotoSize): Promise<StoredPhoto | null> {
  const thumbnail = size === "thumb" ? await photos.get(photoId, "thumb") : null;
  return thumbnail ?? (await photos.get(photoId, "full"));
}
