import { patternOf } from "../../languages/known.ts";
import type { TalkPhraseId } from "../../languages/phrases.ts";

/** In what a number is read off a gauge; `other` is no gauge's. */
export type Unit =
  | "psi"
  | "bar"
  | "fahrenheit"
  | "celsius"
  | "degrees"
  | "volts"
  | "percent"
  | "revs"
  | "inches"
  | "centimetres"
  | "other"
  | "none";

const units: readonly (readonly [Unit, () => RegExp])[] = [
  ["psi", beginning((of) => `psi|pounds?|lbs?|${of("psi")}|${of("pounds")}`)],
  ["bar", beginning((of) => `bar(?:e?s)?|${of("bar")}`)],
  ["celsius", beginning(celsius)],
  ["fahrenheit", beginning(fahrenheit)],
  ["degrees", beginning((of) => `°|${degrees(of)}`)],
  ["volts", beginning((of) => `v|volt(?:s|age)?|${of("volts")}`)],
  ["percent", patternOf((of) => new RegExp(`^(?:%|٪|percent|${of("percent")})`, "iu"))],
  ["revs", beginning((of) => String.raw`rpm|r\.p\.m\.?|${of("revs")}`)],
  ["inches", beginning((of) => String.raw`inch\p{L}*|in(?= of| play)|"|${of("inches")}`)],
  ["centimetres", beginning((of) => `cm|${of("centimetres")}`)],
  [
    "other",
    beginning(
      (of) =>
        String.raw`mph|mi|miles?|k|km|am|pm|min\p{L}*|hours?|hrs?|se[cgk](?!und\p{L}r|ondar|ond \d)\p{L}*|gal\p{L}*|quarts?|qts?|feet|foot|ft|years?|days?|grade|times?|amps?|drops?|thousand|cents?|dollars?|speeds?|${of("otherUnits")}`,
    ),
  ],
];

/** The unit that a text begins with, and how it is written there; `none` where it begins with no unit. */
export function unitOf(rest: string): readonly [Unit, string] {
  for (const [unit, pattern] of units) {
    const written = pattern().exec(rest);
    if (written) return [unit, written[0]];
  }
  return ["none", ""];
}

type Phrasing = (id: TalkPhraseId) => string;

function beginning(words: (of: Phrasing) => string): () => RegExp {
  return patternOf((of) => new RegExp(String.raw`^(?:${words(of)})(?!\p{L})`, "iu"));
}

function degrees(of: Phrasing): string {
  return `degrees?|deg|${of("degrees")}`;
}

function celsius(of: Phrasing): string {
  const word = `celsius|${of("celsius")}`;
  return String.raw`°\s?[cсС]|c|с(?!\s+\p{L})|(?:${degrees(of)})\s?(?:°\s?)?(?:по\s)?(?:c|с|${word})|${word}`;
}

function fahrenheit(of: Phrasing): string {
  const word = `fahrenheit|${of("fahrenheit")}`;
  return String.raw`°\s?f|f|ф|(?:${degrees(of)})\s?(?:по\s)?(?:f|${word})|${word}`;
}
