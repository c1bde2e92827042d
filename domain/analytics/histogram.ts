const minute = 60_000;

/**
 * Where each bucket of a duration begins, in milliseconds: each about a fifth longer than the one before, so that
 * whatever is read from a histogram is right to about a tenth. The last one has no end.
 */
export const bucketStarts: readonly number[] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 18, 21, 25, 30, 35, 40, 50, 60, 75, 90, 105, 120, 150, 180, 210, 240, 300, 360,
  420, 480, 600, 720, 900, 1080, 1440, 1800, 2160, 2880, 4320, 5760, 7200, 10_080, 14_400, 20_160, 28_800, 43_200,
].map((minutes) => minutes * minute);

/** How many durations fell into a bucket. */
export interface BucketCount {
  readonly bucket: number;
  readonly count: number;
}

/**
 * The approximate quantile `p` (0 to 1) of the durations, in milliseconds; null when there are none. A bucket
 * may come several times.
 */
export function percentile(counts: readonly BucketCount[], p: number): number | null {
  const perBucket = bucketStarts.map(() => 0);
  let all = 0;
  for (const { bucket, count } of counts) {
    perBucket[bucket] = (perBucket[bucket] ?? 0) + count;
    all += count;
  }
  if (all === 0) return null;
  const rank = p * all;
  let below = 0;
  for (const [bucket, count] of perBucket.entries()) {
    if (count > 0 && below + count >= rank) {
      const start = bucketStarts[bucket] ?? 0;
      const end = bucketStarts[bucket + 1] ?? start;
      return start + ((end - start) * (rank - below)) / count;
    }
    below += count;
  }
  return bucketStarts.at(-1) ?? null;
}
