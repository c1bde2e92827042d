import type { RedFlag, SafetyCard } from "../diagnosis/assessment.ts";
import type { SafetyWording } from "../diagnosis/languages/wording.ts";
import { safetySteps } from "../diagnosis/respond/safety-card.ts";

/** A safety card in the words of a language that the assistant does not speak; the steps are those of its dangers. */
export function cardIn(wording: SafetyWording, card: SafetyCard): SafetyCard {
  const [first = "red_stop_lamp" as RedFlag] = card.flags;
  return {
    ...card,
    title: wording.titles[first],
    steps: safetySteps(card.flags).map((id) => wording.steps[id]),
  };
}
