/** Two times of a clock; what both would end with, "AM" say, only the second does. */
export function spanOf(clock: Intl.DateTimeFormat, from: number, until: number): readonly [string, string] {
  const [first, second] = [clock.formatToParts(from), clock.formatToParts(until)];
  const [end, otherEnd] = [first.at(-1), second.at(-1)];
  const shared = end?.type === "dayPeriod" && end.value === otherEnd?.value;
  const text = (parts: readonly Intl.DateTimeFormatPart[]) => parts.map((part) => part.value).join("");
  return [text(shared ? first.slice(0, -1) : first).trimEnd(), text(second)];
}
