import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { expect, inject } from "vitest";
import { longestWait } from "#scripts/checks/hang-guards.ts";
import { chromiumOptions } from "./chromium-options.ts";

/** The Chromium of this worker: all files that the worker runs share it, and it ends with the worker. */
let shared: Promise<Browser> | undefined;

/** A person at a browser of their own: cookies, storage and pages are nobody else's. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console errors that match are no fault of the page: those that a test provokes. */
  expectErrors(pattern: RegExp): void;
}

export interface VisitorOptions extends Omit<BrowserContextOptions, "serviceWorkers"> {
  /** The address that relative ones begin with; the shared application's when it is not given. */
  readonly baseURL?: string;
  /** The service worker keeps the app on the device, as it does for a driver; without it, a visit loads a third as much. */
  readonly keepsOffline?: boolean;
  /** The visitor has set the browser's letters to twice the size. */
  readonly largeLetters?: boolean;
  /** The visitor stays until the tests of the file have ended, for a `beforeAll`; otherwise until the test ends. */
  readonly staysForFile?: boolean;
}

interface Watched {
  readonly staysForFile: boolean;
  readonly context: BrowserContext;
  /** A browser that runs for this visitor alone. */
  readonly ownBrowser: Browser | undefined;
  readonly faults: string[];
  readonly expected: RegExp[];
}

const watched: Watched[] = [];

/** A new visitor, until the test ends; errors on the page's console make the test fail. */
export async function newVisitor({
  keepsOffline = false,
  largeLetters = false,
  staysForFile = false,
  ...options
}: VisitorOptions = {}): Promise<Visitor> {
  const ownBrowser = largeLetters
    ? await chromium.launch(chromiumOptions("--blink-settings=defaultFontSize=32"))
    : undefined;
  shared ??= chromium.launch(chromiumOptions());
  const context = await (ownBrowser ?? (await shared)).newContext({
    baseURL: inject("appUrl"),
    locale: "en-US",
    reducedMotion: "reduce",
    serviceWorkers: keepsOffline ? "allow" : "block",
    ...options,
  });
  context.setDefaultTimeout(longestWait);
  const entry: Watched = { staysForFile, context, ownBrowser, faults: [], expected: [] };
  watched.push(entry);
  context.on("weberror", (error) => entry.faults.push(`page error: ${error.error().stack ?? error.error().message}`));
  context.on("console", (message) => {
    if (message.type() === "error") entry.faults.push(`console: ${message.text()} (${message.location().url})`);
  });
  const page = await context.newPage();
  return { page, context, expectErrors: (pattern) => entry.expected.push(pattern) };
}

/** After each test: ends its visits; fails for errors on the console of any visitor's pages. */
export async function endVisits(): Promise<void> {
  await end(({ staysForFile }) => !staysForFile);
  failForFaults(watched);
}

/** After the last test of a file: ends the visits that were made for all of its tests. */
export async function endFileVisits(): Promise<void> {
  await end(() => true);
}

async function end(isOver: (visit: Watched) => boolean): Promise<void> {
  const ended = watched.filter(isOver);
  watched.splice(0, watched.length, ...watched.filter((visit) => !ended.includes(visit)));
  await Promise.all(ended.map(({ context, ownBrowser }) => (ownBrowser ?? context).close()));
  failForFaults(ended);
}

function failForFaults(visits: readonly Watched[]): void {
  const faults = visits.flatMap(({ faults, expected }) =>
    faults.splice(0).filter((fault) => !expected.some((pattern) => pattern.test(fault))),
  );
  expect(faults, "errors on the page's console").toEqual([]);
}
