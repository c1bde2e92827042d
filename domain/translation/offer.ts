import type { Language } from "../languages/languages.ts";
import { hintsAt, writtenIn } from "../languages/written-in.ts";
import { protectedStretches } from "./protected-text.ts";

/** Whether a message is translated automatically, on its reader's request, or never. */
export type TranslationOffer = "automatic" | "on_request" | "none";

/** What decides whether a message is translated for a reader. */
export interface OfferGround {
  readonly text: string;
  /** Written by the reader's own side: the driver, or one of the staff. */
  readonly ownSide: boolean;
  /** In which language the reader reads. */
  readonly reads: Language;
  /** In which language the writer usually writes. */
  readonly usual: Language;
}

type Script = "Latn" | "Cyrl" | "Arab" | "Hans";

const scripts: Readonly<Partial<Record<Language, Script>>> = { ar: "Arab", ru: "Cyrl", zh: "Hans" };
const letters: readonly (readonly [Script, RegExp])[] = [
  ["Latn", /\p{Script=Latin}/gu],
  ["Cyrl", /\p{Script=Cyrillic}/gu],
  ["Arab", /\p{Script=Arabic}/gu],
  ["Hans", /\p{Script=Han}/gu],
];
/** Fewer letters of one's own script say the same in most languages: "ok", "DEF". */
const leastLetters = 4;
/** From so many letters on an unclear text is worth a button. */
const unclearLetters = 12;

/**
 * Automatic translation is for text clearly written in another language than the reader's, or in another script; what
 * is unclear counts as written in its writer's usual language. A colleague's words are translated on request alone.
 */
export function offerTranslation({ text, ownSide, reads, usual }: OfferGround): TranslationOffer {
  const words = withoutProtected(text);
  const count = words.match(/\p{L}/gu)?.length ?? 0;
  if (count === 0) return "none";
  const written = writtenIn(words);
  if (written === reads) return "none";
  const foreign = written !== null || scriptOf(words) !== (scripts[reads] ?? "Latn");
  if (ownSide) return foreign ? "on_request" : "none";
  if (foreign) return "automatic";
  if (count < leastLetters) return "none";
  if (usual !== reads) return "automatic";
  return count >= unclearLetters && !hintsAt(words, reads) ? "on_request" : "none";
}

/** In which language a driver is answered: the one of the ticket, else, where that is English alone, the page's. */
export function driverReads(preferred: Language, page: Language): Language {
  return preferred === "en" ? page : preferred;
}

function withoutProtected(text: string): string {
  let words = "";
  let end = 0;
  for (const { from, to } of protectedStretches(text)) {
    words += `${text.slice(end, from)} `;
    end = to;
  }
  return words + text.slice(end);
}

function scriptOf(text: string): Script | null {
  const counts = letters.map(([script, pattern]) => [script, text.match(pattern)?.length ?? 0] as const);
  const [most] = counts.toSorted((a, b) => b[1] - a[1]);
  return most === undefined || most[1] === 0 ? null : most[0];
}
