import type { Browser, Page } from "playwright-core";
import { longestWait } from "#scripts/checks/hang-guards.ts";

/** A line and a device, as the DevTools protocol emulates them. */
export interface Profile {
  readonly name: string;
  readonly latencyMs: number;
  readonly bitsPerSecond: number;
  /** How many times slower than this machine's processor. */
  readonly cpu: number;
}

/** What one visit of a page measured. */
export interface Visit {
  readonly lcpMs: number;
  readonly cls: number;
  /** Milliseconds of tasks above 50 ms each, from the first paint until the app has started. */
  readonly blockingMs: number;
  /** Until the page was loaded. */
  readonly requests: number;
  /** Compressed scripts until the page was loaded; the one in the page is part of its HTML. */
  readonly scriptKb: number;
}

interface Timeline {
  lcp: number;
  cls: number;
  blocking: number;
}

/** Visits a page for the first time and stays, untouched, until its app has started; the plain page has none. */
export async function visit(browser: Browser, address: string, profile: Profile, hasApp: boolean): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    locale: "en-US",
    serviceWorkers: "block",
  });
  context.setDefaultTimeout(longestWait);
  try {
    const page = await context.newPage();
    const traffic = await emulate(page, profile);
    await page.addInitScript(recordTimeline);
    await page.goto(address, { waitUntil: "load" });
    const loaded = { ...traffic };
    if (hasApp) await page.waitForFunction(() => performance.getEntriesByName("app-started").length > 0);
    const { lcp, cls, blocking } = await page.evaluate(
      () =>
        new Promise<Timeline>((resolve) =>
          requestAnimationFrame(() => setTimeout(() => resolve(Reflect.get(window, "timeline")))),
        ),
    );
    return { lcpMs: lcp, cls, blockingMs: blocking, requests: loaded.requests, scriptKb: loaded.scriptBytes / 1000 };
  } finally {
    await context.close();
  }
}

/** Slows the page down and counts what it fetches. */
export async function emulate(page: Page, { latencyMs, bitsPerSecond, cpu }: Profile) {
  const session = await page.context().newCDPSession(page);
  const traffic = { requests: 0, scriptBytes: 0 };
  const scripts = new Set<string>();
  session.on("Network.requestWillBeSent", ({ requestId, type }) => {
    traffic.requests += 1;
    if (type === "Script") scripts.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) traffic.scriptBytes += encodedDataLength;
  });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bitsPerSecond / 8,
    uploadThroughput: bitsPerSecond / 16,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpu });
  return traffic;
}

/** Runs in the page before anything else. */
function recordTimeline(): void {
  const timeline: Timeline = { lcp: 0, cls: 0, blocking: 0 };
  Object.assign(window, { timeline });
  const observe = (type: string, take: (entry: PerformanceEntry & { readonly value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe("largest-contentful-paint", ({ startTime }) => {
    timeline.lcp = startTime;
  });
  observe("layout-shift", ({ value = 0 }) => {
    timeline.cls += value;
  });
  observe("longtask", ({ startTime, duration }) => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    if (paint !== undefined && startTime >= paint.startTime) timeline.blocking += duration - 50;
  });
}
