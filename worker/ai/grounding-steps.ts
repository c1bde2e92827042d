import { safetyCard } from "#domain/diagnosis/index.ts";
import type { AnswerStep } from "#worker/ports/conversations.ts";
import type { GroundingContext } from "./grounding-context.ts";

/** What the tools have added since the last call; a danger that they found comes with its safety card first. */
export function* groundingSteps(grounding: GroundingContext): Generator<AnswerStep> {
  const change = grounding.takeChange();
  if (change === null) return;
  const card = change.isNewCard ? safetyCard(change.value, grounding.language) : null;
  if (card) yield { type: "safety", card };
  yield { type: "assessment", value: change.value };
}
