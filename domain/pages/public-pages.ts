import { type InterfaceLanguage, interfaceLanguages } from "../languages/languages.ts";

/** Which steps of `/install` come first. */
export const platforms = ["android", "ios", "desktop"] as const;
export type Platform = (typeof platforms)[number];

/** Which steps fit a device. An iPad calls itself a Macintosh; it has fingers, a Macintosh has none. */
export function platformOf(device: { readonly userAgent: string; readonly maxTouchPoints: number }): Platform {
  if (/android/i.test(device.userAgent)) return "android";
  if (/iphone|ipad|ipod/i.test(device.userAgent)) return "ios";
  if (/macintosh/i.test(device.userAgent) && device.maxTouchPoints > 1) return "ios";
  return "desktop";
}

export interface PublicPage {
  /** The file's name in the build, without its ending. */
  readonly name: string;
  /** The path that it is made for. */
  readonly path: string;
  /** A name and a value of the search, and the device, choose between files of one path. */
  readonly search?: readonly [name: string, value: string];
  readonly platform?: Platform;
}

/** The pages that the build writes as HTML, in every language; the first that fits an address is served. */
export const publicPages = [
  { name: "home", path: "/" },
  { name: "pricing", path: "/pricing" },
  { name: "benefits", path: "/benefits" },
  { name: "install-android", path: "/install", platform: "android" },
  { name: "install-ios", path: "/install", platform: "ios" },
  { name: "install-desktop", path: "/install", platform: "desktop" },
  { name: "privacy", path: "/privacy" },
  { name: "auth-sign-up", path: "/auth", search: ["tab", "sign-up"] },
  { name: "auth", path: "/auth" },
  { name: "safety", path: "/safety" },
  { name: "weather-cold", path: "/safety/weather", search: ["in", "cold"] },
  { name: "weather-heat", path: "/safety/weather", search: ["in", "heat"] },
  { name: "weather", path: "/safety/weather" },
] as const satisfies readonly PublicPage[];

/** The page of an unknown address, and the frame of every page that is made in the browser. */
export const notFoundPage = "not-found";
export const appPage = "app";

export type PageName = (typeof publicPages)[number]["name"] | typeof notFoundPage | typeof appPage;

/** What the build renders of a page. */
export interface RenderedPage {
  /** The content of `#app`. */
  readonly body: string;
  /** The content after `#app`: what the page says while the app loads or after it failed to load. */
  readonly lines: string;
  /** The content before the page in a browser that runs no scripts. */
  readonly noScript: string;
  readonly title: string;
  readonly description: string;
}

export const pageNames: readonly PageName[] = [...publicPages.map(({ name }) => name), notFoundPage, appPage];

interface Address {
  readonly pathname: string;
  readonly searchParams: { get(name: string): string | null };
}

/** The page that the build has for an address; null where the page is made in the browser. */
export function publicPageAt({ pathname, searchParams }: Address, userAgent: string): PageName | null {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
  const platform = platformOf({ userAgent, maxTouchPoints: 0 });
  const fits = (page: PublicPage) =>
    page.path === path &&
    (page.platform ?? platform) === platform &&
    (page.search === undefined || searchParams.get(page.search[0]) === page.search[1]);
  return publicPages.find(fits)?.name ?? null;
}

/** The page of a name; null for those that belong to no address. */
export function publicPageOf(name: PageName): PublicPage | null {
  return publicPages.find((page) => page.name === name) ?? null;
}

/** The address of a public page in a language, as search engines list it; English has no parameter. */
export function pageAddress(origin: string, path: string, language: InterfaceLanguage): string {
  return `${origin}${path}${language === "en" ? "" : `?lang=${language}`}`;
}

/** Where the build writes a page, and where the service worker asks for it. */
export function pageFile(language: InterfaceLanguage, name: PageName): string {
  return `/pages/${language}/${name}`;
}

/** The language and the page that a path of `pageFile` names; null for every other path. */
export function readPageFile(path: string): { readonly language: InterfaceLanguage; readonly name: PageName } | null {
  const [, first, second] = /^\/pages\/([a-z]{2})\/([a-z-]+)$/.exec(path) ?? [];
  const language = interfaceLanguages.find((each) => each === first);
  const name = pageNames.find((each) => each === second);
  return language === undefined || name === undefined ? null : { language, name };
}

/** What the build writes in place of values that only the worker knows; unlike anything else in a page. */
export const placeholders = {
  /** The roadside number as people read it, and as a `tel:` address has it. */
  phone: "+00 000 000 0017",
  phoneDigits: "+000000000017",
  contactTech: "tech@placeholder.invalid",
  contactSales: "sales@placeholder.invalid",
  contactInfo: "info@placeholder.invalid",
  nonce: "%NONCE%",
  origin: "https://placeholder.invalid",
  session: "%SESSION%",
  /** The answer of `public.config`, as JSON. */
  config: "%CONFIG%",
} as const;
