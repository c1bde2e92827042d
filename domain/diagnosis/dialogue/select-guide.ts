import { urgencyLevels } from "../../tickets/urgency.ts";
import type { Guide } from "../guides/guide.ts";
import { holds, type TruckProfile } from "../guides/truck-profile.ts";
import { type SymptomId, symptomOf } from "../knowledge/symptoms.ts";

/** What can open a guide. */
export interface Reported {
  readonly symptoms: ReadonlySet<SymptomId>;
  readonly codes: readonly { readonly spn: number; readonly fmi: number | null }[];
  /** As `CaseFile` has it. */
  readonly spokenOf: ReadonlySet<string>;
}

/**
 * The guide for what was reported: for the gravest symptom, then by what was spoken of, then for the most symptoms and
 * codes. A guide that names another one in `before` wins where they share all that opens the other one. Null where none fits the truck.
 */
export function selectGuide(guides: readonly Guide[], reported: Reported, truck: TruckProfile): Guide | null {
  const fitting = guides
    .filter((guide) => holds(guide.when, truck))
    .map((guide) => ({ guide, ...matchesOf(guide, reported) }))
    .filter(({ count }) => count > 0);
  const left = fitting.filter(
    ({ guide, symptoms, isSpokenOf }) =>
      isSpokenOf ||
      !fitting.some(
        (other) =>
          other.guide.selects.before?.includes(guide.id) === true &&
          symptoms.every((symptom) => other.symptoms.includes(symptom)),
      ),
  );
  const [first = null] = left.sort(
    (one, other) =>
      other.gravity - one.gravity || Number(other.isSpokenOf) - Number(one.isSpokenOf) || other.count - one.count,
  );
  return first?.guide ?? null;
}

/** How grave the gravest symptom is that opens a guide; -1 where none of them was reported. */
export function gravityOf(guide: Guide, reported: Reported): number {
  return matchesOf(guide, reported).gravity;
}

function matchesOf({ selects }: Guide, { symptoms, codes, spokenOf }: Reported) {
  const matched = selects.symptoms.filter((symptom) => symptoms.has(symptom));
  const ofCodes = codes.filter(({ spn, fmi }) =>
    selects.codes?.some(
      (code) => code.spn === spn && (code.fmis === undefined || fmi === null || code.fmis.includes(fmi)),
    ),
  );
  const gravity = Math.max(-1, ...matched.map((symptom) => urgencyLevels.indexOf(symptomOf(symptom).urgency)));
  return {
    symptoms: matched,
    count: matched.length + ofCodes.length,
    gravity,
    isSpokenOf: selects.spoken?.some((concept) => spokenOf.has(concept)) === true,
  };
}
