import { insertPhoto } from "#db/queries/photos.ts";
import type { Actor } from "#domain/access/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { newId } from "#domain/ids.ts";
import { type CleanPhoto, photosPerHour } from "#domain/photos/photo.ts";
import { readPhoto } from "#domain/photos/read-photo.ts";
import type { Deps } from "#worker/ports/deps.ts";

type UploadDeps = Pick<Deps, "db" | "clock" | "randomBytes" | "limits" | "photos" | "log" | "background">;

const hour = 3_600_000;

/**
 * Counts one more upload of this account; before the body is read.
 * @throws DomainError `photo.too_many` with `retryAfterMs`.
 */
export async function countUpload({
  actor,
  deps,
}: {
  readonly actor: Pick<Actor, "userId">;
  readonly deps: Pick<Deps, "limits">;
}): Promise<void> {
  const key = `photos:${actor.userId}`;
  const { allowed, retryAfterMs } = await deps.limits.hit({ key, limit: photosPerHour, windowMs: hour });
  if (!allowed) throw new DomainError("photo.too_many", { retryAfterMs });
}

/**
 * Stores a photo, cleaned of everything but its picture, for its owner alone. The bytes are stored before the row
 * names them, so that no reader finds half a photo.
 * @throws DomainError `photo.unsupported_type`, `photo.broken`, `photo.too_large`, `photo.store_failed`.
 */
export async function uploadPhoto({
  actor,
  deps,
  input,
}: {
  readonly actor: Pick<Actor, "userId">;
  readonly deps: UploadDeps;
  readonly input: { readonly bytes: Uint8Array };
}): Promise<{ readonly id: string }> {
  const read = readPhoto(input.bytes);
  if (!read.ok) throw new DomainError(read.code);
  const { photo } = read;
  const id = newId("photo", deps.randomBytes);
  await store(deps, id, photo);
  try {
    await insertPhoto(deps.db, {
      id,
      userId: actor.userId,
      type: photo.type,
      bytes: photo.body.length,
      width: photo.width,
      height: photo.height,
      createdAt: deps.clock.now(),
    });
  } catch (error) {
    forget(deps, id);
    throw error;
  }
  return { id };
}

async function store(deps: UploadDeps, id: string, photo: CleanPhoto): Promise<void> {
  const thumbnail = await thumbnailOf(deps, photo);
  try {
    await Promise.all([
      deps.photos.put(id, "full", photo.body, photo.type),
      thumbnail === null ? null : deps.photos.put(id, "thumb", thumbnail, "image/jpeg"),
    ]);
  } catch (error) {
    deps.log.error("photo.store_failed", error, { photoId: id });
    forget(deps, id);
    throw new DomainError("photo.store_failed", {}, { cause: error });
  }
}

/** Without a thumbnail the whole photo is shown in its place: no reason to refuse it. */
async function thumbnailOf(deps: UploadDeps, photo: CleanPhoto): Promise<Uint8Array | null> {
  try {
    return await deps.photos.makeThumbnail({ body: photo.body, pixels: photo.width * photo.height });
  } catch (error) {
    deps.log.error("photo.thumbnail_failed", error, { type: photo.type, bytes: photo.body.length });
    return null;
  }
}

function forget(deps: UploadDeps, id: string): void {
  deps.background(
    deps.photos.delete(id).catch((error) => deps.log.error("photo.delete_failed", error, { photoId: id })),
  );
}
