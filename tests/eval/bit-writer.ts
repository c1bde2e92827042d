import type { BitCoder } from "#domain/diagnosis/weighing/forecast.ts";

/** Writes bits so that rare ones cost much and expected ones little: an arithmetic coder of 32 bits. */
export interface BitWriter extends BitCoder {
  /** All bits so far in base 64 without padding. */
  text(): string;
}

/** The other half of domain/diagnosis/weighing/bit-reader.ts. */
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
    text: () =>
      Buffer.from([...bytes, high >>> 24, (high >>> 16) & 0xff])
        .toString("base64")
        .replace(/=+$/u, ""),
  };
}
