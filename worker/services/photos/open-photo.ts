import { findPhoto } from "#db/queries/photos.ts";
import { isPhotoShared } from "#db/queries/ticket-shares.ts";
import { tokenId } from "#db/queries/token-id.ts";
import type { Actor } from "#domain/access/actor.ts";
import { DomainError } from "#domain/errors.ts";
import type { PhotoSize } from "#domain/photos/photo.ts";
import { maySeePhoto } from "#domain/photos/visibility.ts";
import type { Deps } from "#worker/ports/deps.ts";
import type { StoredPhoto } from "#worker/ports/photos.ts";

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
 * A photo for somebody who may see it; the whole one where no thumbnail was made.
 * @throws DomainError `photo.not_found`, the same for a photo that may not be seen as for none;
 * `photo.store_failed` when the store does not answer.
 */
export async function openPhoto({
  actor,
  deps,
  input,
}: {
  readonly actor: Pick<Actor, "userId" | "roles">;
  readonly deps: Pick<Deps, "db" | "photos" | "log">;
  readonly input: AskedPhoto;
}): Promise<OpenedPhoto> {
  const row = await findPhoto(deps.db, input.photoId);
  if (row === null || !maySeePhoto(row, actor)) throw new DomainError("photo.not_found");
  return openKnownPhoto(deps, input);
}

/**
 * A photo for whoever has a link that shows it.
 * @throws DomainError `photo.not_found`, also for a link that has ended or shows no photos; `photo.store_failed`.
 */
export async function openSharedPhoto({
  deps,
  input,
}: {
  readonly deps: Pick<Deps, "db" | "clock" | "photos" | "log">;
  readonly input: AskedPhoto & { readonly token: string };
}): Promise<OpenedPhoto> {
  const { photoId, token } = input;
  const shared = await isPhotoShared(deps.db, { id: tokenId(token), photoId, now: deps.clock.now() });
  if (!shared) throw new DomainError("photo.not_found");
  return openKnownPhoto(deps, input);
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
