import { setupI18n } from "@lingui/core";
import { useCallback, useSyncExternalStore } from "react";
import { type InterfaceLanguage, interfaceLanguages, languages } from "#domain/languages/languages.ts";
import type { MessageKey } from "../messages/keys.ts";

export type { MessageKey } from "../messages/keys.ts";

/** What a message's placeholders are filled with. */
export type MessageValues = Readonly<Record<string, string | number>>;
export type Translate = (key: MessageKey, values?: MessageValues) => string;

const storageKey = "language";
const fallbackLanguage: InterfaceLanguage = "en";

type Catalogue = Parameters<typeof i18n.loadAndActivate>[0]["messages"];

const catalogues: Readonly<Record<InterfaceLanguage, () => Promise<{ messages: Catalogue }>>> = {
  en: () => import("../messages/en.ts"),
  ar: () => import("../messages/ar.ts"),
  uz: () => import("../messages/uz.ts"),
  es: () => import("../messages/es.ts"),
  tr: () => import("../messages/tr.ts"),
  ru: () => import("../messages/ru.ts"),
};

/** Languages with a text for every English key; the others load English too, for what they lack. */
export const completeLanguages: readonly InterfaceLanguage[] = ["en"];

const i18n = setupI18n();
const listeners = new Set<() => void>();
let active: InterfaceLanguage = fallbackLanguage;

/** The tags for Intl: American conventions where the language has them, Latin digits everywhere (codes and signs are). */
export const intlLocales: Readonly<Record<InterfaceLanguage, string>> = {
  en: "en-US",
  ar: "ar-u-nu-latn",
  uz: "uz-Latn",
  es: "es-US",
  tr: "tr",
  ru: "ru",
};

export function isInterfaceLanguage(value: unknown): value is InterfaceLanguage {
  return interfaceLanguages.some((language) => language === value);
}

/** The language chosen on this device, else the first of the browser's that we speak, else English. */
export function preferredLanguage(): InterfaceLanguage {
  try {
    const stored = localStorage.getItem(storageKey);
    if (isInterfaceLanguage(stored)) return stored;
  } catch {
    // Storage is refused: the browser's own languages decide.
  }
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return spoken.find(isInterfaceLanguage) ?? fallbackLanguage;
}

/**
 * Loads one language and shows it: texts, `lang` and `dir` of the page.
 * Rejects when the texts cannot be fetched; what was active then stays.
 */
export async function activateLanguage(language: InterfaceLanguage): Promise<void> {
  const complete = completeLanguages.includes(language);
  const [own, english] = await Promise.all([
    catalogues[language](),
    complete ? { messages: {} } : catalogues[fallbackLanguage](),
  ]);
  active = language;
  i18n.loadAndActivate({
    locale: language,
    locales: intlLocales[language],
    messages: { ...english.messages, ...own.messages },
  });
  document.documentElement.lang = language;
  document.documentElement.dir = languages[language].direction;
  for (const listener of listeners) listener();
}

/** As `activateLanguage`, and remembered on this device. */
export async function chooseLanguage(language: InterfaceLanguage): Promise<void> {
  await activateLanguage(language);
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Storage is refused: the choice holds until the page is left.
  }
}

/** The text of a key in the active language, else in English. In components use `useT`, which follows changes. */
export const t: Translate = (key, values) => i18n._(key, values === undefined ? undefined : { ...values });

/** Whether a key that came from elsewhere (a validation issue, an error code) has a text. */
export function isMessageKey(key: string): key is MessageKey {
  return Object.hasOwn(i18n.messages, key);
}

export function activeLanguage(): InterfaceLanguage {
  return active;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The active language; the component is drawn again when it changes. */
export function useLanguage(): InterfaceLanguage {
  return useSyncExternalStore(subscribe, activeLanguage);
}

/** `t` for components: a new function whenever the language changes. */
export function useT(): Translate {
  const language = useLanguage();
  return useCallback<Translate>((key, values) => (language === active ? t(key, values) : key), [language]);
}

export function useDirection(): "ltr" | "rtl" {
  return languages[useLanguage()].direction;
}
