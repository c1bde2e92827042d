/**
 * Where bits go to or come from: a writer takes the bit that it is given, a reader answers the one that was written.
 * `chance` is how likely a one is, in 65,536ths.
 */
export interface BitCoder {
  code(bit: number, chance: number): number;
}

/**
 * Codes one bit of a symbol. `contexts` are whole numbers of 32 bits for the surroundings in which the symbol stands,
 * `node` is what of the symbol was coded before, and `mixture` (below 64) tells which mixture of the contexts to use.
 */
export type BitForecast = (bit: number, contexts: Int32Array, node: number, mixture: number) => number;

const whole = 65_536;
const grid = 2048;
/** Steps of the grid to one unit of log odds. */
const fineness = 256;
const learningRate = 0.02;
const mostSeen = 255;
const firstWeight = 1.2;

/**
 * Only what IEEE 754 settles to the last bit is used: additions, multiplications and divisions. Math.exp differs by a
 * hair between browsers, and one bit read otherwise spoils all that follow.
 */
function exponential(power: number): number {
  let result = 1 + power / whole;
  for (let halving = 1; halving < whole; halving *= 2) result *= result;
  return result;
}

/** Chances by log odds, and log odds by chances. */
const chances = Array.from({ length: 2 * grid }, (_, at) =>
  Math.max(1, Math.min(whole - 1, Math.round(whole / (1 + exponential((grid - at) / fineness))))),
);
const odds = oddsOf(chances);

function oddsOf(rising: readonly number[]): readonly number[] {
  let at = 0;
  return Array.from({ length: grid * 2 }, (_, part) => {
    while (at < rising.length - 1 && (rising[at] ?? 0) < (part + 0.5) * (whole / (grid * 2))) at += 1;
    return (at - grid) / fineness;
  });
}

const mostMixtures = 64;

/**
 * A forecast of bits that learns from each bit that it coded: for every context how often a one came, mixed by weights
 * that learn which context is to be believed (the mixing of models of the PAQ compressors: M. Mahoney, "Adaptive
 * Weighing of Context Models for Lossless Data Compression", 2005). Whoever reads makes the same forecasts as whoever
 * wrote. Counters of one context share 2 ** `placeBits` places by a hash.
 */
export function forecastOf(coder: BitCoder, contextCount: number, placeBits: number): BitForecast {
  const places = 2 ** placeBits;
  const counted = new Float64Array(contextCount * places).fill(0.5);
  const times = new Uint8Array(contextCount * places);
  const weights = new Float64Array(contextCount * mostMixtures).fill(firstWeight / contextCount);
  const slots = new Int32Array(contextCount);
  const speaking = new Float64Array(contextCount);
  return (bit, contexts, node, mixture) => {
    const from = mixture * contextCount;
    let sum = 0;
    for (let at = 0; at < contextCount; at += 1) {
      const hash = Math.imul((contexts[at] ?? 0) ^ Math.imul(node, 0x85eb_ca6b), 0x9e37_79b1) >>> (32 - placeBits);
      const slot = at * places + hash;
      const says = odds[Math.floor((counted[slot] ?? 0) * (2 * grid - 1))] ?? 0;
      slots[at] = slot;
      speaking[at] = says;
      sum += says * (weights[from + at] ?? 0);
    }
    const place = Math.max(0, Math.min(2 * grid - 1, Math.round(sum * fineness) + grid));
    const chance = chances[place] ?? 0;
    const coded = coder.code(bit, chance);
    const error = coded - chance / whole;
    for (let at = 0; at < contextCount; at += 1) {
      const slot = slots[at] ?? 0;
      const seen = times[slot] ?? 0;
      weights[from + at] = (weights[from + at] ?? 0) + learningRate * error * (speaking[at] ?? 0);
      counted[slot] = (counted[slot] ?? 0) + (coded - (counted[slot] ?? 0)) / (seen + 1.5);
      times[slot] = Math.min(mostSeen, seen + 1);
    }
    return coded;
  };
}
