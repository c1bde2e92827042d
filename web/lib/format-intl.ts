import { relativeStep } from "./relative-steps.ts";
import { spanOf } from "./time-span.ts";

const metresPerMile = 1609.344;

/** Formatters as the browser knows a locale. */
export function intlFormat(locale: string) {
  // The month always by name: 11/12 is two days to a driver who reads it at home the other way round.
  const date = { year: "numeric", month: "short", day: "numeric" } as const;
  const day = new Intl.DateTimeFormat(locale, date);
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: "short" });
  const moment = new Intl.DateTimeFormat(locale, { ...date, hour: "numeric", minute: "2-digit" });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
  const oneDecimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const utcDay = new Intl.DateTimeFormat(locale, { month: "short", day: "numeric", timeZone: "UTC" });
  const utcMonth = new Intl.DateTimeFormat(locale, { month: "short", year: "numeric", timeZone: "UTC" });
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const miles = (digits: number) =>
    new Intl.NumberFormat(locale, { style: "unit", unit: "mile", unitDisplay: "short", maximumFractionDigits: digits });
  const nearMiles = miles(1);
  const farMiles = miles(0);
  const exactMiles = new Intl.NumberFormat(locale, {
    style: "unit",
    unit: "mile",
    unitDisplay: "short",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return {
    /** "Nov 21, 2026" */
    date: (time: number) => day.format(time),
    /** "2:05 AM" */
    time: (time: number) => clock.format(time),
    /** The two ends of a stretch of some hours, to be named in one sentence: "2:10" and "2:25 AM". */
    timeSpan: (from: number, until: number) => spanOf(clock, from, until),
    /** "Nov 21, 2026, 2:05 AM" */
    dateTime: (time: number) => moment.format(time),
    /** "CST", the device's zone at that time. */
    zone: (time: number) => {
      const parts = new Intl.DateTimeFormat(locale, { hour: "numeric", timeZoneName: "short" }).formatToParts(time);
      return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
    },
    /** "5 minutes ago", "in 2 hours", "now" below a minute. */
    relative: (time: number, now: number) => {
      const step = relativeStep(time, now);
      return step === null ? relative.format(0, "second") : relative.format(step.count, step.unit);
    },
    /** "4 hours" */
    duration: (count: number, unit: "hour" | "minute") =>
      new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(count),
    /** Cents of a US dollar, in every language as a receipt here has them: "$19.99" */
    money: (cents: number) => dollars.format(cents / 100),
    /** Metres as miles, one decimal under ten: "3.2 mi" */
    distance: (metres: number) => {
      const value = metres / metresPerMile;
      return (value < 10 ? nearMiles : farMiles).format(value);
    },
    /** Miles, always with one decimal: "12.0 mi" */
    miles: (value: number) => exactMiles.format(value),
    /** Miles on the odometer: "412,000 mi" */
    mileage: (value: number) => farMiles.format(value),
    number: (value: number) => whole.format(value),
    /** "4.5" */
    decimal: (value: number) => oneDecimal.format(value),
    /** "Nov 21", of a day that was cut at midnight UTC. */
    utcDay: (time: number) => utcDay.format(time),
    /** "Nov 2026", of a month that was cut at midnight UTC. */
    utcMonth: (time: number) => utcMonth.format(time),
  } as const;
}

export type Format = ReturnType<typeof intlFormat>;
