/** Photo limits of the contract: 10 MB, and 50 megapixels by the header. */
export const maxPhotoBytes = 10 * 1024 * 1024;
export const maxPhotoPixels = 50_000_000;
export const photoTypes = ["image/jpeg", "image/png", "image/webp"] as const;
export type PhotoType = (typeof photoTypes)[number];
export const photoSizes = ["thumb", "full"] as const;
export type PhotoSize = (typeof photoSizes)[number];
/** Photos that one message, or one ticket, may carry. */
export const maxPhotosPerMessage = 6;
/** Photos that one account may upload within an hour. */
export const photosPerHour = 60;
/** The longer side of a thumbnail, in pixels. */
export const thumbnailSide = 480;
/** The largest photo, in pixels, of which the worker makes a thumbnail: decoding takes some seven bytes a pixel. */
export const maxThumbnailPixels = 12_500_000;

/** What is left of an upload: the picture alone, without metadata about place, time or author. */
export interface CleanPhoto {
  readonly type: PhotoType;
  /** As shown, that is, after turning. */
  readonly width: number;
  readonly height: number;
  readonly body: Uint8Array;
}
