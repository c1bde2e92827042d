import { deadlines, fetchWithin, twiceWithin } from "../lib/deadlines.ts";
import { type Built, belongsTo, sourceOf, versionOf } from "./answers.ts";
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
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const asked = { method: request.method, navigation: request.mode === "navigate", url };
  const source = sourceOf(asked, self.location.origin, version.files);
  if (source === "page") event.respondWith(keptFile("/", request));
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

/** Fetches what is not kept yet; what was fetched stays, so that a cut line costs only the rest. */
async function keepVersion(): Promise<void> {
  const [assets, files] = await Promise.all([caches.open(assetCache), caches.open(fileCache)]);
  const page = await fetchWhole("/", "reload");
  if (!belongsTo(await page.clone().text(), version)) throw new Error("The page belongs to another version.");
  await files.put("/", page);
  await forEach([...version.assets], async (path) => {
    if ((await assets.match(path)) === undefined) await assets.put(path, await fetchWhole(path, "default"));
  });
  await forEach(
    [...version.files].filter((path) => path !== "/"),
    async (path) => files.put(path, await fetchWhole(path, "reload")),
  );
  await files.put(listPath, Response.json([...version.assets]));
}

/** Forgets older versions, but not yet the hashed files of the last one: its pages may still be open. */
async function takeOver(): Promise<void> {
  const wanted = new Set(version.assets);
  for (const name of await caches.keys()) {
    if (name === assetCache || name === fileCache) continue;
    const list = await (await caches.open(name)).match(listPath);
    for (const path of (await list?.json()) ?? []) wanted.add(String(path));
    await caches.delete(name);
  }
  const assets = await caches.open(assetCache);
  for (const request of await assets.keys()) {
    if (!wanted.has(new URL(request.url).pathname)) await assets.delete(request);
  }
  await self.clients.claim();
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

async function forEach(paths: readonly string[], run: (path: string) => Promise<void>): Promise<void> {
  const left = [...paths];
  const work = async (): Promise<void> => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) await run(path);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
