import { type Bytes, joined, says, u16, u24little, u32 } from "./bytes.ts";
import type { CleanPhoto } from "./photo.ts";

/** Flags of VP8X: what is left out may not be announced. */
const announcesMetadata = 0x08 | 0x04;
const announcesAnimation = 0x02;

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * A WebP of its picture, transparency and colour profile, without Exif, XMP, unknown chunks and whatever follows its
 * end. Null when it is broken, `animated` when it is no photo but moves.
 */
export function cleanWebp(bytes: Bytes): CleanPhoto | "animated" | null {
  const fileEnd = 8 + u32(bytes, 4, true);
  if (!(fileEnd <= bytes.length)) return null;
  const parts: Bytes[] = [];
  let canvas: Size | null = null;
  let picture: Size | null = null;
  for (let at = 12; at + 8 <= fileEnd; ) {
    const length = u32(bytes, at + 4, true);
    const body = at + 8;
    if (body + length > fileEnd) return null;
    const chunk = padded(bytes.subarray(at, body + length));
    if (says(bytes, at, "VP8X")) {
      if (length < 10) return null;
      const flags = bytes[body] ?? 0;
      if (flags & announcesAnimation) return "animated";
      canvas = { width: u24little(bytes, body + 4) + 1, height: u24little(bytes, body + 7) + 1 };
      const header = chunk.slice();
      header[8] = flags & ~announcesMetadata;
      parts.push(header);
    } else if (says(bytes, at, "VP8 ") || says(bytes, at, "VP8L")) {
      picture ??= says(bytes, at, "VP8L") ? losslessSize(bytes, body, length) : lossySize(bytes, body, length);
      if (picture === null) return null;
      parts.push(chunk);
    } else if (says(bytes, at, "ALPH") || says(bytes, at, "ICCP")) {
      parts.push(chunk);
    } else if (says(bytes, at, "ANIM") || says(bytes, at, "ANMF")) {
      return "animated";
    }
    at = body + length + (length % 2);
  }
  if (picture === null || !(picture.width > 0) || !(picture.height > 0)) return null;
  if (canvas !== null && (canvas.width !== picture.width || canvas.height !== picture.height)) return null;
  const content = joined(parts);
  const header = new Uint8Array(12);
  header.set([0x52, 0x49, 0x46, 0x46]);
  new DataView(header.buffer).setUint32(4, content.length + 4, true);
  header.set([0x57, 0x45, 0x42, 0x50], 8);
  return { type: "image/webp", ...picture, body: joined([header, content]) };
}

export function isWebp(bytes: Bytes): boolean {
  return says(bytes, 0, "RIFF") && says(bytes, 8, "WEBP");
}

function lossySize(bytes: Bytes, body: number, length: number): Size | null {
  const isKeyFrame = ((bytes[body] ?? 1) & 1) === 0;
  const started = bytes[body + 3] === 0x9d && bytes[body + 4] === 0x01 && bytes[body + 5] === 0x2a;
  if (length < 10 || !isKeyFrame || !started) return null;
  return { width: u16(bytes, body + 6, true) & 0x3fff, height: u16(bytes, body + 8, true) & 0x3fff };
}

function losslessSize(bytes: Bytes, body: number, length: number): Size | null {
  if (length < 5 || bytes[body] !== 0x2f) return null;
  const bits = u32(bytes, body + 1, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

function padded(chunk: Bytes): Bytes {
  return chunk.length % 2 === 0 ? chunk : joined([chunk, Uint8Array.of(0)]);
}
