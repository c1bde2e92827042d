import { type ChatLanguage, chatLanguages, type InterfaceLanguage } from "./languages.ts";

/** What the assistant speaks to a driver who reads the pages in a language that it does not speak. */
const instead: Readonly<Partial<Record<InterfaceLanguage, ChatLanguage>>> = { uz: "ru", tr: "en" };

/** The language of the assistant's answers to a driver who reads the pages in `page`. */
export function answerLanguageFor(page: InterfaceLanguage): ChatLanguage {
  return chatLanguages.find((language) => language === page) ?? instead[page] ?? "en";
}

/** Whether the assistant speaks the language of the page. */
export function isAnswered(page: InterfaceLanguage): boolean {
  return chatLanguages.some((language) => language === page);
}
