import type { Gauge, Step } from "../guides/guide.ts";
import { kindOf } from "../parse/readings/gauge-kinds.ts";
import type { Kind } from "../parse/readings/gauge-values.ts";
import { type Unit, unitOf } from "../parse/readings/units.ts";
import { withGaugeFigures } from "../parse/spoken-numbers.ts";
import { placeOf, type ReadMessage } from "../parse/take-apart.ts";

export type Readings = Readonly<Partial<Record<Gauge, number>>>;

const numbers = /(?<![\p{L}\d.,/$#])-?\d{1,3}(?:[.,]\d{1,2})?(?![\d/]|[.,]\d)\s*/gu;
const gaugeOf: Readonly<Partial<Record<Kind, Gauge>>> = {
  air: "air",
  oil: "oil",
  coolant: "coolant",
  volts: "volts",
  tire: "tire",
  def: "def",
  fuel: "fuel",
};
/** Units in which a gauge is read; a number without a unit fits each of them. */
const unitsOf: Readonly<Record<Gauge, readonly Unit[]>> = {
  air: ["psi", "bar"],
  oil: ["psi", "bar"],
  tire: ["psi", "bar"],
  coolant: ["degrees", "celsius", "fahrenheit"],
  outside: ["degrees", "celsius", "fahrenheit"],
  volts: ["volts"],
  def: ["percent"],
  fuel: ["percent"],
};

/** Whether an answer of a step is a reading of a gauge. */
export function asksFor(step: Step, gauge: string): boolean {
  return step.answers.some(({ means = [] }) => means.flatMap(readingOf).some((one) => one === gauge));
}

/** The gauge that a step asks for, where it asks for a single one. */
export function gaugeAskedBy(step: Step | null): Gauge | null {
  const gauges = new Set(step?.answers.flatMap(({ means = [] }) => means.flatMap(readingOf)));
  const [gauge = null] = gauges;
  return gauges.size === 1 ? gauge : null;
}

/**
 * What a message reads off which gauge, in the units of `Gauge`: psi, °F, volts, percent. A bare number is read off the
 * gauge that was asked for; what is over, imagined or another truck's does not count.
 */
export function measuredIn(message: ReadMessage, asked: Gauge | null): Readings {
  const readings: Partial<Record<Gauge, number>> = {};
  const text = withGaugeFigures(message.text);
  for (const match of text.matchAll(numbers)) {
    const place = placeOf(message, match.index);
    const where = { from: place, to: place, sentence: message.tokens[place]?.sentence ?? 0, segment: -1 };
    const { scopes } = message;
    if (scopes.isPast(where) || scopes.isOthers(where) || scopes.isImagined(where)) continue;
    const [unit] = unitOf(text.slice(match.index + match[0].length));
    const value = Number(match[0].trim().replace(",", "."));
    const before = text.slice(Math.max(0, match.index - 24), match.index);
    const figure = { place, unit, value, before, rises: false, falls: false, stopsShort: false };
    const gauge = gaugeFor(unit, asked) ?? gaugeOf[kindOf(message, figure, undefined, [], new Set()) ?? "other"];
    if (gauge !== undefined) readings[gauge] = inUnitOf(gauge, value, unit);
  }
  return readings;
}

function gaugeFor(unit: Unit, asked: Gauge | null): Gauge | null {
  return asked !== null && (unit === "none" || unitsOf[asked].includes(unit)) ? asked : null;
}

function inUnitOf(gauge: Gauge, value: number, unit: Unit): number {
  if (unit === "bar") return value * 14.5;
  const isHeat = gauge === "coolant" || gauge === "outside";
  return isHeat && unit === "celsius" ? value * 1.8 + 32 : value;
}

function readingOf(meaning: NonNullable<Step["answers"][number]["means"]>[number]): readonly Gauge[] {
  return typeof meaning === "object" && "reading" in meaning ? [meaning.reading] : [];
}
