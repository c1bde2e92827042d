/** How an attempt to read an answer ended: the line was cut, or nothing came within a deadline. */
export type LostBy = "cut" | "silence";

/** Milliseconds before the answer is joined again. A silent attempt was a long wait itself: it is followed by one more. */
const pauses: Readonly<Record<LostBy, readonly number[]>> = { cut: [500, 2000, 5000], silence: [500] };

/** How long to wait before attempt `attempts + 1`; null when the driver is to decide. Pure. */
export function rejoinAfter(attempts: number, lostBy: LostBy): number | null {
  return pauses[lostBy][attempts - 1] ?? null;
}
