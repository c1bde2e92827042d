import { type UrgencyLevel, urgencyLevels } from "../../tickets/urgency.ts";
import type { Category, DriveDecision, RedFlag } from "../assessment.ts";
import { type ConceptId, kindOf } from "../knowledge/concepts.ts";
import { flagAdvice } from "../knowledge/safety-steps.ts";
import { type SymptomId, symptomOf } from "../knowledge/symptoms.ts";
import { factsOfCase, type WeighedFile } from "./facts-of-case.ts";
import { isTakenBack } from "./taken-back.ts";
import { likeliest, weigh } from "./weigh.ts";

/**
 * From this share on, what is written counts as a danger although no rule knows it by name. In few words the rules know
 * nearly every danger there is, so that weighing must be surer there, and surer still where things are only named ("left
 * steer, the oil one, air"); one or two words tell of none.
 */
const dangerShare = { names: 0.78, few: 0.73, many: 0.5 } as const;
const [leastWords, fewWords] = [3, 10];

/** The same where the rules knew the danger and the newest words ended it. */
const endedShare = 0.9;

/** Below this share, nothing that is written speaks for any system. */
const leastShare = 0.3;

/** From this share on, weighing knows better than the rules which system a danger is in. */
const sureShare = 0.9;

/**
 * How many times more an outcome counts that the rules conclude. They are not among the facts that are weighed: made
 * with the labelled cases in sight, they are right about those too often for their worth to be learnt there.
 */
const ofRules = 2;

/**
 * For these symptoms the rules decide how a truck may go on: it may not be started, not be driven in the dark, blind,
 * without coolant or with brakes that were hot, or its axles can slide.
 */
const bound: ReadonlySet<SymptomId> = new Set([
  "brakes_cooled",
  "cannot_see",
  "coolant_empty",
  "engine_blown",
  "exposed",
  "lights_out_dark",
  "milky_oil",
  "oil_overfull",
  "pins_open",
  "regen_on_grass",
  "smoke_white",
  "wipers_out",
  "wrong_fluid",
]);

/** With these a truck stays where it is, whatever else is said: its engine does not start, or its brakes hold it. */
const immovable: ReadonlySet<SymptomId> = new Set(["no_crank", "no_start", "crank_no_start", "brakes_locked"]);

/** In few words these are no more than the rules say: "a loud noise from the engine" (what knocks they name), lights out in the dark. */
const knownByRules: readonly SymptomId[] = ["engine_noise", "lights_out_dark"];

/** No danger is in one of these. */
const harmless: ReadonlySet<Category> = new Set(["unclear", "account", "off_topic", "parts"]);

type Pair = readonly [UrgencyLevel, DriveDecision];

/** What may stand together where nothing is dangerous: nobody is told to drive on and to hurry at once. */
const pairs = [
  ["low", "with_care"],
  ["low", "not_applicable"],
  ["medium", "with_care"],
  ["medium", "not_applicable"],
  ["high", "next_safe_exit"],
  ["high", "not_applicable"],
] as const satisfies readonly Pair[];

/**
 * Who decided. `rules_danger`: a rule names a danger, and it stands. `weights_danger`: weighing sees a danger that no rule
 * names. `rules_bind`: a symptom keeps the urgency and drive of the rules. `weights`: weighing settled them.
 */
export type DecidedBy = "rules_danger" | "weights_danger" | "rules_bind" | "weights";

/** What is concluded of a case, with the dangers that the rules see. */
export interface FlaggedVerdict {
  readonly category: Category;
  readonly urgency: UrgencyLevel;
  readonly drive: DriveDecision;
  readonly redFlags: readonly RedFlag[];
  /** A danger that no rule names. */
  readonly unnamed?: boolean;
  /** Dangers that the rules see and the driver's words take back. */
  readonly takenBack?: readonly RedFlag[];
  readonly decidedBy?: DecidedBy;
  /** How likely weighing holds an emergency; 0 to 1. */
  readonly share?: number;
}

/**
 * What is concluded after everything that a case tells was weighed together. A danger that a rule names stands
 * unless the driver's own words take it back, and weighing can only tell which system it is in, or add a danger that no
 * rule names; where nothing is dangerous it settles category, urgency and drive.
 */
