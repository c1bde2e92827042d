import { codeNames } from "#domain/chat/corrections.ts";
import type { ReadCode } from "#domain/chat/turn.ts";
import { assess } from "#domain/diagnosis/index.ts";
import type { GroundingContext } from "../grounding-context.ts";

/** The fact file's meaning of a code; of one that only a photo shows, nothing before the driver has confirmed it. */
export function decodeFaultCode(grounding: GroundingContext, code: ReadCode) {
  if (grounding.isUnconfirmed(code)) {
    grounding.askToConfirm([code]);
    return {
      ...code,
      unconfirmed: true,
      note: "Read from a photo. The driver is asked to confirm it. Conclude nothing from it now.",
    };
  }
  const { faultCodes, urgency, drive } = assess({
    messages: [{ role: "user", content: codeNames([code]) }],
    language: grounding.language,
  });
  const [found] = faultCodes;
  if (found === undefined || found.meaning === null) {
    return { ...code, meaning: null, note: "Not in the fact file: unknown here. A dealer can look it up." };
  }
  return { ...code, meaning: found.meaning, urgency, drive, note: "The cause does not follow from the code alone." };
}
