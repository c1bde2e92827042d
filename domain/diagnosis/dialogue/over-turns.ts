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
 * What is concluded over a conversation, `before` being what was concluded of the messages before these cases. Thanks,
 * questions and greetings change nothing. What was said once stands until the driver's own words end, deny or explain
 * it: a danger does not go because other things are spoken of, and what tells nothing new makes nothing lighter.
 */
export function verdictOverTurns(
  cases: readonly CaseFile[],
  judgement: Judgement,
  before: FlaggedVerdict | null = null,
): FlaggedVerdict | null {
  return cases.reduce<FlaggedVerdict | null>((standing, file) => {
    if (standing !== null && file.onlyTalks) return standing;
    const now = judgement(file, standing);
    // "It went away by itself" tells of no new danger.
    const tellsNone = file.onlyAnswers || (file.endsSomething && !file.tellsOfTruck);
    if (standing !== null && tellsNone && now.unnamed === true && standing.urgency !== "emergency") return standing;
    if (standing === null || mayFollow(now, standing, file))
      return standing !== null && file.withdrawn === "dangers" && noSystem.has(now.category)
        ? { ...now, category: standing.category }
        : asksOnly(now, standing, file)
          ? { ...now, drive: standing?.drive ?? now.drive }
          : now;
    return file.turnsWithoutProgress === 0 ? withCategory(standing, now.category) : standing;
  }, before);
}

/** "The belt is whole, what do I check?": a question moves no decision of a truck that neither stops nor stands somewhere by it. */
function asksOnly(now: FlaggedVerdict, standing: FlaggedVerdict | null, { asks, evidence }: CaseFile): boolean {
  const isSame = now.category === standing?.category && now.urgency === standing.urgency;
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
