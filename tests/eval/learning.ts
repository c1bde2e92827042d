import { groupOf, groups, isPair, type LabelledFacts, type Sample, width } from "./labelled-facts.ts";

const rounds = 30;
/** Trained so often from other beginnings; the mean of them depends less on chance than each. */
const beginnings = [20_261_121, 777, 4242, 31_337, 9001, 161_803];
const batch = 256;
/** The first rate of learning and the last. */
const [fastest, slowest] = [0.01, 0.0001];
/** How often a fact is left out by chance, so that no single one is leant on. */
export const leftOut = 0.55;
/**
 * How often everything that rules conclude is left out at once: the rules were made with these very cases in sight and
 * are never wrong about them as often as about others, so that they must not be leant on too much.
 */
const rulesLeftOut = 0.8;

/** A small generator of numbers from 0 to 1 with a seed (xorshift32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** One training: what is learnt so far, and Adam's means of the slopes. */
interface Training {
  readonly learnt: Float64Array;
  readonly mean: Float64Array;
  readonly square: Float64Array;
  readonly slope: Float64Array;
  readonly random: () => number;
  /** Places of the facts that rules concluded, and of those that are two concepts together. */
  readonly ofRules: ReadonlySet<number>;
  readonly pairs: ReadonlySet<number>;
  steps: number;
}

function shuffled<Item>(given: readonly Item[], random: () => number): Item[] {
  const order = [...given];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const [one, two] = [order[last], order[other]];
    if (one !== undefined && two !== undefined) [order[last], order[other]] = [two, one];
  }
  return order;
}

/** Adds a sample's share to the slopes; answers the facts that it touched. */
function addSlope(
  { learnt, slope, random, ofRules, pairs }: Training,
  { facts, labels, told }: Sample,
  share: number,
): readonly number[] {
  const withoutRules = random() < rulesLeftOut;
  const kept = facts.filter((fact) => !(withoutRules && ofRules.has(fact)) && random() >= leftOut);
  const shares = sharesOf(learnt, kept, 1);
  const scores = shares.map((one, out) => (one * (told[groupOf[out] ?? 0] ?? 0) - (labels[out] ?? 0)) * share);
  // Two things together tell how grave it is, hardly which system it is.
  for (const fact of kept)
    for (let out = pairs.has(fact) ? (groups[0] ?? 0) : 0; out < width; out += 1)
      slope[fact * width + out] = (slope[fact * width + out] ?? 0) + (scores[out] ?? 0);
  return kept;
}

/** One step of Adam on the facts that a batch touched. */
function step(training: Training, touched: ReadonlySet<number>, rate: number): void {
  const { learnt, mean, square, slope } = training;
  training.steps += 1;
  const ofMean = 1 - 0.9 ** training.steps;
  const ofSquare = 1 - 0.999 ** training.steps;
  for (const fact of touched)
    for (let at = fact * width; at < (fact + 1) * width; at += 1) {
      const gradient = slope[at] ?? 0;
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * gradient;
      square[at] = 0.999 * (square[at] ?? 0) + 0.001 * gradient * gradient;
      const scale = Math.sqrt((square[at] ?? 0) / ofSquare) + 1e-8;
      learnt[at] = (learnt[at] ?? 0) - (rate * (mean[at] ?? 0)) / ofMean / scale;
      slope[at] = 0;
    }
}

function train({ vocabulary, samples }: LabelledFacts, seed: number): Float64Array {
  const zeros = () => new Float64Array(vocabulary.length * width);
  const placesOf = (test: (fact: string) => boolean) =>
    new Set(vocabulary.flatMap((fact, place) => (test(fact) ? [place] : [])));
  const training: Training = {
    learnt: zeros(),
    mean: zeros(),
    square: zeros(),
    slope: zeros(),
    random: numbersFrom(seed),
    ofRules: placesOf((fact) => /^[so]:/u.test(fact)),
    pairs: placesOf(isPair),
    steps: 0,
  };
  let order = samples;
  for (let round = 0; round < rounds; round += 1) {
    order = shuffled(order, training.random);
    const rate = fastest * (1 - round / rounds) + slowest;
    for (let first = 0; first < order.length; first += batch) {
      const chosen = order.slice(first, first + batch);
      const touched = new Set<number>();
      for (const sample of chosen) for (const fact of addSlope(training, sample, 1 / chosen.length)) touched.add(fact);
      step(training, touched, rate);
    }
  }
  return training.learnt;
}

/**
 * Learns how much each fact speaks for each outcome: logistic regression, trained with Adam, several times over. The same
 * facts give the same weights, to the last bit; only differences within a group count.
 */
export function learn(known: LabelledFacts): Float64Array {
  const all = beginnings.map((seed) => train(known, seed));
  const learnt = new Float64Array(known.vocabulary.length * width).map(
    (_, at) => all.reduce((sum, one) => sum + (one[at] ?? 0), 0) / all.length,
  );
  for (let from = 0, group = 0; from < learnt.length; group = (group + 1) % groups.length) {
    const some = learnt.subarray(from, from + (groups[group] ?? 0));
    const centre = some.reduce((sum, weight) => sum + weight, 0) / some.length;
    for (const at of some.keys()) some[at] = (some[at] ?? 0) - centre;
    from += some.length;
  }
  return learnt;
}

/** How likely each outcome is by the facts, whose sums are made `strength` times as strong. */
export function sharesOf(learnt: Float64Array, facts: readonly number[], strength: number): Float64Array {
  const shares = new Float64Array(width);
  for (const fact of facts)
    for (let out = 0; out < width; out += 1)
      shares[out] = (shares[out] ?? 0) + (learnt[fact * width + out] ?? 0) * strength;
  let from = 0;
  for (const count of groups) {
    const some = shares.subarray(from, from + count);
    const highest = Math.max(...some);
    for (const [out, score] of some.entries()) some[out] = Math.exp(score - highest);
    const total = some.reduce((sum, power) => sum + power, 0);
    for (const [out, power] of some.entries()) some[out] = power / total;
    from += count;
  }
  return shares;
}
