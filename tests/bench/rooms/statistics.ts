export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [below = Number.NaN, above = Number.NaN] = [sorted[middle - 1 + (sorted.length % 2)], sorted[middle]];
  return (below + above) / 2;
}

export interface Interval {
  readonly low: number;
  readonly high: number;
  /** How often an interval made in this way holds the true median, from 0 to 1. */
  readonly confidence: number;
}

/** Between which two of the values the true median lies at 95 %; with fewer than six the outermost, and less surely. */
export function medianInterval(values: readonly number[]): Interval {
  const sorted = values.toSorted((a, b) => a - b);
  const n = sorted.length;
  let left = 0;
  let outside = 2 * binomial(n, 0);
  while (outside + 2 * binomial(n, left + 1) <= 0.05) {
    left += 1;
    outside += 2 * binomial(n, left);
  }
  return { low: sorted[left] ?? Number.NaN, high: sorted[n - 1 - left] ?? Number.NaN, confidence: 1 - outside };
}

/** How likely `k` of `n` fall below the median. */
function binomial(n: number, k: number): number {
  let ways = 1;
  for (let at = 1; at <= k; at++) ways = (ways * (n - at + 1)) / at;
  return ways / 2 ** n;
}