export function weighVerdict(
  file: WeighedFile,
  rules: FlaggedVerdict,
  before: FlaggedVerdict | null = null,
): FlaggedVerdict {
  const shares = weigh(factsOfCase(file));
  const counted = new Map(
    [...shares.category]
      .filter(([name]) => name !== "account" || mayBeAccount(file, rules.category))
      .filter(([name]) => name !== "off_topic" || !isOfTruck(file))
      .map(([name, share]) => [name, share * times(name, rules.category)]),
  );
  const category = categoryOf(counted, rules.category);
  const emergencyShare = shares.urgency.get("emergency") ?? 0;
  if (rules.redFlags.length > 0 && !isTakenBack(file, rules.redFlags, emergencyShare, before)) {
    const isAlone = rules.redFlags.some((flag) => flagAdvice[flag].alone);
    const isSure = (shares.category.get(category) ?? 0) >= sureShare && !harmless.has(category) && !isAlone;
    return { ...rules, ...(isSure && { category }), decidedBy: "rules_danger", share: emergencyShare };
  }
  if (isUnnamedDanger(file, emergencyShare, hasJustEnded(file, before)))
    return {
      category,
      urgency: "emergency",
      drive: "stop_now",
      redFlags: ["unnamed_danger"],
      unnamed: true,
      decidedBy: "weights_danger",
      share: emergencyShare,
    };
  const share = ([urgency, drive]: Pair) =>
    (shares.urgency.get(urgency) ?? 0) *
    times(urgency, rules.urgency) *
    (shares.drive.get(drive) ?? 0) *
    times(drive, rules.drive);
  // Nobody is told how to drive a truck that does not move.
  const isStill = rules.drive === "not_applicable" && isImmovable(file, category);
  const isPossible = ([, drive]: Pair) => !isStill || drive === "not_applicable";
  const weighed = pairs.reduce<Pair>(
    (best, pair) => (isPossible(pair) && share(pair) > share(best) ? pair : best),
    pairs[isStill ? 1 : 0],
  );
  const more = urgencyLevels.indexOf(weighed[0]) - urgencyLevels.indexOf(rules.urgency);
  const isBound = rules.redFlags.length === 0 && more <= 0 && isBinding(file, category);
  const [urgency, drive] = isBound ? ([rules.urgency, rules.drive] as const) : weighed;
  // Whoever only wants a part is in no hurry: the rules know which system it is for.
  const isNoSale = category === "parts" && urgency === "high" && rules.category !== "unclear";
  return {
    category: isNoSale ? rules.category : category,
    urgency,
    drive,
    redFlags: [],
    decidedBy: isBound ? "rules_bind" : "weights",
    share: emergencyShare,
    ...(rules.redFlags.length > 0 && { takenBack: rules.redFlags }),
  };
}

/** "It pulls left when I brake, is that normal?": the question makes what is told no less of a fault. */
function isBinding({ evidence, asksOfTold = false }: WeighedFile, category: Category): boolean {
  return evidence.some(({ symptom, current }) => {
    const { urgency, category: system } = symptomOf(symptom);
    return current && (bound.has(symptom) || (asksOfTold && urgency === "high" && system === category));
  });
}

/** Whether it is that system that keeps the truck where it is; a slack adjuster may click, too. */
function isImmovable({ evidence }: WeighedFile, category: Category): boolean {
  return evidence.some(
    ({ symptom, current }) => current && immovable.has(symptom) && symptomOf(symptom).category === category,
  );
}

/** Whether the newest message ended or denied the dangers that the rules saw before it, and names none itself. */
function hasJustEnded(file: WeighedFile, before: FlaggedVerdict | null): boolean {
  const { endsSomething = false, deniesSomething = false, tellsOfDanger = false } = file;
  const wasNamed = before !== null && before.redFlags.length > 0 && before.unnamed !== true;
  return wasNamed && (endsSomething || deniesSomething) && !tellsOfDanger;
}

/** Whether all that is written tells of a danger, and not of the harmless thing that what the driver sees comes from. */
function isUnnamedDanger(
  { wordCount, spokenOf, evidence }: WeighedFile,
  emergencyShare: number,
  hasEnded: boolean,
): boolean {
  // What smoked and has cooled off is told in the words of a danger.
  const has = (id: SymptomId) => evidence.some(({ symptom, current }) => current && symptom === id);
  if (hasEnded && (emergencyShare < endedShare || has("brakes_ok"))) return false;
  // A noise of nothing in particular.
  const isVague = evidence.length > 0 && evidence.every(({ symptom }) => symptom === "noise_unknown");
  if (isVague && wordCount <= fewWords) return false;
  // What fell off in a yard endangers nobody any more.
  if (spokenOf.has("load_falls") && has("in_safe_place")) return false;
  if (has("brakes_cooled") || (wordCount <= fewWords && knownByRules.some(has))) return false;
  if (wordCount < leastWords || (spokenOf.has("explained") && spokenOf.has("innocent"))) return false;
  if (wordCount > fewWords) return emergencyShare >= dangerShare.many;
  const onlyNames = [...spokenOf].every((concept) => kindOf(concept as ConceptId) === "part");
  return emergencyShare >= (onlyNames ? dangerShare.names : dangerShare.few);
}

/** "Code 232 on my old truck": where the truck is named and no plan, payment or sign-in, a trouble is no matter of the account. */
function mayBeAccount({ spokenOf }: WeighedFile, byRules: Category): boolean {
  return harmless.has(byRules) || !spokenOf.has("truck") || spokenOf.has("account") || spokenOf.has("-account");
}

/** "The truck does not work": what does not move and is called a truck is no other subject. */
function isOfTruck({ spokenOf, evidence }: WeighedFile): boolean {
  return spokenOf.has("truck") && evidence.some(({ symptom, current }) => current && immovable.has(symptom));
}

/** A trouble that the rules name does not become unclear, and what nothing speaks for stays it. */
function categoryOf(counted: ReadonlyMap<Category, number>, byRules: Category): Category {
  if (byRules !== "unclear") return likeliest(counted, "unclear");
  const best = likeliest(counted);
  return (counted.get(best) ?? 0) < leastShare ? "unclear" : best;
}

function times(outcome: string, byRules: string): number {
  return outcome === byRules ? ofRules : 1;
}
