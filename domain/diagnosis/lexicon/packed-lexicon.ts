import { conceptIds, type Lexicon } from "./concepts.ts";

/**
 * A lexicon as one short text, for the way to the page: the lists in the order of `conceptIds`, a line each, without names
 * and blanks. `unpackLexicon` undoes it.
 */
export function packLexicon({ concepts, fillers, ordinary, inLatin = "" }: Lexicon): string {
  return [...conceptIds.map((id) => concepts[id]), fillers, ordinary, inLatin]
    .map((list) =>
      list
        .trim()
        .replace(/\s*,\s*/gu, ",")
        .replace(/\s+/gu, " "),
    )
    .join("\n");
}

/** The lexicon that was packed, its lists trimmed. */
export function unpackLexicon(packed: string): Lexicon {
  const lists = packed.split("\n");
  const [fillers = "", ordinary = "", inLatin = ""] = lists.slice(conceptIds.length);
  const concepts = Object.fromEntries(conceptIds.map((id, at) => [id, lists[at] ?? ""])) as Lexicon["concepts"];
  return { concepts, fillers, ordinary, ...(inLatin === "" ? {} : { inLatin }) };
}
