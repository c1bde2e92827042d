import type { InterfaceLanguage } from "#domain/languages/languages.ts";
import { isMessageKey, type Translate } from "./i18n.tsx";
import { intlLocales } from "./intl-locales.ts";

/** What a language is called in the interface's; null for one that has no name here. */
export function languageName(t: Translate, page: InterfaceLanguage, code: string | null): string | null {
  if (code === null) return null;
  const key = `techs.language.${code}`;
  if (isMessageKey(key)) return t(key);
  // Browsers have no Uzbek names; the English ones are read there, too.
  const locale = page === "uz" ? intlLocales.en : intlLocales[page];
  return new Intl.DisplayNames([locale], { type: "language", fallback: "none" }).of(code) ?? null;
}
