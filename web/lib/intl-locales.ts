import { type InterfaceLanguage, interfaceLanguages } from "#domain/languages/languages.ts";

/** The tags for Intl: American conventions where the language has them, Latin digits everywhere (codes and signs are). */
export const intlLocales: Readonly<Record<InterfaceLanguage, string>> = {
  en: "en-US",
  ar: "ar-u-nu-latn",
  uz: "uz-Latn",
  es: "es-US",
  tr: "tr",
  ru: "ru",
};

/** The locale whose clock a language is read by: Chromium knows none for Uzbek. */
export function clockLocale(language: string): string {
  if (language === "uz") return intlLocales.ru;
  return intlLocales[interfaceLanguages.find((known) => known === language) ?? "en"];
}
