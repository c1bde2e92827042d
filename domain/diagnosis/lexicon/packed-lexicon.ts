import { conceptIds, type Lexicon } from "./concepts.ts";

const firstSign = 33;
const lastSign = 126;
/** What a text between quotation marks would have to escape, and what the lists themselves say with. */
const meant = '"\\`\n';

/**
 * A lexicon as one short text, for the way to the page: the lists in the order of `conceptIds`, without names and
 * blanks, every letter beyond ASCII as a sign of one byte that the language does not write. Compressed, a lexicon of
 * another script takes a tenth less so. `unpackLexicon` undoes it.
 */
export function packLexicon({ concepts, fillers, ordinary, inLatin = "" }: Lexicon): string {
  const lists = [...conceptIds.map((id) => concepts[id]), fillers, ordinary, inLatin].map((list) =>
    list
      .trim()
      .replace(/\s*,\s*/gu, ",")
      .replace(/\s+/gu, " "),
  );
  const text = lists.join("\n");
  const letters = [...new Set(text)].filter((letter) => letter > "\u007f").sort();
  const signs = signsBeyond(text);
  const pairs = letters.slice(0, signs.length).map((letter, at) => [letter, signs[at] ?? letter] as const);
  const signOf = new Map(pairs);
  const header = pairs.map(([letter, sign]) => letter + sign).join("");
  return `${header}\n${Array.from(text, (letter) => signOf.get(letter) ?? letter).join("")}`;
}

/** The lexicon that was packed, its lists trimmed. */
export function unpackLexicon(packed: string): Lexicon {
  const end = packed.indexOf("\n");
  const letterOf = new Map(Array.from(packed.slice(0, end).matchAll(/(.)(.)/gu), ([, letter, sign]) => [sign, letter]));
  const lists = Array.from(packed.slice(end + 1), (sign) => letterOf.get(sign) ?? sign)
    .join("")
    .split("\n");
  const [fillers = "", ordinary = "", inLatin = ""] = lists.slice(conceptIds.length);
  const concepts = Object.fromEntries(conceptIds.map((id, at) => [id, lists[at] ?? ""])) as Lexicon["concepts"];
  return { concepts, fillers, ordinary, ...(inLatin === "" ? {} : { inLatin }) };
}

/** Printable ASCII that a text does not use, letters first: a compressor takes those for words. */
function signsBeyond(text: string): readonly string[] {
  const signs = Array.from({ length: lastSign - firstSign + 1 }, (_, at) => String.fromCharCode(firstSign + at));
  const free = signs.filter((sign) => !text.includes(sign) && !meant.includes(sign));
  const isLetter = (sign: string) => /[a-z]/iu.test(sign);
  return [...free.filter(isLetter), ...free.filter((sign) => !isLetter(sign))];
}
