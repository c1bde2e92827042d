import { type InterfaceLanguage, languages } from "../languages/languages.ts";

/** What a driver says first on the telephone to 911. Always English: the call-taker's language. */
export const sayFirst = "I'm a truck driver. I need help.";

/**
 * The English line that brings an interpreter to the call; null for a driver who reads the pages in English. 911 centers
 * have interpreters on the line for most languages, and it helps when the caller names theirs (fact S2 in
 * docs/facts/safety.md).
 */
export function interpreterLine(language: InterfaceLanguage): string | null {
  return language === "en" ? null : `I speak ${languages[language].name}. I need an interpreter.`;
}
