import { alphabet } from "./bit-reader.ts";
import type { BitCoder } from "./forecast.ts";

/** Writes bits so that rare ones cost much and expected ones little: an arithmetic coder of 32 bits. */
export interface BitWriter extends BitCoder {
  /** All bits so far in base 64 without padding. */
  text(): string;
}

/** The other half of bit-reader.ts, for whoever trains and whoever packs. */
export function bitWriter(): BitWriter {
  const bytes: number[] = [];
  let [low, high] = [0, 0xffff_ffff];
  return {
    code(bit, chance) {
      const middle = low + Math.floor(((high - low) * chance) / 65_536);
      if (bit === 1) high = middle;
      else low = middle + 1;
      while ((low ^ high) >>> 24 === 0) {
        bytes.push(high >>> 24);
        low = (low << 8) >>> 0;
        high = ((high << 8) | 0xff) >>> 0;
      }
      return bit;
    },
    text: () => textOf([...bytes, high >>> 24, (high >>> 16) & 0xff]),
  };
}

/** Bytes in base 64 without padding. */
function textOf(bytes: readonly number[]): string {
  let [held, bits, text] = [0, 0, ""];
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xffff;
    bits += 8;
    while (bits >= 6) {
      bits -= 6;
      text += alphabet.charAt((held >>> bits) & 63);
    }
  }
  return bits === 0 ? text : text + alphabet.charAt((held << (6 - bits)) & 63);
}
