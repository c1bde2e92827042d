const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** A moment (milliseconds UTC) as a day in a mail: "November 21, 2026". */
export function dayText(time: number): string {
  return day.format(time);
}
