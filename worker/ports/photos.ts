import type { PhotoSize, PhotoType } from "#domain/photos/photo.ts";

export interface StoredPhoto {
  readonly body: ReadableStream<Uint8Array>;
  readonly type: PhotoType;
  readonly bytes: number;
  readonly etag: string;
}

/** Private storage of photos' bytes; the caller has checked the photo's row for access. */
export interface Photos {
  put(photoId: string, size: PhotoSize, body: Uint8Array, type: PhotoType): Promise<void>;
  get(photoId: string, size: PhotoSize): Promise<StoredPhoto | null>;
  /** Removes every size of a photo; one that is not there is no error. */
  delete(photoId: string): Promise<void>;
  /** A small JPEG of a whole, cleaned photo; null when it is too large to be made here, or cannot be decoded. */
  makeThumbnail(photo: { readonly body: Uint8Array; readonly pixels: number }): Promise<Uint8Array | null>;
  /** True when the store answers. */
  healthy(): Promise<boolean>;
}
