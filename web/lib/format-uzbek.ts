import type { Format } from "./format-intl.ts";
import { type RelativeUnit, relativeStep } from "./relative-steps.ts";
import { spanOf } from "./time-span.ts";

const units: Readonly<Record<RelativeUnit, string>> = {
  year: "yil",
  month: "oy",
  week: "hafta",
  day: "kun",
  hour: "soat",
  minute: "daqiqa",
};

/** Uzbek over English figures: Chromium knows neither its months nor its units and would show "2026 M11 21". */
export function uzbekFormat(english: Format): Format {
  const day = new Intl.DateTimeFormat("ru", { day: "2-digit", month: "2-digit", year: "numeric" });
  const utcDay = new Intl.DateTimeFormat("ru", { day: "2-digit", month: "2-digit", timeZone: "UTC" });
  const utcMonth = new Intl.DateTimeFormat("ru", { month: "2-digit", year: "numeric", timeZone: "UTC" });
  const clock = new Intl.DateTimeFormat("ru", { timeStyle: "short" });
  const inMiles = (text: string) => text.replace("mi", "mil");
  return {
    ...english,
    date: (time) => day.format(time),
    time: (time) => clock.format(time),
    timeSpan: (from, until) => spanOf(clock, from, until),
    utcDay: (time) => utcDay.format(time),
    utcMonth: (time) => utcMonth.format(time),
    dateTime: (time) => `${day.format(time)}, ${clock.format(time)}`,
    relative: (time, now) => {
      const step = relativeStep(time, now);
      if (step === null) return "hozir";
      const { count, unit } = step;
      if (unit === "day" && count === -1) return "kecha";
      if (unit === "day" && count === 1) return "ertaga";
      return count < 0 ? `${-count} ${units[unit]} oldin` : `${count} ${units[unit]}dan keyin`;
    },
    duration: (count, unit) => `${english.number(count)} ${units[unit]}`,
    distance: (metres) => inMiles(english.distance(metres)),
    miles: (value) => inMiles(english.miles(value)),
    mileage: (value) => inMiles(english.mileage(value)),
  };
}
