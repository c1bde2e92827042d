/** Photo limits of the contract: 10 MB, and 50 megapixels by the header. */
export const maxPhotoBytes = 10 * 1024 * 1024;
export const maxPhotoPixels = 50_000_000;
export const photoTypes = ["image/jpeg", "image/png", "image/webp"] as const;
export type PhotoType = (typeof photoTypes)[number];
export const photoSizes = ["thumb", "full"] as const;
export type PhotoSize = (typeof photoSizes)[number];
/** Photos that one message, or one ticket, may carry. */
export const maxPhotosPerMessage = 6;
