// A translation is from and into any language: all their words for units are needed.
import "../diagnosis/languages/all.ts";
import { unitOf } from "../diagnosis/parse/readings/units.ts";
import { protectedStretches } from "./protected-text.ts";

/** A text with a numbered mark in the place of everything that must not change. */
export interface MaskedText {
  readonly masked: string;
  /** The masked originals, in order of their marks. */
  readonly tokens: readonly string[];
}

/** Why a translation cannot be shown. */
export type MangledBy = "token_missing" | "token_doubled" | "token_new" | "unit_changed";

const mark = /⟦(\p{Nd}+)⟧/gu;

/** Puts `⟦1⟧`, `⟦2⟧` … in the place of numbers, codes, readings, plates, telephones, addresses and links. */
export function maskText(text: string): MaskedText {
  const tokens: string[] = [];
  let masked = "";
  let end = 0;
  for (const { from, to } of protectedStretches(text)) {
    tokens.push(text.slice(from, to));
    masked += `${text.slice(end, from)}⟦${tokens.length}⟧`;
    end = to;
  }
  return { masked: masked + text.slice(end), tokens };
}

/** Whether there is anything but marks to translate. */
export function hasWords({ masked }: MaskedText): boolean {
  return /\p{L}/u.test(masked);
}

/**
 * Puts back what was masked. Refused when a mark is missing or repeated, when the translation brings a number, code
 * or address of its own, and when a number got another unit.
 */
export function restoreText(
  translated: string,
  original: MaskedText,
): { readonly text: string } | { readonly mangled: MangledBy } {
  const { tokens } = original;
  const said = translated.replace(mark, (_, figures: string) => `⟦${latinFigures(figures)}⟧`);
  const found = protectedStretches(said).map(({ from, to }) => said.slice(from, to));
  const wanted = new Set(tokens.map((_, at) => `⟦${at + 1}⟧`));
  if (found.some((token) => !wanted.has(token))) return { mangled: "token_new" };
  if (new Set(found).size < found.length) return { mangled: "token_doubled" };
  if (found.length < tokens.length) return { mangled: "token_missing" };
  const unitsBefore = unitsAfterMarks(original.masked);
  for (const [token, unit] of unitsAfterMarks(said)) {
    if ((unitsBefore.get(token) ?? unit) !== unit) return { mangled: "unit_changed" };
  }
  return { text: said.replace(mark, (whole, figures: string) => tokens[Number(figures) - 1] ?? whole) };
}

/** Arabic-Indic and Persian figures as Latin ones. */
function latinFigures(figures: string): string {
  return figures.replace(/[٠-٩۰-۹]/gu, (figure) => String((figure.codePointAt(0) ?? 0) & 15));
}

const lengths = [
  ["km", /^(?:km|kil[oó]met\p{L}*|км|километр\p{L}*|كم|كيلومتر\p{L}*)(?!\p{L})/iu],
  ["miles", /^(?:mi|miles?|millas?|мил[ьяией]+|миль|ميل\p{L}*|أميال|اميال)(?!\p{L})/iu],
] as const;

/** The unit, in words, behind each mark that has one. */
function unitsAfterMarks(text: string): ReadonlyMap<string, string> {
  const units = new Map<string, string>();
  for (const match of text.matchAll(mark)) {
    const rest = text.slice(match.index + match[0].length).trimStart();
    const [unit] = unitOf(rest);
    const length = lengths.find(([, pattern]) => pattern.test(rest))?.[0];
    if (length !== undefined) units.set(match[0], length);
    else if (unit !== "none" && unit !== "other") units.set(match[0], unit);
  }
  return units;
}
