/**
 * Where bits go to or come from: a writer takes the bit that it is given, a reader answers the one that was written.
 * `chance` is how likely a one is, in 65,536ths.
 */
export interface BitCoder {
  code(bit: number, chance: number): number;
}

/**
 * Codes one bit of a symbol. `contexts` are whole numbers of 32 bits for the surroundings in which the symbol stands,
 * `node` is what of the symbol was coded before, `mixture` and `other` tell which two mixtures of the contexts to use
 * (each below the number of mixtures).
 */
export type BitForecast = (bit: number, contexts: Int32Array, node: number, mixture: number, other?: number) => number;

/** How a forecast is made. */
export interface ForecastSettings {
  /** How many contexts there are. */
  readonly contexts: number;
  /** Counters of one context share 2 ** `placeBits` places by a hash. */
  readonly placeBits: number;
  /** How many mixtures of each of the two kinds there may be. */
  readonly mixtures: number;
  /** How much the mixtures learn from one bit. */
  readonly learningRate: number;
  /** The most bits that a counter remembers, below 256: the fewer, the more the last ones count. */
  readonly mostSeen: number;
  /** A counter's first bit moves it by 1 / firstCount. */
  readonly firstCount: number;
  /** What the contexts weigh together before anything is learnt. */
  readonly firstWeight: number;
}

const whole = 65_536;
const grid = 2048;
/** Steps of the grid to one unit of log odds. */
const fineness = 256;

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

/**
 * A forecast of bits that learns from each bit that it coded: for every context how often a one came, mixed by weights
 * that learn which context is to be believed (the mixing of models of the PAQ compressors: M. Mahoney, "Adaptive
 * Weighing of Context Models for Lossless Data Compression", 2005). Whoever reads makes the same forecasts as whoever
 * wrote.
 */
export function forecastOf(coder: BitCoder, settings: ForecastSettings): BitForecast {
  const { contexts: count, placeBits, mixtures, learningRate, mostSeen, firstCount, firstWeight } = settings;
  const places = 2 ** placeBits;
  const counted = new Float32Array(count * places).fill(0.5);
  const times = new Uint8Array(count * places);
  const marks = new Uint8Array(count * places);
  const [weights, others] = [0, 1].map(() => new Float64Array(count * mixtures).fill(firstWeight / count)) as [
    Float64Array,
    Float64Array,
  ];
  const slots = new Int32Array(count);
  const speaking = new Float64Array(count);
  const rates = Float64Array.from({ length: mostSeen + 1 }, (_, seen) => 1 / (seen + firstCount));
  /** The place of a counter: one of two neighbours, marked as its own; of two strange ones the less used begins anew. */
  const placeOf = (from: number, hash: number): number => {
    const [first, mark] = [from + (hash >>> (32 - placeBits)), Math.imul(hash, 0x2545_f491) >>> 24];
    if (marks[first] === mark) return first;
    const second = first ^ 1;
    if (marks[second] === mark) return second;
    const place = (times[second] ?? 0) < (times[first] ?? 0) ? second : first;
    counted[place] = 0.5;
    times[place] = 0;
    marks[place] = mark;
    return place;
  };
  return (bit, contexts, node, mixture, other = 0) => {
    const [from, otherFrom] = [mixture * count, other * count];
    const branch = Math.imul(node, 0x85eb_ca6b);
    let [sum, otherSum] = [0, 0];
    for (let at = 0; at < count; at += 1) {
      const slot = placeOf(at * places, Math.imul((contexts[at] ?? 0) ^ branch, 0x9e37_79b1));
      const says = odds[Math.floor((counted[slot] ?? 0) * (2 * grid - 1))] ?? 0;
      slots[at] = slot;
      speaking[at] = says;
      sum += says * (weights[from + at] ?? 0);
      otherSum += says * (others[otherFrom + at] ?? 0);
    }
    const chance = chanceAt((sum + otherSum) / 2);
    const coded = coder.code(bit, chance);
    const error = (coded - chanceAt(sum) / whole) * learningRate;
    const otherError = (coded - chanceAt(otherSum) / whole) * learningRate;
    for (let at = 0; at < count; at += 1) {
      const [slot, says] = [slots[at] ?? 0, speaking[at] ?? 0];
      const seen = times[slot] ?? 0;
      weights[from + at] = (weights[from + at] ?? 0) + error * says;
      others[otherFrom + at] = (others[otherFrom + at] ?? 0) + otherError * says;
      counted[slot] = (counted[slot] ?? 0) + (coded - (counted[slot] ?? 0)) * (rates[seen] ?? 0);
      if (seen < mostSeen) times[slot] = seen + 1;
    }
    return coded;
  };
}

/** The chance at the odds, in 65,536ths. */
function chanceAt(logOdds: number): number {
  return chances[Math.max(0, Math.min(2 * grid - 1, Math.round(logOdds * fineness) + grid))] ?? 0;
}
