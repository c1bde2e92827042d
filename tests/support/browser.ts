import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, test as plainTest } from "vitest";
import { findChromium } from "#scripts/checks/chromium.ts";

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-dev-shm-usage",
];

/** Browsers that run: the usual one, and one whose letters its owner has set to twice the size. */
const launched = new Map<boolean, Promise<Browser>>();

/** A person at a browser of their own: cookies, storage and pages are nobody else's. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console errors that match are no fault of the page: those that a test provokes. */
  expectErrors(pattern: RegExp): void;
}

export interface VisitorOptions extends BrowserContextOptions {
  /** The address that relative ones begin with; the shared application's when it is not given. */
  readonly baseURL?: string;
  /** Whoever looks has set the browser's letters to twice the size. */
  readonly largeLetters?: boolean;
}

interface Watched {
  readonly context: BrowserContext;
  readonly faults: string[];
  readonly expected: RegExp[];
}

const watched: Watched[] = [];

/** A new visitor. When the test ends, the context is closed, and errors on the page's console make the test fail. */
export async function newVisitor({ largeLetters = false, ...options }: VisitorOptions = {}): Promise<Visitor> {
  const running = launched.get(largeLetters) ?? launch(largeLetters);
  launched.set(largeLetters, running);
  const browser = await running;
  const context = await browser.newContext({ baseURL: inject("appUrl"), locale: "en-US", ...options });
  context.setDefaultTimeout(15_000);
  const entry: Watched = { context, faults: [], expected: [] };
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

afterEach(async () => {
  const ended = watched.splice(0);
  await Promise.all(ended.map(({ context }) => context.close()));
  const faults = ended.flatMap(({ faults, expected }) =>
    faults.filter((fault) => !expected.some((e) => e.test(fault))),
  );
  expect(faults, "errors on the page's console").toEqual([]);
});

afterAll(async () => {
  const running = await Promise.all(launched.values());
  launched.clear();
  await Promise.all(running.map((browser) => browser.close()));
});

async function launch(largeLetters: boolean): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error("There is no Chromium: install one, or name it in CHROME_PATH.");
  return await chromium.launch({
    executablePath,
    args: largeLetters ? [...flags, "--blink-settings=defaultFontSize=32"] : flags,
    headless: true,
  });
}
