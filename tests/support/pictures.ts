import { deflateSync } from "node:zlib";
import { joined } from "#domain/photos/bytes.ts";
import { crc32, pngSignature } from "#domain/photos/png.ts";

const text = (value: string) => Uint8Array.from(value, (letter) => letter.charCodeAt(0));

/** One chunk of a PNG with its length and checksum. */
export function pngChunk(name: string, data: Uint8Array): Uint8Array {
  const named = joined([text(name), data]);
  const chunk = new Uint8Array(named.length + 8);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, data.length);
  chunk.set(named, 4);
  view.setUint32(named.length + 4, crc32(named));
  return chunk;
}

/** A real PNG: a grey wedge, with `extra` chunks before its data. The header may lie about the size. */
export function makePng(
  width: number,
  height: number,
  options: { readonly extra?: readonly Uint8Array[]; readonly claims?: { width: number; height: number } } = {},
): Uint8Array {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, options.claims?.width ?? width);
  view.setUint32(4, options.claims?.height ?? height);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = (x * 255) / width;
  }
  return joined([
    pngSignature,
    pngChunk("IHDR", header),
    ...(options.extra ?? []),
    pngChunk("IDAT", Uint8Array.from(deflateSync(rows))),
    pngChunk("IEND", new Uint8Array()),
  ]);
}

/** A JPEG segment: marker, length, content. */
export function jpegSegment(marker: number, content: Uint8Array | string): Uint8Array {
  const body = typeof content === "string" ? text(content) : content;
  const length = body.length + 2;
  return joined([Uint8Array.of(0xff, marker, length >> 8, length & 255), body]);
}

/** What a camera writes into APP1: how to turn the picture, and where it was taken. */
export function exifSegment(orientation: number, secret: string): Uint8Array {
  const tiff = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0];
  return jpegSegment(0xe1, joined([text("Exif\0\0"), Uint8Array.from(tiff), text(`GPS ${secret}`)]));
}

/** A JPEG in form, without a picture that could be decoded; `extra` segments stand where a camera puts them. */
export function makeJpegShape(
  width: number,
  height: number,
  options: { readonly extra?: readonly Uint8Array[]; readonly trailing?: Uint8Array } = {},
): Uint8Array {
  const frame = Uint8Array.of(8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0);
  return joined([
    Uint8Array.of(0xff, 0xd8),
    jpegSegment(0xe0, "JFIF\0\x01\x01\0\0\x01\0\x01\0\0"),
    ...(options.extra ?? []),
    jpegSegment(0xdb, new Uint8Array(65)),
    jpegSegment(0xc0, frame),
    jpegSegment(0xc4, new Uint8Array(19)),
    jpegSegment(0xda, Uint8Array.of(1, 1, 0, 0, 63, 0)),
    Uint8Array.of(1, 2, 0xff, 0x00, 3, 0xff, 0xd0, 4),
    Uint8Array.of(0xff, 0xd9),
    options.trailing ?? new Uint8Array(),
  ]);
}

/** One chunk of a WebP, padded to an even length. */
export function webpChunk(name: string, data: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(8 + data.length + (data.length % 2));
  chunk.set(text(name));
  new DataView(chunk.buffer).setUint32(4, data.length, true);
  chunk.set(data, 8);
  return chunk;
}

/** A WebP in form, of the given chunks. */
export function makeWebpShape(chunks: readonly Uint8Array[], trailing = new Uint8Array()): Uint8Array {
  const content = joined([text("WEBP"), ...chunks]);
  const header = new Uint8Array(8);
  header.set(text("RIFF"));
  new DataView(header.buffer).setUint32(4, content.length, true);
  return joined([header, content, trailing]);
}

/** The first bytes of a lossy WebP picture. */
export function lossyPicture(width: number, height: number): Uint8Array {
  return Uint8Array.of(0, 0, 0, 0x9d, 0x01, 0x2a, width & 255, width >> 8, height & 255, height >> 8, 7, 7);
}

/** Whether the ASCII text stands anywhere in the bytes. */
export function holds(bytes: Uint8Array, wanted: string): boolean {
  return new TextDecoder("latin1").decode(bytes).includes(wanted);
}
