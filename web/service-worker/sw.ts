import { chooseLanguage, languageCookie } from "#domain/languages/choose-language.ts";
import { type InterfaceLanguage, interfaceLanguages } from "#domain/languages/languages.ts";
import { appPage, pageFile } from "#domain/pages/public-pages.ts";
import { deadlines, fetchWithin, twiceWithin } from "../lib/deadlines.ts";
import { type Built, belongsTo, keptPageFor, keptPages, sourceOf, versionOf } from "./answers.ts";
import { noticeOf, pageAt, pathOf } from "./notifications.ts";
import { type ChangedSubscription, renewPush } from "./renew-push.ts";

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly Built[] };

/** Browsers without a badge on the app lack it. */
type Badging = { setAppBadge?: () => Promise<void> };

/**
 * Keeps one whole version of the app on the device, so that the pages, the safety steps and the first assessment
 * come without a line. A new version is fetched whole and waits until a page asks for it; the API is never touched.
 */
const version = versionOf(self.__WB_MANIFEST);
const assetCache = "assets";
const fileCache = `files-${version.name}`;
/** Where a version keeps the list of its hashed files, for the one that follows it. */
const listPath = "/files-of-this-version";
/** Few, because whoever is on the page comes first. */
const atOnce = 3;

self.addEventListener("install", (event) => event.waitUntil(keepVersion()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("message", (event) => {
  if (event.data === "take-over") void self.skipWaiting();
  if (event.data === "language") event.waitUntil(languageHere(null).then(keepPages));
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const asked = { method: request.method, navigation: request.mode === "navigate", url };
  const source = sourceOf(asked, self.location.origin, version.files);
  if (source === "page") event.respondWith(keptPage(url, request));
  else if (source === "file") event.respondWith(keptFile(url.pathname, request));
  else if (source === "asset") event.respondWith(keptAsset(request));
});

self.addEventListener("push", (event) => {
  const { title, options } = noticeOf(event.data?.text() ?? null, Date.now());
  const badge: Badging = navigator;
  event.waitUntil(Promise.all([self.registration.showNotification(title, options), badge.setAppBadge?.()]));
});
self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renewPush(event as ExtendableEvent & ChangedSubscription, self.registration));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(showPage(pathOf(event.notification.data)));
});

/** Goes back to the page that is open, or opens it. */
async function showPage(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pageAt(pages, path, self.location.origin);
  await (open === undefined ? self.clients.openWindow(path) : open.focus());
}

/**
 * Fetches what is not kept yet, in the order in which a driver needs it: the safety pages, what the app starts with,
 * the rest. What was fetched stays, so that a cut line costs only the rest, and a file that did not change since the
 * version before is taken over from it.
 */
async function keepVersion(): Promise<void> {
  await keepPages(await languageHere(null));
  const [assets, files] = await Promise.all([caches.open(assetCache), caches.open(fileCache)]);
  await forEach([...version.assets], async (path) => {
    if ((await assets.match(path)) === undefined) await assets.put(path, await fetchWhole(path, "default"));
  });
  const before = await filesBefore();
  await forEach([...version.files], async ([path, revision]) => {
    const same = before.find((older) => older.revisions.get(path) === revision);
    const kept = await same?.cache.match(path);
    await files.put(path, kept ?? (await fetchWhole(path, "reload")));
  });
  await files.put(listPath, Response.json({ assets: [...version.assets], files: [...version.files] }));
}

/** Keeps the pages of a language in this version. Throws when the worker sends those of another one. */
async function keepPages(language: InterfaceLanguage): Promise<void> {
  const files = await caches.open(fileCache);
  for (const path of keptPages(language)) {
    const page = await fetchWhole(path, "reload");
    if (!belongsTo(await page.clone().text(), version)) throw new Error("The page belongs to another version.");
    await files.put(path, page);
  }
}

interface OlderFiles {
  readonly cache: Cache;
  readonly assets: readonly string[];
  readonly revisions: ReadonlyMap<string, string>;
}

/** What earlier versions keep, with the lists that they left. */
async function filesBefore(): Promise<readonly OlderFiles[]> {
  const names = (await caches.keys()).filter((name) => name !== assetCache && name !== fileCache);
  return await Promise.all(
    names.map(async (name) => {
      const cache = await caches.open(name);
      const list = await (await cache.match(listPath))?.json();
      return { cache, assets: list?.assets ?? [], revisions: new Map(list?.files ?? []) };
    }),
  );
}

/** The language chosen on this device, else the browser's. */
async function languageHere(asked: string | null): Promise<InterfaceLanguage> {
  const cookies = "cookieStore" in self ? await self.cookieStore.get(languageCookie) : null;
  return chooseLanguage({
    asked,
    cookies: cookies === null ? null : `${languageCookie}=${cookies.value ?? ""}`,
    acceptLanguage: navigator.languages.join(","),
  });
}

/** Forgets older versions, but not yet the hashed files of the last one: its pages may still be open. */
async function takeOver(): Promise<void> {
  const wanted = new Set(version.assets);
  for (const { assets } of await filesBefore()) for (const path of assets) wanted.add(path);
  for (const name of await caches.keys()) if (name !== assetCache && name !== fileCache) await caches.delete(name);
  const assets = await caches.open(assetCache);
  for (const request of await assets.keys()) {
    if (!wanted.has(new URL(request.url).pathname)) await assets.delete(request);
  }
  await self.clients.claim();
}

/** The page of an address in this device's language; where that is not kept, the network's, or the app in another. */
async function keptPage(url: URL, request: Request): Promise<Response> {
  const language = await languageHere(url.searchParams.get("lang"));
  const files = await caches.open(fileCache);
  const kept = await files.match(keptPageFor(url, language, navigator.userAgent));
  if (kept !== undefined) return kept;
  try {
    return await fetchForPage(request);
  } catch (error) {
    for (const other of interfaceLanguages) {
      const frame = await files.match(pageFile(other, appPage));
      if (frame !== undefined) return frame;
    }
    throw error;
  }
}

async function keptFile(path: string, request: Request): Promise<Response> {
  const files = await caches.open(fileCache);
  return (await files.match(path)) ?? (await fetchForPage(request));
}

async function keptAsset(request: Request): Promise<Response> {
  const assets = await caches.open(assetCache);
  const kept = await assets.match(request);
  if (kept !== undefined) return kept;
  const answer = await fetchForPage(request);
  if (answer.ok) await assets.put(request, answer.clone());
  return answer;
}

/** What a page waits for: a connection that carries nothing is a lost one, and is tried once more. */
function fetchForPage(request: Request): Promise<Response> {
  return twiceWithin(deadlines.part, (signal) => fetchWithin(deadlines.part, request, { signal }));
}

async function fetchWhole(path: string, cache: RequestCache): Promise<Response> {
  const answer = await twiceWithin(deadlines.keptFile, (signal) =>
    fetchWithin(deadlines.keptFile, path, { cache, signal }),
  );
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  return answer;
}

/** Runs in the order of the items, few at once. */
async function forEach<Item>(items: readonly Item[], run: (item: Item) => Promise<void>): Promise<void> {
  const left = items.values();
  const work = async (): Promise<void> => {
    for (const item of left) await run(item);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
