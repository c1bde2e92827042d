import type { RandomBytes } from "#domain/ids.ts";

/** Bytes that look random and are the same for the same seed (mulberry32); for demo data alone, never for secrets. */
export function seededBytes(seed: number): RandomBytes {
  let state = seed >>> 0;
  return (length) => {
    const bytes = new Uint8Array(length);
    for (let index = 0; index < length; index++) {
      state = (state + 0x6d2b79f5) >>> 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      bytes[index] = (mixed ^ (mixed >>> 14)) & 255;
    }
    return bytes;
  };
}

/** A number from 0 up to, and without, 1: sixteen random bits. */
export function fraction(randomBytes: RandomBytes): number {
  const [high = 0, low = 0] = randomBytes(2);
  return (high * 256 + low) / 65_536;
}
