import type { RedFlag } from "../assessment.ts";
import { type ConceptId, type ConceptKind, kindOf } from "../knowledge/concepts.ts";
import { dangersToPeople } from "../knowledge/safety-steps.ts";
import { type SymptomId, symptomOf } from "../knowledge/symptoms.ts";
import { findingOf } from "./code-findings.ts";
import type { WeighedFile } from "./facts-of-case.ts";

/** Below this share of an emergency, everything else that is written speaks of no danger. */
const calmShare = 0.02;
/** The same where a later message ends or denies something. */
const calmShareOfEnd = 0.05;

/** From the first of these shares on a danger is one by everything that was written, below the second nothing is left of it. */
const [alarmedShare, calmedShare] = [0.5, 0.1];
/**
 * What is no end of a danger, whatever else is said beside it: a knock that is there "only while it is cold, then it goes
 * away", as long as nobody knows the oil's pressure; a nut that is missing while "the rest are tight".
 */
const endsNothing: Readonly<Partial<Record<SymptomId, { said: readonly ConceptId[]; unless?: SymptomId }>>> = {
  engine_knock: { said: ["cold"], unless: "oil_ok" },
  wheel_loose: { said: ["hard", "fine"] },
};
/** Why there was none in the first place, or next to none. */
const wasNone: readonly ConceptId[] = ["innocent", "other", "small"];
/** "I think it's the pump, how much is it?": who wants a part or a tow has the trouble still, unless he tells of its repair. */
const wanted: readonly ConceptId[] = ["need", "parts", "tow"];
const repaired: readonly ConceptId[] = ["fixed", "innocent"];
const things: ReadonlySet<ConceptKind> = new Set(["event", "part", "state"]);
/** States that stand in "yes, on the shoulder" and "nothing", too. */
const bare: ReadonlySet<string> = new Set<ConceptId>(["cold", "fine", "nothing", "on"]);

/** With these a driver takes back, explains or belittles what a message names. */
const takesBack: ReadonlySet<string> = new Set<ConceptId>([
  "asking",
  "ended",
  "fine",
  "fixed",
  "hold",
  "hypothetical",
  "innocent",
  "other",
  "past",
  "self_test",
  "small",
  "usual",
  "without",
]);

/** "Ok, and the wheel is coming off", "smoke in the cab, just a little": of news these take nothing back. */
const saysLittle: ReadonlySet<string> = new Set<ConceptId>([
  "asking",
  "fine",
  "fixed",
  "hold",
  "past",
  "small",
  "usual",
]);

/** What was concluded before a message. */
interface Before {
  readonly takenBack?: readonly RedFlag[];
  readonly share?: number;
}

function calmShareOf({ userTurns = 1, endsSomething = false, deniesSomething = false }: WeighedFile): number {
  return userTurns > 1 && (endsSomething || deniesSomething) ? calmShareOfEnd : calmShare;
}

/**
 * Whether the driver's newest words take the named dangers back although no rule reads how: something in them explains,
 * denies or ends a thing, and all that is written together says with near certainty that nothing is dangerous now. What
 * a code or a reading says, and what endangers people, is never taken back. Of what was told before, a denied word takes
 * back only what it was told by: "no smoke" no burning smell, "no smell" no leak. What was taken back `before` stays so
 * until it is spoken of again.
 */
export function isTakenBack(
  file: WeighedFile,
  flags: readonly RedFlag[],
  emergencyShare: number,
  before: Before | null = null,
): boolean {
  if (goesOn(file)) return false;
  if (file.keepsDangers === true || flags.some((flag) => dangersToPeople.has(flag)) || isReadOff(file)) return false;
  const known = before?.takenBack ?? [];
  if (flags.every((flag) => known.includes(flag)) && !speaksOfDanger(file) && emergencyShare < calmShareOfEnd)
    return true;
  if (hasCalmed(file, emergencyShare, before?.share)) return true;
  if (emergencyShare >= calmShareOf(file)) return false;
  const { userTurns = 1, tellsOfDanger = false } = file;
  const isNews = userTurns > 1 && tellsOfDanger;
  const named = namesOfDangers(file);
  return [...(file.newlySpoken ?? file.spokenOf)].some((concept) =>
    concept.startsWith("-")
      ? userTurns === 1 || named.has(concept.slice(1))
      : takesBack.has(concept) && !(isNews && saysLittle.has(concept)),
  );
}

/**
 * Weighing held the danger for one until a message that tells of none, asks nothing and speaks of things, and is nearly
 * sure of none after it: "relax, it's my bicycle".
 */
export function hasCalmed(file: WeighedFile, share = 1, before = 0): boolean {
  const { asks, tellsOfDanger, newlySpoken = new Set() } = file;
  const isRepairBefore = newlySpoken.has("~fixed") || goesOn(file);
  if (asks === true || tellsOfDanger === true || isRepairBefore || before < alarmedShare || share >= calmedShare)
    return false;
  const named = namesOfDangers(file);
  return [...newlySpoken].some((spoken) => {
    const concept = spoken.replace(/^[-~]/u, "");
    return spoken.startsWith("-") ? named.has(concept) : !bare.has(concept) && things.has(kindOf(concept as ConceptId));
  });
}

/** Whether the newest message only says when a danger is there, or how far it goes. */
function goesOn({ userTurns = 1, evidence, newlySpoken = new Set() }: WeighedFile): boolean {
  const says = (concept: ConceptId) => newlySpoken.has(concept);
  if (userTurns === 1) return false;
  if (wanted.some(says) && !repaired.some(says)) return true;
  if (wasNone.some(says)) return false;
  const stands = new Set(evidence.flatMap(({ symptom, current }) => (current ? [symptom] : [])));
  return [...stands].some((symptom) => {
    const { said = [], unless } = endsNothing[symptom] ?? {};
    return (unless === undefined || !stands.has(unless)) && said.some(says);
  });
}

function isReadOff({ evidence, codes }: WeighedFile): boolean {
  return (
    evidence.some((item) => isDanger(item) && item.measured === true) ||
    codes.some((code) => findingOf(code).flag !== null)
  );
}

function speaksOfDanger(file: WeighedFile): boolean {
  const named = namesOfDangers(file);
  return file.tellsOfDanger === true || [...(file.newlySpoken ?? [])].some((concept) => named.has(concept));
}

/** By which words the dangers were told that stand. */
function namesOfDangers({ evidence }: WeighedFile): ReadonlySet<string> {
  return new Set(evidence.filter(isDanger).flatMap(({ by = [] }) => [...by]));
}

function isDanger({ symptom, current }: WeighedFile["evidence"][number]): boolean {
  return current && symptomOf(symptom).flag !== undefined;
}
