import type { Mention } from "../classify/mentions.ts";
import type { ConceptId } from "../knowledge/concepts.ts";
import { type SymptomId, symptomOf } from "../knowledge/symptoms.ts";

/** How a symptom stands after what was said so far. */
export interface Standing {
  words: string[];
  current: boolean;
  standing: boolean;
  measured: boolean;
  /** What named it. */
  readonly by: Set<ConceptId>;
}

/** What stands of each symptom that was spoken of. */
export type Standings = Map<SymptomId, Standing>;

/** By what a trouble was told that is not taken back by what is not there: a smell by "no smoke", a loss by "no puddle". */
const toldOtherwise: Readonly<Partial<Record<ConceptId, readonly ConceptId[]>>> = {
  smoke: ["smell", "burn", "melt"],
  puddle: ["lose", "low", "use_up", "empty"],
  smell: ["slip", "leak", "pour"],
  burn: ["slip"],
};

/** Symptoms that tell nothing of a truck. */
export const tellsNothing: ReadonlySet<SymptomId> = new Set(["yes", "no", "greeting", "truck_named", "want_human"]);
/** Wishes and places, which are no troubles. */
const notOfTruck: ReadonlySet<SymptomId> = new Set(["account", "defeat", "in_safe_place", "on_shoulder"]);

/** Says that a symptom is there; `isMeasured`: a reading or a frame says so, not words alone. */
export function affirm(standings: Standings, mention: Omit<Mention, "denied">, isMeasured = false): void {
  const current = !mention.past && !mention.imagined;
  const measured = isMeasured && current;
  const known = standings.get(mention.symptom);
  if (known?.standing) {
    if (mention.by !== undefined) known.by.add(mention.by);
    known.current ||= current;
    known.measured ||= measured;
    if (!known.words.includes(mention.words)) known.words.push(mention.words);
    return;
  }
  const by = new Set(mention.by === undefined ? [] : [mention.by]);
  standings.set(mention.symptom, { words: [mention.words], current, standing: true, measured, by });
}

/** Says that a symptom is not there, whatever was said before. */
export function deny(standings: Standings, symptom: SymptomId): void {
  standings.set(symptom, { words: [], current: false, standing: false, measured: false, by: new Set() });
}

/** What one sentence denies and another one affirms counts as affirmed: rather one warning too many. */
export function tell(standings: Standings, mentions: readonly Mention[]): void {
  for (const { denied, symptom, by } of mentions) {
    const others = by === undefined ? undefined : toldOtherwise[by];
    const isToldOtherwise = others?.some((other) => standings.get(symptom)?.by.has(other)) === true;
    if (denied && !isToldOtherwise) deny(standings, symptom);
  }
  for (const mention of mentions) if (!mention.denied) affirm(standings, mention);
}

/** What stands of the truck, without where it is and what its driver wants. */
export function troublesIn(standings: Standings, codes: ReadonlyMap<string, unknown>): string {
  const symptoms = [...standings]
    .filter(([symptom, { standing }]) => standing && !isTalk(symptom) && !isWish(symptom))
    .map(([symptom, { current }]) => `${symptom}:${current}`);
  return [...symptoms, ...codes.keys()].join(" ");
}

/** All that was told so far, as one text: what tells nothing new leaves it as it is. */
export function fingerprintOf(standings: Standings, codes: ReadonlyMap<string, unknown>): string {
  const symptoms = [...standings]
    .filter(([symptom]) => !isTalk(symptom))
    .map(([symptom, state]) => `${symptom}:${state.standing}:${state.current}`);
  return [...symptoms, ...codes.keys()].join(" ");
}

/** Dangers that stand now. */
export function dangersIn(standings: Standings): readonly SymptomId[] {
  return [...standings].flatMap(([symptom, { standing, current }]) =>
    standing && current && symptomOf(symptom).flag !== undefined ? [symptom] : [],
  );
}

/** Whether a symptom is talk, and none of a truck. */
export function isTalk(symptom: SymptomId): boolean {
  return symptom === "off_topic" || tellsNothing.has(symptom);
}

function isWish(symptom: SymptomId): boolean {
  return symptom.startsWith("want_") || notOfTruck.has(symptom);
}
