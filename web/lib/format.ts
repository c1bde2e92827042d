import { useMemo } from "react";
import { type Format, intlFormat } from "./format-intl.ts";
import { uzbekFormat } from "./format-uzbek.ts";
import { useLanguage } from "./i18n.tsx";
import { intlLocales } from "./intl-locales.ts";

export type { Format } from "./format-intl.ts";

/** Formatters for one locale. Times are milliseconds UTC and are shown in the device's zone. */
export function makeFormat(locale: string): Format {
  return locale === intlLocales.uz ? uzbekFormat(intlFormat(intlLocales.en)) : intlFormat(locale);
}

/** What is left, as "9:58" or "1:02:03"; past zero it counts up with a minus. Same in every language. */
export function formatCountdown(milliseconds: number): string {
  const total = milliseconds >= 0 ? Math.ceil(milliseconds / 1000) : Math.floor(-milliseconds / 1000);
  const hours = Math.floor(total / 3600);
  const minutes = Math.floor((total % 3600) / 60);
  const seconds = String(total % 60).padStart(2, "0");
  const body = hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${seconds}` : `${minutes}:${seconds}`;
  return milliseconds < 0 && total > 0 ? `−${body}` : body;
}

/** The formatters of the interface's language. */
export function useFormat(): Format {
  const language = useLanguage();
  return useMemo(() => makeFormat(intlLocales[language]), [language]);
}
