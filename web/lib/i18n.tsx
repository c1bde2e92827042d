import { setupI18n } from "@lingui/core";
import { useSyncExternalStore } from "react";
import { languageCookie } from "#domain/languages/choose-language.ts";
import { type InterfaceLanguage, interfaceLanguages, languages } from "#domain/languages/languages.ts";
import type { MessageKey } from "../messages/keys.ts";
import { deadlines, twiceWithin } from "./deadlines.ts";
import { intlLocales } from "./intl-locales.ts";

export type { MessageKey } from "../messages/keys.ts";

/** What a message's placeholders are filled with. */
type MessageValues = Readonly<Record<string, string | number>>;
export type Translate = (key: MessageKey, values?: MessageValues) => string;

const storageKey = "language";
const fallbackLanguage: InterfaceLanguage = "en";

type Catalogue = typeof i18n.messages;

type LoadCatalogue = () => Promise<{ messages: Catalogue }>;

/**
 * Every language in two parts: what the public pages need before they can be drawn, and the rest.
 * Each is whole in itself, so only the active language is fetched.
 */
const catalogues: Readonly<Record<InterfaceLanguage, { first: LoadCatalogue; rest: LoadCatalogue }>> = {
  en: { first: () => import("../messages/first/en.ts"), rest: () => import("../messages/rest/en.ts") },
  ar: { first: () => import("../messages/first/ar.ts"), rest: () => import("../messages/rest/ar.ts") },
  uz: { first: () => import("../messages/first/uz.ts"), rest: () => import("../messages/rest/uz.ts") },
  es: { first: () => import("../messages/first/es.ts"), rest: () => import("../messages/rest/es.ts") },
  tr: { first: () => import("../messages/first/tr.ts"), rest: () => import("../messages/rest/tr.ts") },
  ru: { first: () => import("../messages/first/ru.ts"), rest: () => import("../messages/rest/ru.ts") },
};

const i18n = setupI18n({ missing: (_locale, key) => (restIsHere ? key : "") });
const listeners = new Set<() => void>();
let active: InterfaceLanguage = fallbackLanguage;
/** Asked for last; an older wish that arrives later is dropped. */
let wanted: InterfaceLanguage = fallbackLanguage;
let restIsHere = false;
/** Settles when the language that was asked for last is shown, or could not be. */
let activation: Promise<void> = Promise.resolve();
/** Replaced by every catalogue that arrives, so that what was drawn without it is drawn again. */
let current: Translate = (key) => key;
/** The language and the texts that a page from the build is hydrated with; null where there is no such page. */
let hydrated: { readonly language: InterfaceLanguage; readonly texts: Translate } | null = null;

export function isInterfaceLanguage(value: unknown): value is InterfaceLanguage {
  return interfaceLanguages.some((language) => language === value);
}

/** The language chosen on this device; null when none was, or storage is refused. */
function storedLanguage(): InterfaceLanguage | null {
  try {
    const stored = localStorage.getItem(storageKey);
    return isInterfaceLanguage(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** The language chosen on this device, else the first of the browser's that we speak, else English. */
export function preferredLanguage(): InterfaceLanguage {
  const stored = storedLanguage();
  if (stored !== null) return stored;
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return spoken.find(isInterfaceLanguage) ?? fallbackLanguage;
}

async function load(language: InterfaceLanguage, part: "first" | "rest"): Promise<Catalogue> {
  const { messages } = await twiceWithin(deadlines.part, catalogues[language][part]);
  return messages;
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

/** An Arabic name in an English sentence keeps its own direction and leaves the sentence its. */
function isolated(values: MessageValues): Record<string, string | number> {
  if (languages[active].direction === "rtl") return { ...values };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "string" && rightToLeft.test(value) ? `\u2068${value}\u2069` : value,
    ]),
  );
}

function show(language: InterfaceLanguage, messages: Catalogue): void {
  active = language;
  i18n.load(language, messages);
  i18n.activate(language, intlLocales[language]);
  current = (key, values) => i18n._(key, values === undefined ? undefined : isolated(values));
  // The build renders pages without a document.
  if (typeof document !== "undefined") {
    document.documentElement.lang = language;
    document.documentElement.dir = languages[language].direction;
  }
  for (const listener of listeners) listener();
}

/**
 * Loads one language and shows it: texts, `lang` and `dir` of the page. With `part: "first"` only what public pages
 * say; call `loadRest` afterwards. Rejects when the texts cannot be fetched; what was active then stays.
 */
export function activateLanguage(language: InterfaceLanguage, part: "first" | "all" = "all"): Promise<void> {
  wanted = language;
  const done = Promise.all([load(language, "first"), part === "all" ? load(language, "rest") : {}]).then(
    ([first, rest]) => {
      if (language !== wanted) return;
      if (part === "all") restIsHere = true;
      show(language, { ...first, ...rest });
    },
  );
  activation = done.catch(() => {});
  return done;
}

/**
 * The texts behind the public pages: awaited by the guarded groups and by what is opened from public pages.
 * Rejects when they cannot be fetched; the next call fetches again.
 */
export async function loadRest(): Promise<void> {
  await activation;
  if (restIsHere) return;
  const language = active;
  const messages = await load(language, "rest");
  if (language !== active) return loadRest();
  restIsHere = true;
  show(language, messages);
}

interface StartedLanguage {
  /** Shows the language chosen on this device where the page came in another one; call when the page is there. */
  settle(): void;
}

/**
 * Shows the first texts in the language of the page from the build, so that it is taken over as it is; elsewhere in
 * the preferred one. Rejects when they cannot be fetched.
 */
export async function startLanguage(): Promise<StartedLanguage> {
  const { lang, dataset } = document.documentElement;
  const preferred = preferredLanguage();
  const shown = dataset["page"] !== undefined && isInterfaceLanguage(lang) ? lang : preferred;
  await activateLanguage(shown, "first");
  hydrated = { language: active, texts: current };
  return {
    settle() {
      const asked = new URLSearchParams(location.search).get("lang");
      const chosen = isInterfaceLanguage(asked) ? asked : storedLanguage();
      if (chosen !== null && chosen !== active) void chooseLanguage(chosen).catch(() => {});
    },
  };
}

/** As `activateLanguage`, and remembered on this device. */
export async function chooseLanguage(language: InterfaceLanguage): Promise<void> {
  await activateLanguage(language);
  if (language !== wanted) return;
  // The worker sends the next page in it.
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not there in every browser that we support
  document.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${400 * 86_400}; SameSite=Lax`;
  void navigator.serviceWorker?.controller?.postMessage("language");
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Storage is refused: the choice holds until the page is left.
  }
}

/** The text of a key in the active language. In components use `useT`, which follows changes. */
export const t: Translate = (key, values) => current(key, values);

/** Whether a key that came from elsewhere (a validation issue, an error code) has a text. */
export function isMessageKey(key: string): key is MessageKey {
  return Object.hasOwn(i18n.messages, key);
}

export function activeLanguage(): InterfaceLanguage {
  return active;
}

const currentTexts = () => current;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The active language; the component is drawn again when it changes. */
export function useLanguage(): InterfaceLanguage {
  return useSyncExternalStore(subscribe, activeLanguage, () => hydrated?.language ?? active);
}

/** `t` for components: a new function whenever the language changes or texts arrive. */
export function useT(): Translate {
  return useSyncExternalStore(subscribe, currentTexts, () => hydrated?.texts ?? current);
}

export function useDirection(): "ltr" | "rtl" {
  return languages[useLanguage()].direction;
}
