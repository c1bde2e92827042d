import type { InterfaceLanguage } from "#domain/languages/languages.ts";
import { appPage, type PageName, pageFile, publicPageAt, readPageFile } from "#domain/pages/public-pages.ts";

/** Where an answer comes from: a kept page, the kept files of this version, the hashed files, or the network alone. */
export type Source = "page" | "file" | "asset" | "network";

export interface Asked {
  readonly method: string;
  /** True when a person goes to an address, not a script. */
  readonly navigation: boolean;
  readonly url: URL;
}

/** Addresses that are never a page of the app: the worker's own, and files. */
const notAPage = [/^\/api\//, /^\/dev\//, /^\/pages\//, /\.[a-z0-9]+$/i];

/** Who answers a request. `files` are the unhashed ones that belong to this version, as paths. */
export function sourceOf(
  { method, navigation, url }: Asked,
  origin: string,
  files: Pick<ReadonlySet<string>, "has">,
): Source {
  if (method !== "GET" || url.origin !== origin) return "network";
  if (url.pathname.startsWith("/assets/")) return "asset";
  if (files.has(url.pathname)) return "file";
  if (navigation && !notAPage.some((pattern) => pattern.test(url.pathname))) return "page";
  return "network";
}

/** The pages that are kept on the device, what is needed in danger first. */
const keptNames: readonly PageName[] = ["safety", "home", "weather", "weather-cold", "weather-heat", "auth", appPage];

/** The addresses of the pages that are kept in a language. */
export function keptPages(language: InterfaceLanguage): readonly string[] {
  return keptNames.map((name) => pageFile(language, name));
}

/** The kept page for an address: its own, or the frame in which the app draws every other. */
export function keptPageFor(url: URL, language: InterfaceLanguage, userAgent: string): string {
  const name = publicPageAt(url, userAgent);
  return pageFile(language, name !== null && keptNames.includes(name) ? name : appPage);
}

/** A file of the build: hashed ones have no revision. */
export interface Built {
  readonly url: string;
  readonly revision: string | null;
}

/** What one version of the app consists of. */
export interface Version {
  readonly name: string;
  /** Paths of the hashed files, in the order in which they are fetched; their content never changes. */
  readonly assets: ReadonlySet<string>;
  /** The others by their path, each with its revision; without the pages. */
  readonly files: ReadonlyMap<string, string>;
}

/** Reads the list that the build wrote into the service worker. The name changes when any file does, a page too. */
export function versionOf(built: readonly Built[]): Version {
  const entries = built.map(({ url, revision }) => ({ path: `/${url.replace(/^\//, "")}`, revision }));
  return {
    name: fingerprint(JSON.stringify(built)),
    assets: new Set(entries.filter(({ revision }) => revision === null).map(({ path }) => path)),
    files: new Map(
      entries.flatMap(({ path, revision }) =>
        revision === null || readPageFile(path.replace(/\.html$/, "")) !== null ? [] : [[path, revision] as const],
      ),
    ),
  };
}

/** Whether a page asks for nothing but files of this version: a deployment may have come in between. */
export function belongsTo(html: string, { assets }: Pick<Version, "assets">): boolean {
  const wanted = html.match(/\/assets\/[^"'\s)]+\.(?:js|css)/g) ?? [];
  return wanted.length > 0 && wanted.every((path) => assets.has(path));
}

/** FNV-1a over UTF-16 units; names a cache, protects nothing. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
