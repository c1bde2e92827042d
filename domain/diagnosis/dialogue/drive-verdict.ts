import { higherUrgency, type UrgencyLevel } from "../../tickets/urgency.ts";
import type { Category, DriveDecision, DriveVerdict, RedFlag } from "../assessment.ts";
import { notDriven } from "../classify/rule-verdict.ts";
import type { WholeWording } from "../languages/wording.ts";

/** The engine's own decision. */
export interface OwnDecision {
  readonly category: Category;
  readonly urgency: UrgencyLevel;
  readonly drive: DriveDecision;
  readonly redFlags: readonly RedFlag[];
}

/** What the open guide says, in the language of the reply. */
export interface GuideDecision extends DriveVerdict {
  readonly urgency: UrgencyLevel;
  readonly drive: DriveDecision;
  /** The answers have led to an outcome. */
  readonly isOutcome: boolean;
  /** Dangers that the answers have shown to be absent. */
  readonly clears: readonly RedFlag[];
  /** Dangers reported since the last answer. */
  readonly newDangers: ReadonlySet<RedFlag>;
  /** The danger that its verdict stops for. */
  readonly danger: RedFlag;
  /** All that the engine's urgency rests on is what the guide is about. */
  readonly coversUrgency: boolean;
  /** The driver names the guide's complaint in a short message that says little else. */
  readonly isNamed: boolean;
}

/** The decision that holds, and 'Can I drive?' with it; no verdict where no truck is judged. */
export interface HeldDecision extends Omit<OwnDecision, "category"> {
  readonly verdict: DriveVerdict | null;
}

const canDrive = { stop_now: "no", next_safe_exit: "until", with_care: "yes", not_applicable: "no" } as const;
const strictness = { yes: 0, until: 1, no: 2 } as const;
const danger: Readonly<Record<DriveDecision, number>> = {
  not_applicable: 0,
  with_care: 0,
  next_safe_exit: 1,
  stop_now: 2,
};

/**
 * The only place where the engine's decision and a guide's verdict meet. Of a guide whose complaint the driver names the
 * stricter one holds: its entry verdict while it is open, its outcome's when that is reached. A guide that only a symptom
 * has opened may be for a neighbour of the complaint: before an outcome it lends its sentence where it says the same. Only
 * an outcome may be softer, in two cases: the answers have ruled out every danger and none was reported since, or
 * there is no danger and the engine's urgency rests on nothing but what the guide is about.
 */
export function holdDecision(
  own: OwnDecision,
  guide: GuideDecision | null,
  wording: Pick<WholeWording, "guide">,
): HeldDecision {
  const { urgency, drive, redFlags } = own;
  const ownVerdict = verdictOf(own, wording);
  if (guide === null) return { urgency, drive, redFlags, verdict: ownVerdict };
  const ofGuide: DriveVerdict = { canDrive: guide.canDrive, text: guide.text };
  if (maySoften(own, guide)) return { urgency: guide.urgency, drive: guide.drive, redFlags: [], verdict: ofGuide };
  if (decidesAlone(own, guide)) return { ...takenFrom(guide), verdict: ofGuide };
  if (!guide.isOutcome && !guide.isNamed) {
    const isSame = ownVerdict === null || ownVerdict.canDrive === guide.canDrive;
    return { urgency, drive, redFlags, verdict: isSame ? ofGuide : ownVerdict };
  }
  const isRaised = raises(own, guide);
  const isOwnStricter = ownVerdict !== null && strictness[ownVerdict.canDrive] > strictness[guide.canDrive];
  return {
    urgency: isRaised || guide.isOutcome ? higherUrgency(urgency, guide.urgency) : urgency,
    drive: isRaised ? guide.drive : drive,
    redFlags: isRaised && guide.drive === "stop_now" && redFlags.length === 0 ? [guide.danger] : redFlags,
    verdict: isOwnStricter ? ownVerdict : ofGuide,
  };
}

/** Whether the engine has read nothing of the truck in a complaint that a guide is for. */
export function decidesAlone(
  { category, redFlags }: OwnDecision,
  { isNamed }: Pick<GuideDecision, "isNamed">,
): boolean {
  return isNamed && (category === "unclear" || category === "off_topic") && redFlags.length === 0;
}

function takenFrom({ urgency, drive, danger: flag }: GuideDecision): Omit<OwnDecision, "category"> {
  return { urgency, drive, redFlags: drive === "stop_now" ? [flag] : [] };
}

/**
 * Whether the guide's decision is stricter. A truck that does not move needs no limit before an answer gives
 * more facts.
 */
function raises({ drive }: OwnDecision, guide: GuideDecision): boolean {
  if (!guide.isOutcome && strictness[guide.canDrive] <= strictness[canDrive[drive]]) return false;
  return danger[guide.drive] > danger[drive];
}

function maySoften({ drive, redFlags }: OwnDecision, guide: GuideDecision): boolean {
  if (!guide.isOutcome) return false;
  if (drive !== "stop_now") return redFlags.length === 0 && guide.coversUrgency;
  const isCleared = (flag: RedFlag) => guide.clears.includes(flag) && !guide.newDangers.has(flag);
  return redFlags.length > 0 && redFlags.every(isCleared);
}

function verdictOf({ drive, category }: OwnDecision, { guide }: Pick<WholeWording, "guide">): DriveVerdict | null {
  return notDriven.includes(category) ? null : { canDrive: canDrive[drive], text: guide.canDrive[drive] };
}
