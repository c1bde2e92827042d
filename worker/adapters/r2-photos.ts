import { DomainError } from "#domain/errors.ts";
import { type PhotoSize, type PhotoType, photoSizes, photoTypes } from "#domain/photos/photo.ts";
import { timeLimits } from "#domain/time-limits.ts";
import type { Photos } from "#worker/ports/photos.ts";
import { within } from "#worker/ports/within.ts";
import { makePhotonThumbnail } from "./photon-thumbnail.ts";

/**
 * Photos in a private bucket of R2, one object for each size; only this worker reads it. An operation that takes longer
 * than `limit` milliseconds rejects with DomainError `service.unavailable`; R2 may still carry it out.
 */
export function createR2Photos(bucket: R2Bucket, limit: number = timeLimits.photoStore): Photos {
  const inTime = <Result>(operation: Promise<Result>) =>
    within(limit, operation, () => new DomainError("service.unavailable", { service: "photos" }));
  return {
    async put(photoId, size, body, type) {
      await inTime(bucket.put(keyOf(photoId, size), body, { httpMetadata: { contentType: type } }));
    },
    async get(photoId, size) {
      const object = await inTime(bucket.get(keyOf(photoId, size)));
      if (object === null) return null;
      return {
        body: object.body,
        type: typeOf(object.httpMetadata?.contentType),
        bytes: object.size,
        etag: object.httpEtag,
      };
    },
    async delete(photoId) {
      await inTime(bucket.delete(photoSizes.map((size) => keyOf(photoId, size))));
    },
    makeThumbnail: makePhotonThumbnail,
    async healthy() {
      await inTime(bucket.head("health"));
      return true;
    },
  };
}

function keyOf(photoId: string, size: PhotoSize): string {
  return `photos/${photoId}/${size}`;
}

/** What is in the bucket was put there by `put`; anything else is shown as no picture at all by the browser. */
function typeOf(contentType: string | undefined): PhotoType {
  return photoTypes.find((type) => type === contentType) ?? "image/jpeg";
}
