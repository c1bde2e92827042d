import { type Bytes, joined, says, u16, u32 } from "./bytes.ts";
import type { CleanPhoto } from "./photo.ts";

const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;
const app0 = 0xe0;
const app1 = 0xe1;
const app2 = 0xe2;
const app14 = 0xee;

/** Frame headers: every SOF but the numbers that mean something else (DHT, JPG, DAC). */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

/** Tables and headers that decoding needs, the colour profile, and Adobe's note on how colours are coded. */
function isKept(bytes: Bytes, marker: number, body: number): boolean {
  if (marker === app0) return says(bytes, body, "JFIF\0");
  if (marker === app2) return says(bytes, body, "ICC_PROFILE\0");
  if (marker === app14) return says(bytes, body, "Adobe");
  return marker >= 0xc0 && marker <= 0xdf;
}

/**
 * A JPEG without its metadata, comments, embedded previews and whatever follows its end; the picture's own bytes are
 * not touched. How it is to be turned is kept, in an Exif segment that says nothing else. Null when it is broken.
 */
export function cleanJpeg(bytes: Bytes): CleanPhoto | null {
  const kept: Bytes[] = [];
  let size: { readonly width: number; readonly height: number } | null = null;
  let orientation = 1;
  let scans = 0;
  let at = 2;
  for (;;) {
    if (bytes[at] !== 0xff) return null;
    while (bytes[at + 1] === 0xff) at++;
    const marker = bytes[at + 1];
    if (marker === undefined || marker === 0 || marker === startOfImage) return null;
    if (marker === endOfImage) break;
    const length = u16(bytes, at + 2);
    const body = at + 4;
    const end = at + 2 + length;
    if (!(length >= 2) || end > bytes.length) return null;

    if (marker === app1) orientation = readOrientation(bytes.subarray(body, end)) ?? orientation;
    if (isFrame(marker)) size ??= { height: u16(bytes, body + 1), width: u16(bytes, body + 3) };
    if (isKept(bytes, marker, body)) kept.push(bytes.subarray(at, end));
    at = end;
    if (marker === startOfScan) {
      scans++;
      const next = endOfScan(bytes, end);
      if (next === null) return null;
      kept.push(bytes.subarray(end, next));
      at = next;
    }
  }
  if (size === null || scans === 0 || !(size.width > 0) || !(size.height > 0)) return null;
  const turned = orientation >= 5;
  return {
    type: "image/jpeg",
    width: turned ? size.height : size.width,
    height: turned ? size.width : size.height,
    body: withOrientation(
      joined([Uint8Array.of(0xff, startOfImage), ...kept, Uint8Array.of(0xff, endOfImage)]),
      orientation,
    ),
  };
}

/** How a JPEG of ours is to be turned: 1 to 8, as Exif says. */
export function orientationOf(clean: Bytes): number {
  if (clean[2] !== 0xff || clean[3] !== app1) return 1;
  return readOrientation(clean.subarray(6, 4 + u16(clean, 4))) ?? 1;
}

/** The JPEG with an Exif segment that says how it is to be turned, and nothing else; unchanged for upright ones. */
export function withOrientation(jpeg: Bytes, orientation: number): Uint8Array {
  if (orientation === 1) return jpeg;
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff];
  const segment = Uint8Array.of(0xff, app1, 0, exif.length + 2, ...exif);
  return joined([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
}

/** The position of the next marker after a scan's data; null when the file ends before it. */
function endOfScan(bytes: Bytes, from: number): number | null {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) return null;
    const isData = next === 0 || (next >= 0xd0 && next <= 0xd7) || next === 0xff;
    if (!isData) return at;
  }
  return null;
}

function readOrientation(segment: Bytes): number | null {
  if (!says(segment, 0, "Exif\0\0")) return null;
  const tiff = segment.subarray(6);
  const little = says(tiff, 0, "II");
  if (!little && !says(tiff, 0, "MM")) return null;
  const directory = u32(tiff, 4, little);
  const entries = u16(tiff, directory, little);
  for (let index = 0; index < entries; index++) {
    const entry = directory + 2 + index * 12;
    if (!(entry + 12 <= tiff.length)) return null;
    if (u16(tiff, entry, little) !== 0x0112) continue;
    const value = u16(tiff, entry + 8, little);
    return value >= 1 && value <= 8 ? value : null;
  }
  return null;
}
