import type { ErrorCode } from "../errors.ts";
import { type Bytes, says } from "./bytes.ts";
import { cleanJpeg } from "./jpeg.ts";
import { type CleanPhoto, maxPhotoBytes, maxPhotoPixels } from "./photo.ts";
import { cleanPng, isPng } from "./png.ts";
import { cleanWebp, isWebp } from "./webp.ts";

/** What an upload turns out to be: a cleaned photo, or why it is refused. */
export type ReadPhoto =
  | { readonly ok: true; readonly photo: CleanPhoto }
  | { readonly ok: false; readonly code: Extract<ErrorCode, `photo.${string}`> };

/**
 * Reads an upload by its content; what its name or its sender call it is not asked. Nothing is decoded:
 * a picture that would be enormous is refused by its header.
 */
export function readPhoto(bytes: Bytes): ReadPhoto {
  if (bytes.length > maxPhotoBytes) return { ok: false, code: "photo.too_large" };
  const photo = clean(bytes);
  if (photo === "unsupported" || photo === "animated") return { ok: false, code: "photo.unsupported_type" };
  if (photo === null) return { ok: false, code: "photo.broken" };
  if (photo.width * photo.height > maxPhotoPixels) return { ok: false, code: "photo.too_large" };
  return { ok: true, photo };
}

function clean(bytes: Bytes): CleanPhoto | "unsupported" | "animated" | null {
  if (says(bytes, 0, "\xff\xd8\xff")) return cleanJpeg(bytes);
  if (isPng(bytes)) return cleanPng(bytes);
  if (isWebp(bytes)) return cleanWebp(bytes);
  return "unsupported";
}
