import { urgencyLevels } from "../../tickets/urgency.ts";
import type { Category } from "../assessment.ts";
import type { CaseFile } from "../classify/evidence.ts";
import { hasCalmed } from "../classify/taken-back.ts";
import type { FlaggedVerdict } from "../classify/verdict.ts";
import type { ConceptId } from "../knowledge/concepts.ts";
import { type SymptomId, symptomOf } from "../knowledge/symptoms.ts";

const noSystem: ReadonlySet<Category> = new Set(["unclear", "off_topic", "account", "parts"]);
/** What tells that a trouble is less than it was thought to be, or why it is none. */
const lessens: ReadonlySet<string> = new Set<ConceptId>([
  "cool_down",
  "ended",
  "explained",
  "fixed",
  "innocent",
  "other",
  "self_test",
  "small",
  "usual",
  "without",
]);
/** "Changed it an hour ago, what pressure does it need?": with these a message takes back although it asks. */
const reasons: readonly ConceptId[] = ["fixed", "hypothetical", "innocent", "mine", "other"];
const wishes: ReadonlySet<Category> = new Set(["towing", "roadside", "account"]);

/** How one case is concluded, after everything was weighed; `before` is what was concluded until then. */
export type Judgement = (file: CaseFile, before: FlaggedVerdict | null) => FlaggedVerdict;

/**
 * Why the verdict after a message is that one. `first`, `newest`: the message's own verdict. `only_talks`,
 * `tells_no_danger`, `earlier_stands`: the verdict before it stands. `danger_withdrawn`: its own, with the system of
 * before. `only_asks`: its own, with the drive decision of before.
 */
export type TurnReason =
  | "first"
  | "newest"
  | "only_talks"
  | "tells_no_danger"
  | "earlier_stands"
  | "danger_withdrawn"
  | "only_asks";

export interface JudgedTurn {
  readonly verdict: FlaggedVerdict;
  readonly because: TurnReason;
}

/**
 * What is concluded over a conversation, `before` being what was concluded of the messages before these cases. Thanks,
 * questions and greetings change nothing. What was said once stands until the driver's own words end, deny or explain
 * it: a danger does not go because other things are spoken of, and what tells nothing new makes nothing lighter.
 */
export function verdictOverTurns(
  cases: readonly CaseFile[],
  judgement: Judgement,
  before: FlaggedVerdict | null = null,
): FlaggedVerdict | null {
  return turnsOf(cases, judgement, before).at(-1)?.verdict ?? before;
}

/** The verdict after each message, and why it is that one. */
export function turnsOf(
  cases: readonly CaseFile[],
  judgement: Judgement,
  before: FlaggedVerdict | null = null,
): readonly JudgedTurn[] {
  const turns: JudgedTurn[] = [];
  for (const file of cases) turns.push(turnAfter(turns.at(-1)?.verdict ?? before, file, judgement));
  return turns;
}

function turnAfter(standing: FlaggedVerdict | null, file: CaseFile, judgement: Judgement): JudgedTurn {
  if (standing !== null && file.onlyTalks) return { verdict: standing, because: "only_talks" };
  const now = judgement(file, standing);
  if (standing === null) return { verdict: now, because: "first" };
  // "It went away by itself" tells of no new danger.
  const tellsNone = file.onlyAnswers || (file.endsSomething && !file.tellsOfTruck);
  if (tellsNone && now.unnamed === true && standing.urgency !== "emergency")
    return { verdict: standing, because: "tells_no_danger" };
  if (!mayFollow(now, standing, file))
    return {
      verdict: file.turnsWithoutProgress === 0 ? withCategory(standing, now.category) : standing,
      because: "earlier_stands",
    };
  if (file.withdrawn === "dangers" && noSystem.has(now.category))
    return { verdict: { ...now, category: standing.category }, because: "danger_withdrawn" };
  if (asksOnly(now, standing, file)) return { verdict: { ...now, drive: standing.drive }, because: "only_asks" };
  return { verdict: now, because: "newest" };
}

/** "The belt is whole, what do I check?": a question moves no decision of a truck that neither stops nor stands somewhere by it. */
function asksOnly(now: FlaggedVerdict, standing: FlaggedVerdict, { asks, evidence }: CaseFile): boolean {
  const isSame = now.category === standing.category && now.urgency === standing.urgency;
  const stands = evidence.some(
    ({ symptom, current }) => current && (symptomOf(symptom).still === true || symptom === "in_safe_place"),
  );
  return isSame && asks && !stands && now.redFlags.length === 0;
}

function mayFollow(now: FlaggedVerdict, standing: FlaggedVerdict, file: CaseFile): boolean {
  const graver = urgencyLevels.indexOf(now.urgency) - urgencyLevels.indexOf(standing.urgency);
  if (hasCalmed(file, now.share, standing.share)) return true;
  if (graver > 0 || noSystem.has(standing.category) || file.withdrawn !== null || file.endsSomething) return true;
  if (graver === 0) return file.deniesSomething || file.turnsWithoutProgress === 0;
  if (standing.urgency !== "emergency") return belittles(file) || (file.deniesSomething && !addsToIt(file));
  if (now.takenBack !== undefined && (!file.asks || reasons.some((concept) => file.newlySpoken.has(concept))))
    return true;
  if (standing.unnamed === true) return file.deniesSomething || file.tellsOfTruck;
  return file.deniesSomething && !now.redFlags.some((flag) => standing.redFlags.includes(flag));
}

/** "No steam. White smoke and it smells sweet": what is denied or small makes a trouble no lighter beside another one. */
function addsToIt(file: CaseFile): boolean {
  return tellsNow(file, (symptom) => symptomOf(symptom).urgency === "high");
}

function tellsNow({ evidence, toldNow }: CaseFile, isSuch: (symptom: SymptomId) => boolean): boolean {
  return evidence.some(({ symptom }) => isSuch(symptom) && toldNow.includes(`${symptom}:true`));
}

/** "A brake light is out, too" makes locked brakes no lighter; a small leak, a good gauge and what is over do. */
function belittles(file: CaseFile): boolean {
  const { asks, tellsOfTruck, newlySpoken } = file;
  if (asks && !tellsOfTruck) return false;
  const isWell = tellsOfTruck && tellsNow(file, (symptom) => symptom.endsWith("_ok"));
  return isWell || [...newlySpoken].some((concept) => lessens.has(concept) || concept.startsWith("~"));
}

/** A wish that comes later names the category; a question of its price does not make a breakdown a sale. */
function withCategory(standing: FlaggedVerdict, category: Category): FlaggedVerdict {
  return wishes.has(category) ? { ...standing, category } : standing;
}
