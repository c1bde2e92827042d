import type { Assessment, DriveVerdict, GuideView } from "../assessment.ts";
import { notDriven } from "../classify/rule-verdict.ts";
import type { WholeWording } from "../languages/wording.ts";

const canDrive = { stop_now: "no", next_safe_exit: "until", with_care: "yes", not_applicable: "no" } as const;

/** 'Can I drive?' as the engine alone answers it; null where no truck is judged. */
export function ownVerdict(
  { drive, category }: Pick<Assessment, "drive" | "category">,
  { guide }: Pick<WholeWording, "guide">,
): DriveVerdict | null {
  if (notDriven.includes(category)) return null;
  return { canDrive: canDrive[drive], text: guide.canDrive[drive] };
}

/** What a conclusion says of guides when none is open. */
export function withoutGuide(
  assessment: Pick<Assessment, "drive" | "category">,
  wording: Pick<WholeWording, "guide">,
): GuideView {
  return {
    guide: null,
    verdict: ownVerdict(assessment, wording),
    step: null,
    usually: null,
    outcome: null,
    trail: [],
    asides: [],
  };
}
