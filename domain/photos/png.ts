import { type Bytes, joined, says, u32 } from "./bytes.ts";
import type { CleanPhoto } from "./photo.ts";

export const pngSignature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** The picture and its colours; texts, times, Exif, animation and everything unknown are left out. */
const kept = new Set(["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "sBIT", "cICP", "pHYs"]);

/** A PNG of the chunks that its picture needs, without whatever follows its end. Null when it is broken. */
export function cleanPng(bytes: Bytes): CleanPhoto | null {
  const parts: Bytes[] = [pngSignature];
  let size: { readonly width: number; readonly height: number } | null = null;
  let data = false;
  for (let at = pngSignature.length; ; ) {
    const length = u32(bytes, at);
    const end = at + 12 + length;
    if (!(end <= bytes.length)) return null;
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (!/^[a-zA-Z]{4}$/.test(name)) return null;
    if (u32(bytes, end - 4) !== crc32(bytes.subarray(at + 4, end - 4))) return null;
    const isCritical = /^[A-Z]/.test(name);
    if (isCritical && !kept.has(name)) return null;
    if ((size === null) !== (name === "IHDR")) return null;
    if (name === "IHDR") {
      if (length !== 13) return null;
      size = { width: u32(bytes, at + 8), height: u32(bytes, at + 12) };
    }
    if (name === "IDAT") data = true;
    if (kept.has(name)) parts.push(bytes.subarray(at, end));
    if (name === "IEND") break;
    at = end;
  }
  if (!data || size === null || size.width === 0 || size.height === 0) return null;
  return { type: "image/png", ...size, body: joined(parts) };
}

export function isPng(bytes: Bytes): boolean {
  return says(bytes, 0, "\x89PNG\r\n\x1a\n");
}

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** The checksum at the end of every chunk, over its name and data. */
export function crc32(bytes: Bytes): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (table[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
