import { asksForPerson } from "#domain/chat/asks-for-person.ts";
import { offersHumanSupport } from "#domain/chat/handover-phrases.ts";
import { keep, readKept } from "../../lib/device-storage.ts";
import type { ChatLine } from "./chat-log.ts";

/** The form opens automatically no sooner than this after an answer that offers a person; milliseconds. */
export const autoOpenAfter = 1500;
/** And only over an answer that was on the screen for so long; milliseconds. */
export const seenFor = 5000;

/** Whether an answer offers a person: by its typed signal, or by its words (product decision P9). */
export function offersPerson(line: ChatLine): boolean {
  return line.role === "assistant" && (line.assessment?.handover === true || offersHumanSupport(line.content));
}

/**
 * Codes of a photo wait to be confirmed, a question waits for a tap, or a guide has come to its outcome, which the driver
 * reads first: nothing opens over those.
 */
function awaitsDriver({ assessment }: ChatLine): boolean {
  const { codesToConfirm = [], step = null, outcome = null } = assessment ?? {};
  return codesToConfirm.length > 0 || step !== null || outcome !== null;
}

const services: readonly string[] = ["towing", "roadside", "parts"];

/**
 * Whether the form may open automatically after an answer: only for a pressing one, or if the driver asked for a
 * person or for roadside service.
 */
export function opensByItself(answer: ChatLine, asked: string): boolean {
  if (!offersPerson(answer) || awaitsDriver(answer)) return false;
  const { urgency, category } = answer.assessment ?? {};
  const isPressing = urgency === "high" || urgency === "emergency";
  return isPressing || (category !== undefined && services.includes(category)) || asksForPerson(asked);
}

const openedKey = (conversationId: string) => `chat.support.${conversationId}`;

/** Whether the form was open in this conversation: then it never opens automatically again. */
export function supportWasOpened(conversationId: string): boolean {
  return readKept(openedKey(conversationId)) !== null;
}

export function noteSupportOpened(conversationId: string): void {
  keep(openedKey(conversationId), "1");
}
