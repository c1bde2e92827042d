import { assess } from "#domain/diagnosis/index.ts";
import type { DialogueLine } from "#domain/diagnosis/input.ts";
import { wordingOf } from "#domain/diagnosis/languages/known.ts";
import type { ChatLanguage } from "#domain/languages/languages.ts";

/** "Are you off the road?", as the assistant asks it. */
export const askedForPlace: Readonly<Record<ChatLanguage, string>> = {
  en: wordingOf("en").questions.safe_place,
  es: wordingOf("es").questions.safe_place,
  ar: wordingOf("ar").questions.safe_place,
  ru: wordingOf("ru").questions.safe_place,
};

/** What a conversation leads to, told as its lines; those that begin with "A: " are the assistant's. */
export function told(language: ChatLanguage, ...lines: readonly string[]) {
  const messages = lines.map(
    (line): DialogueLine =>
      line.startsWith("A: ") ? { role: "assistant", content: line.slice(3) } : { role: "user", content: line },
  );
  return assess({ messages, language });
}
