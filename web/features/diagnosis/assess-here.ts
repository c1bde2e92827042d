import type { AccessBlock } from "#domain/access/subscription.ts";
import type { Assessment, SafetyCard } from "#domain/diagnosis/assessment.ts";
import { type ChatLanguage, chatLanguages } from "#domain/languages/languages.ts";
import { activeLanguage } from "../../lib/i18n.tsx";

/** What the engine makes of a message, in the browser. */
export interface FirstAnswer {
  readonly assessment: Assessment;
  readonly card: SafetyCard | null;
}

/** The interface's language where the chat speaks it, else English. */
function answerLanguage(): ChatLanguage {
  const active = activeLanguage();
  return chatLanguages.find((language) => language === active) ?? "en";
}

/** Reads a message with the assessment engine, which is fetched when it is first needed. Rejects without a line. */
export async function assessHere(text: string): Promise<FirstAnswer> {
  const [{ assess }, { safetyCard }] = await Promise.all([
    import("#domain/diagnosis/engine.ts"),
    import("#domain/diagnosis/safety-card.ts"),
  ]);
  const language = answerLanguage();
  const assessment = assess({ messages: [{ role: "user", content: text }], language });
  return { assessment, card: safetyCard(assessment, language) };
}

/** The event of a driver whom the worker no longer admits: a red flag in their words leads, not the price list. */
export async function accessLostEvent(reason: AccessBlock, text: string) {
  const card = await assessHere(text).then(
    (answer) => answer.card,
    () => null,
  );
  return { type: "access_lost", reason, card } as const;
}
