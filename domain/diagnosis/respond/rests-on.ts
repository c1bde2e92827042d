import type { Category, RedFlag } from "../assessment.ts";
import type { CodeFinding } from "../classify/code-findings.ts";
import type { Evidence } from "../classify/evidence.ts";
import { symptomOf } from "../knowledge/symptoms.ts";

const mostWords = 8;

/**
 * The driver's words, codes and readings that a decision rests on: of a danger, what names it; otherwise what speaks
 * for the system and for standing still. All that stands where a danger has no name of its own.
 */
export function restsOn(
  { category, redFlags }: { readonly category: Category; readonly redFlags: readonly RedFlag[] },
  current: readonly Evidence[],
  findings: readonly CodeFinding[],
): readonly string[] {
  const speaks = (flag: RedFlag | null | undefined, system: Category | null, isStill = false) =>
    redFlags.length > 0
      ? redFlags.includes("unnamed_danger") || (flag !== null && flag !== undefined && redFlags.includes(flag))
      : system === category || isStill;
  const words = [
    ...current.flatMap(({ symptom, words: said }) => {
      const { flag, category: system, still } = symptomOf(symptom);
      return speaks(flag, system, still) ? said : [];
    }),
    ...findings.flatMap((finding) => (speaks(finding.flag, finding.category) ? [finding.words] : [])),
  ];
  return withoutParts([...new Set(words)].filter((word) => word !== "")).slice(0, mostWords);
}

/** "SPN" says nothing beside "SPN 100 FMI 1", nor "flat" beside "flat tire". */
export function withoutParts(words: readonly string[]): readonly string[] {
  return words.filter((word) => !words.some((other) => other !== word && other.includes(word)));
}
