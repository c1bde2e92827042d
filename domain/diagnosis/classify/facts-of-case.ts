import { findingsOf } from "./code-findings.ts";
import type { CaseFile } from "./evidence.ts";
import { question } from "./weight-table.ts";

/** What of a case is weighed. */
export type WeighedFile = Pick<CaseFile, "spokenOf" | "stems" | "evidence" | "codes" | "asksLast" | "wordCount"> &
  Partial<
    Pick<
      CaseFile,
      | "asks"
      | "newlySpoken"
      | "keepsDangers"
      | "tellsOfDanger"
      | "asksOfTold"
      | "userTurns"
      | "endsSomething"
      | "deniesSomething"
    >
  >;

const mostCodes = 2;
const mostWords = 63;
/** Keeps the pairs of a very long text few. */
const mostConcepts = 40;

/**
 * What weighs in a case, as names: what was spoken of or denied, by itself and each two together, what stands or is
 * over, and the codes there are, the same in every language; and the beginnings of the words, each with its language.
 */
export function factsOfCase(file: WeighedFile): readonly string[] {
  const { spokenOf, stems, evidence, codes, asksLast, wordCount } = file;
  return [
    ...[...spokenOf].map((concept) => `c:${concept}`),
    ...newsOf(file),
    ...evidence.map(({ symptom, current }) => `${current ? "s" : "o"}:${symptom}`),
    ...evidence.filter(({ measured }) => measured).map(({ symptom }) => `r:${symptom}`),
    ...(asksLast ? [question] : []),
    `words:${Math.floor(Math.log2(1 + Math.min(mostWords, wordCount)))}`,
    `codes:${Math.min(mostCodes, codes.length)}`,
    ...findingsOf(file).flatMap(({ category, urgency }) => [`code:${category}`, `code:${category}:${urgency}`]),
    ...pairsOf([...spokenOf, ...(asksLast ? [question] : [])].sort().slice(0, mostConcepts)),
    ...stems,
  ];
}

/** What the newest message of a conversation speaks of: it tells whether what was said before still stands. */
function newsOf({ newlySpoken, userTurns = 1 }: WeighedFile): readonly string[] {
  return userTurns > 1 ? ["n:always", ...[...(newlySpoken ?? [])].map((concept) => `n:${concept}`)] : [];
}

function pairsOf(concepts: readonly string[]): string[] {
  return concepts.flatMap((one, at) => concepts.slice(at + 1).map((other) => `${one}&${other}`));
}
