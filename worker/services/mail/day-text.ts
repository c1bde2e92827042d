import type { InterfaceLanguage } from "#domain/languages/languages.ts";

const locales: Readonly<Record<InterfaceLanguage, string>> = {
  en: "en-US",
  es: "es-US",
  ar: "ar-u-nu-latn",
  ru: "ru",
  uz: "uz",
  tr: "tr",
};

/** A moment (milliseconds UTC) as a day in a mail: "November 21, 2026". */
export function dayText(time: number, language: InterfaceLanguage = "en"): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: "long", timeZone: "UTC" }).format(time);
}
