import type { AccessBlock } from "#domain/access/subscription.ts";
import { dialogueOf, type SaidMessage } from "#domain/chat/dialogue.ts";
import type { TruckFacts } from "#domain/diagnosis/input.ts";
import { answerLanguageFor } from "#domain/languages/answer-language.ts";
import type { ChatLanguage } from "#domain/languages/languages.ts";
import { deadlines, twiceWithin } from "../../lib/deadlines.ts";
import { activeLanguage } from "../../lib/i18n.tsx";
import type { HereAnswer } from "./chat-log.ts";
import type { FirstAnswer } from "./engine-here.ts";

const answerLanguage = (): ChatLanguage => answerLanguageFor(activeLanguage());

const loadEngine = () => twiceWithin(deadlines.part, () => import("./engine-here.ts"));
let isWarmed = false;

/** Fetches the assessment engine while there is a line, so that it is there when there is none. */
export function prepareEngine(): void {
  loadEngine()
    .then(({ learnFor }) => learnFor("", answerLanguage()))
    .catch(() => undefined);
}

/** As `prepareEngine`, with the dialogue and the guides of a conversation's language. */
export function prepareConversation(language: ChatLanguage): void {
  loadEngine()
    .then(({ prepareTalk }) => prepareTalk(language))
    .catch(() => undefined);
}

/** Makes the engine ready for what is being typed; once, and again where it could not be fetched. */
export function warmEngine(): void {
  if (isWarmed) return;
  isWarmed = true;
  loadEngine()
    .then(({ warmUp }) => warmUp(answerLanguage()))
    .catch(() => {
      isWarmed = false;
    });
}

/** What the engine on this device answers to a conversation that ends with the driver's newest message. */
export async function answerHere(input: {
  readonly messages: readonly SaidMessage[];
  readonly language: ChatLanguage;
  readonly photos: boolean;
  readonly truck: TruckFacts | null;
}): Promise<HereAnswer> {
  const { answer } = await loadEngine();
  return answer({ ...input, messages: dialogueOf(input.messages) });
}

/** Reads a message with the assessment engine, which is fetched when it is first needed. Rejects without a line. */
export async function assessHere(text: string): Promise<FirstAnswer> {
  const { firstLook } = await loadEngine();
  return firstLook({ messages: [{ role: "user", content: text }], language: answerLanguage() });
}

/** The event of a driver whom the worker no longer admits: a red flag in their words leads, not the price list. */
export async function accessLostEvent(reason: AccessBlock, text: string) {
  const card = await assessHere(text).then(
    (answer) => answer.card,
    () => null,
  );
  return { type: "access_lost", reason, card } as const;
}
