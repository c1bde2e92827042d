import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { expect, inject, test as plainTest } from "vitest";
import { longestWait } from "#scripts/checks/hang-guards.ts";
import { chromiumOptions } from "./chromium-options.ts";

/** The run's Chromium, which all files share. */
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
}

interface Watched {
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
  ...options
}: VisitorOptions = {}): Promise<Visitor> {
  const ownBrowser = largeLetters
    ? await chromium.launch(chromiumOptions("--blink-settings=defaultFontSize=32"))
    : undefined;
  shared ??= chromium.connect(inject("browserEndpoint"));
  const context = await (ownBrowser ?? (await shared)).newContext({
    baseURL: inject("appUrl"),
    locale: "en-US",
    serviceWorkers: keepsOffline ? "allow" : "block",
    ...options,
  });
  context.setDefaultTimeout(longestWait);
  const entry: Watched = { context, ownBrowser, faults: [], expected: [] };
  watched.push(entry);
  context.on("weberror", (error) => entry.faults.push(`page error: ${error.error().stack ?? error.error().message}`));
  context.on("console", (message) => {
    if (message.type() === "error") entry.faults.push(`console: ${message.text()} (${message.location().url})`);
  });
  const page = await context.newPage();
  return { page, context, expectErrors: (pattern) => entry.expected.push(pattern) };
}

/** As Vitest's `test`, with a first visitor at hand. */
export const browserTest = plainTest.extend<{ visitor: Visitor }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture needs, and this one needs nothing.
  visitor: async ({}, use) => {
    await use(await newVisitor());
  },
});

/** Closes every visitor's browser context; fails for errors on their pages' consoles. Runs after each test. */
export async function endVisits(): Promise<void> {
  const ended = watched.splice(0);
  await Promise.all(ended.map(({ context, ownBrowser }) => (ownBrowser ?? context).close()));
  const faults = ended.flatMap(({ faults, expected }) =>
    faults.filter((fault) => !expected.some((pattern) => pattern.test(fault))),
  );
  expect(faults, "errors on the page's console").toEqual([]);
}
