const steps = [
  { unit: "year", length: 365 * 86_400_000 },
  { unit: "month", length: 30 * 86_400_000 },
  { unit: "week", length: 7 * 86_400_000 },
  { unit: "day", length: 86_400_000 },
  { unit: "hour", length: 3_600_000 },
  { unit: "minute", length: 60_000 },
] as const satisfies readonly { unit: Intl.RelativeTimeFormatUnit; length: number }[];

export type RelativeUnit = (typeof steps)[number]["unit"];

/** How far a time lies from now in the largest unit that fits, negative before it; null below a minute. */
export function relativeStep(
  time: number,
  now: number,
): { readonly count: number; readonly unit: RelativeUnit } | null {
  const distance = time - now;
  const step = steps.find(({ length }) => Math.abs(distance) >= length);
  return step === undefined ? null : { count: Math.trunc(distance / step.length), unit: step.unit };
}
