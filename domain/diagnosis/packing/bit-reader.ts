import type { BitCoder } from "./forecast.ts";

/** The signs of base 64. */
export const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** The bytes of a text in base 64 without padding. */
export function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((text.length * 6) / 8));
  let [held, bits, at] = [0, 0, 0];
  for (const sign of text) {
    held = ((held << 6) | alphabet.indexOf(sign)) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at] = (held >>> bits) & 0xff;
    at += 1;
  }
  return bytes;
}

/** Reads the bits that an arithmetic coder of 32 bits wrote (bit-writer.ts), forecast by forecast. */
export function bitReader(bytes: Uint8Array): BitCoder {
  let [low, high, value, next] = [0, 0xffff_ffff, 0, 0];
  const take = (): void => {
    value = ((value << 8) | (bytes[next] ?? 0)) >>> 0;
    next += 1;
  };
  for (let first = 0; first < 4; first += 1) take();
  return {
    code(_, chance) {
      const middle = low + Math.floor(((high - low) * chance) / 65_536);
      const bit = value <= middle ? 1 : 0;
      if (bit === 1) high = middle;
      else low = middle + 1;
      while ((low ^ high) >>> 24 === 0) {
        low = (low << 8) >>> 0;
        high = ((high << 8) | 0xff) >>> 0;
        take();
      }
      return bit;
    },
  };
}
