import { type InterfaceLanguage, interfaceLanguages } from "./languages.ts";

/** The cookie that remembers the chosen language, so that the worker sends the page in it. */
export const languageCookie = "language";

function asInterfaceLanguage(value: string | null | undefined): InterfaceLanguage | null {
  return interfaceLanguages.find((language) => language === value) ?? null;
}

/** The language of a Cookie header; null when there is none that the interface speaks. */
function languageOfCookies(cookies: string | null | undefined): InterfaceLanguage | null {
  const [, value] = new RegExp(`(?:^|;\\s*)${languageCookie}=([a-z]{2})(?:;|$)`).exec(cookies ?? "") ?? [];
  return asInterfaceLanguage(value);
}

/** The interface's language that an Accept-Language header prefers (RFC 9110, 12.5.4); null when it names none. */
function languageOfHeader(header: string | null | undefined): InterfaceLanguage | null {
  const wishes = (header ?? "").split(",").map((part, position) => {
    const [tag = "", ...parameters] = part.split(";").map((text) => text.trim());
    const weight = parameters.find((text) => text.startsWith("q="))?.slice(2);
    return { tag: tag.slice(0, 2).toLowerCase(), weight: weight === undefined ? 1 : Number(weight) || 0, position };
  });
  const sorted = wishes
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight || one.position - other.position);
  for (const { tag } of sorted) {
    const language = asInterfaceLanguage(tag);
    if (language !== null) return language;
  }
  return null;
}

interface Wishes {
  /** The value of `?lang=`. */
  readonly asked: string | null;
  readonly cookies: string | null;
  readonly acceptLanguage: string | null;
}

/** The language of a page: the one its address names, the one chosen on this device, the browser's, English. */
export function chooseLanguage({ asked, cookies, acceptLanguage }: Wishes): InterfaceLanguage {
  return asInterfaceLanguage(asked) ?? languageOfCookies(cookies) ?? languageOfHeader(acceptLanguage) ?? "en";
}
