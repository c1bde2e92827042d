import type { ReadCode } from "#domain/chat/turn.ts";
import type { GroundingContext } from "../grounding-context.ts";

/** Puts the codes that a photo shows before the driver; the model learns which of them wait for that. */
export function reportPhotoCodes(grounding: GroundingContext, { codes }: { readonly codes: readonly ReadCode[] }) {
  const waiting = grounding.askToConfirm(codes);
  return {
    waiting,
    note:
      waiting.length === 0
        ? "The driver wrote these codes: they are confirmed."
        : "The driver is asked to confirm or correct them. Conclude nothing from them now.",
  };
}
