import type { UrgencyLevel } from "../../tickets/urgency.ts";
import type { Category, DriveDecision } from "../assessment.ts";
import { findingOf } from "../conclusion/codes.ts";
import type { CaseFile } from "../conclusion/evidence.ts";

/** What is concluded of a case. */
export interface Verdict {
  readonly category: Category;
  readonly urgency: UrgencyLevel;
  readonly drive: DriveDecision;
}

/** What of a case is weighed. */
export type WeighedFile = Pick<CaseFile, "spokenOf" | "stems" | "evidence" | "codes">;

const mostCodes = 2;
/** Keeps the pairs of a very long text few. */
const mostConcepts = 40;

/**
 * What weighs in a case, as names: what was spoken of or denied, by itself and each two together, what stands or is over, the codes there are, and what
 * the rules conclude from it, the same in every language; and the beginnings of the words, each with its language.
 */
export function factsOfCase({ spokenOf, stems, evidence, codes }: WeighedFile, rules: Verdict): readonly string[] {
  return [
    ...[...spokenOf].map((concept) => `c:${concept}`),
    ...evidence.map(({ symptom, current }) => `${current ? "s" : "o"}:${symptom}`),
    `codes:${Math.min(mostCodes, codes.length)}`,
    ...codes.map(findingOf).flatMap(({ category, urgency }) => [`code:${category}`, `code:${category}:${urgency}`]),
    `category:${rules.category}`,
    `urgency:${rules.urgency}`,
    `drive:${rules.drive}`,
    ...pairsOf([...spokenOf].sort().slice(0, mostConcepts)),
    ...stems,
  ];
}

function pairsOf(concepts: readonly string[]): string[] {
  return concepts.flatMap((one, at) => concepts.slice(at + 1).map((other) => `${one}&${other}`));
}
