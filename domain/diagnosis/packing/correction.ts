import { type BitCoder, chanceAt, farthestOdds, oddsAt } from "./forecast.ts";

/** Surroundings share 2 ** `rowBits` rows by a hash; in each, so many steps of the odds are told apart. */
const rowBits = 12;
const steps = 24;
const stepsToOdds = steps / (2 * farthestOdds);
const learningRate = 0.03;
const uncorrected = Float64Array.from({ length: steps + 1 }, (_, at) => chanceAt(at / stepsToOdds - farthestOdds));

/**
 * Codes bits whose chances are corrected, half-way, by how often a one came of such a chance in the same surroundings, a
 * whole number of 32 bits.
 */
export function correctionOf(coder: BitCoder): (bit: number, chance: number, surroundings: number) => number {
  const rows = 2 ** rowBits;
  const came = new Float64Array(rows * uncorrected.length);
  for (let row = 0; row < rows; row += 1) came.set(uncorrected, row * uncorrected.length);
  return (bit, chance, surroundings) => {
    const row = Math.imul(surroundings, 0x9e37_79b1) >>> (32 - rowBits);
    const step = Math.min(steps - 1, (oddsAt(chance) + farthestOdds) * stepsToOdds);
    const below = Math.trunc(step);
    const part = step - below;
    const at = row * uncorrected.length + below;
    const expected = (came[at] ?? 0) * (1 - part) + (came[at + 1] ?? 0) * part;
    const coded = coder.code(bit, Math.round((chance + expected) / 2));
    const nearest = part < 0.5 ? at : at + 1;
    came[nearest] = (came[nearest] ?? 0) + ((coded === 1 ? 65_535 : 1) - (came[nearest] ?? 0)) * learningRate;
    return coded;
  };
}
