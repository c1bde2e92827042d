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
  /** Nothing is learnt from a bit that was forecast better than so. */
  readonly leastError: number;
  /** The most bits that a counter remembers, below 256: the fewer, the more the last ones count. */
  readonly mostSeen: number;
  /** A counter's first bit moves it by 1 / firstCount. */
  readonly firstCount: number;
  /** What the contexts weigh together before anything is learnt. */
  readonly firstWeight: number;
}

const whole = 65_536;
const grid = 2048;
/** Turns a counter that is nothing into one at even odds. */
const evenCounter = -0x8000_0000;
/** How many bits of a chance, and of a counter, are finer than the odds that are told apart. */
const [oddsFiner, counterFiner] = [4, 20];
/** Four nodes of a symbol that follow each other have their counters side by side, as memory is read in pieces. */
const [branchBits, branchSize] = [2, 4];
/** Steps of the grid to one unit of log odds. */
const fineness = 256;
/** Log odds reach so far to either side. */
export const farthestOdds = grid / fineness;

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
const chances = Float64Array.from({ length: 2 * grid }, (_, at) =>
  Math.max(1, Math.min(whole - 1, Math.round(whole / (1 + exponential((grid - at) / fineness))))),
);
const odds = oddsOf(chances);

function oddsOf(rising: Float64Array): Float64Array {
  let at = 0;
  return Float64Array.from({ length: grid * 2 }, (_, part) => {
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
  const {
    contexts: count,
    placeBits,
    mixtures,
    learningRate,
    leastError,
    mostSeen,
    firstCount,
    firstWeight,
  } = settings;
  const places = 2 ** placeBits;
  // A counter is one number: the share of ones in 65,536ths, how much it saw, and whose it is, of 16, 8 and 8 bits.
  const counters = new Int32Array(count * places);
  const weights = new Float64Array(count * mixtures).fill(firstWeight / count);
  const others = new Float64Array(count * mixtures).fill(firstWeight / count);
  const slots = new Int32Array(count);
  const speaking = new Float64Array(count);
  const rates = Float64Array.from({ length: mostSeen + 1 }, (_, seen) => 1 / (seen + firstCount));
  const shift = 32 - placeBits;
  return (bit, contexts, node, mixture, other = 0) => {
    const from = mixture * count;
    const otherFrom = other * count;
    const branch = Math.imul(node >> branchBits, 0x85eb_ca6b);
    const inBranch = node & (branchSize - 1);
    let sum = 0;
    let otherSum = 0;
    for (let at = 0; at < count; at += 1) {
      const hash = Math.imul((contexts[at] ?? 0) ^ branch, 0x9e37_79b1);
      const mark = Math.imul(hash, 0x2545_f491) >>> 24;
      // A counter has one of two places, marked as its own; of two strange ones the less used begins anew.
      let slot = at * places + ((hash >>> shift) ^ inBranch);
      let counter = counters[slot] ?? 0;
      if ((counter & 0xff) !== mark) {
        const second = counters[slot ^ branchSize] ?? 0;
        const isOwn = (second & 0xff) === mark;
        if (isOwn || (second & 0xff00) < (counter & 0xff00)) slot ^= branchSize;
        counter = isOwn ? second : mark;
        counters[slot] = counter;
      }
      const says = odds[(counter ^ evenCounter) >>> counterFiner] ?? 0;
      slots[at] = slot;
      speaking[at] = says;
      sum += says * (weights[from + at] ?? 0);
      otherSum += says * (others[otherFrom + at] ?? 0);
    }
    const coded = coder.code(bit, chanceAt((sum + otherSum) / 2));
    const wrong = coded - chanceAt(sum) / whole;
    if (Math.abs(wrong) < leastError) return coded;
    const error = wrong * learningRate;
    const otherError = (coded - chanceAt(otherSum) / whole) * learningRate;
    const target = coded * (whole - 1);
    for (let at = 0; at < count; at += 1) {
      const slot = slots[at] ?? 0;
      const says = speaking[at] ?? 0;
      const counter = counters[slot] ?? 0;
      const share = (counter ^ evenCounter) >>> 16;
      const seen = (counter >>> 8) & 0xff;
      weights[from + at] = (weights[from + at] ?? 0) + error * says;
      others[otherFrom + at] = (others[otherFrom + at] ?? 0) + otherError * says;
      const moved = share + Math.trunc((target - share) * (rates[seen] ?? 0));
      counters[slot] = ((moved << 16) ^ evenCounter) | ((seen < mostSeen ? seen + 1 : seen) << 8) | (counter & 0xff);
    }
    return coded;
  };
}

/** The log odds of a chance in 65,536ths. */
export function oddsAt(chance: number): number {
  return odds[chance >>> oddsFiner] ?? 0;
}

/** The chance at log odds, in 65,536ths. */
export function chanceAt(logOdds: number): number {
  return chances[Math.max(0, Math.min(2 * grid - 1, Math.trunc(logOdds * fineness + grid + 0.5)))] ?? 0;
}
