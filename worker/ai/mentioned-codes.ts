import { assess } from "#domain/diagnosis/index.ts";
import type { GroundingContext } from "./grounding-context.ts";

/** Puts the codes that a reply to photos only mentions before the driver, like those that the model reports. */
export function confirmMentionedCodes(said: string, grounding: GroundingContext): void {
  const { faultCodes } = assess({ messages: [{ role: "user", content: said }], language: grounding.language });
  grounding.askToConfirm(faultCodes);
}
