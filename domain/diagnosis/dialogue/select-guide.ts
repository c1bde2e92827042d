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
  /** Guides whose complaint was named, with how many of its terms were said. */
  readonly named: ReadonlyMap<string, number>;
}

interface Match {
  readonly guide: Guide;
  readonly symptoms: readonly SymptomId[];
  readonly codes: number;
  readonly named: number;
  /** How grave it is: the gravest symptom, or the entry verdict where the complaint was named or read from a code. */
  readonly gravity: number;
  readonly isSpokenOf: boolean;
}

const emergency = urgencyLevels.indexOf("emergency");

/**
 * The guide for what was reported: an emergency first, then the complaint that was named with the most words, then the
 * gravest symptom, a code, what was spoken of, and the most symptoms and codes. Of one system a named complaint comes
 * first: which guide is open never lowers a danger. A guide that names another one in `before` wins where more words name
 * its complaint, and where they share all that opens the other one. Null where none fits the truck.
 */
export function selectGuide(guides: readonly Guide[], reported: Reported, truck: TruckProfile): Guide | null {
  const fitting = guides
    .filter((guide) => holds(guide.when, truck))
    .map((guide) => matchOf(guide, reported))
    .filter(({ symptoms, codes, named }) => symptoms.length + codes + named > 0);
  const left = fitting.filter((one) => !fitting.some((other) => winsOver(other, one)));
  const [first = null] = left.sort(
    (one, other) =>
      Number(other.gravity === emergency) - Number(one.gravity === emergency) ||
      other.named - one.named ||
      other.gravity - one.gravity ||
      Number(other.codes > 0) - Number(one.codes > 0) ||
      Number(other.isSpokenOf) - Number(one.isSpokenOf) ||
      countOf(other) - countOf(one),
  );
  return first?.guide ?? null;
}

/** How grave what opens a guide is; -1 where nothing of it was reported. */
export function gravityOf(guide: Guide, reported: Reported): number {
  return matchOf(guide, reported).gravity;
}

function winsOver(winner: Match, loser: Match): boolean {
  if (winner.named > 0 && loser.named === 0 && winner.guide.system === loser.guide.system) return true;
  if (winner.guide.selects.before?.includes(loser.guide.id) !== true) return false;
  if (winner.named !== loser.named) return winner.named > loser.named;
  const sharesAll = loser.symptoms.every((symptom) => winner.symptoms.includes(symptom));
  return winner.named > 0 || (!loser.isSpokenOf && sharesAll);
}

function countOf({ symptoms, codes }: Match): number {
  return symptoms.length + codes;
}

function matchOf(guide: Guide, { symptoms, codes, spokenOf, named }: Reported): Match {
  const { selects, id, verdict } = guide;
  const matched = selects.symptoms.filter((symptom) => symptoms.has(symptom));
  const ofCodes = codes.filter(({ spn, fmi }) =>
    selects.codes?.some(
      (code) => code.spn === spn && (code.fmis === undefined || fmi === null || code.fmis.includes(fmi)),
    ),
  );
  const terms = named.get(id) ?? 0;
  const ofSymptoms = matched.map((symptom) => urgencyLevels.indexOf(symptomOf(symptom).urgency));
  const ofEntry = terms > 0 || ofCodes.length > 0 ? [urgencyLevels.indexOf(verdict.urgency)] : [];
  return {
    guide,
    symptoms: matched,
    codes: ofCodes.length,
    named: terms,
    gravity: Math.max(-1, ...ofSymptoms, ...ofEntry),
    isSpokenOf: selects.spoken?.some((concept) => spokenOf.has(concept)) === true,
  };
}
