import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { interfaceLanguages } from "#domain/languages/languages.ts";
import { appPage, pageFile, pageNames, placeholders } from "#domain/pages/public-pages.ts";

/** What the first seconds may cost; kB are 1000 bytes, compressed. */
const budget = {
  scriptBeforeInputKb: 15,
  criticalStylesKb: 15,
  requestsBeforeInput: 12,
  appShellKb: 165,
  fonts: 2,
} as const;

const built = (path: string) => readFileSync(join(process.cwd(), "dist", "client", path), "utf8");
const compressedKb = (text: string) => gzipSync(text, { level: 9 }).length / 1000;

interface Page {
  readonly html: string;
  /** The scripts in the page that run by themselves. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly preloaded: readonly string[];
  /** What the app starts with, as paths. */
  readonly start: { readonly entry: string; readonly styles: string; readonly files: readonly string[] };
}

function pageOf(language: (typeof interfaceLanguages)[number], name: (typeof pageNames)[number]): Page {
  const html = built(`${pageFile(language, name)}.html`);
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = ""]) => found);
  const [data = ""] = all(/<script type="application\/json" id="start-data">(.*?)<\/script>/gs);
  return {
    html,
    scripts: all(/<script(?! type=)[^>]*>(.*?)<\/script>/gs),
    styles: all(/<style[^>]*>(.*?)<\/style>/gs),
    preloaded: all(/<link rel="preload" href="([^"]+)"/g),
    start: JSON.parse(data.replace(placeholders.config, "null")),
  };
}

/** The modules that one imports before it runs. */
function importsOf(path: string): readonly string[] {
  return [...built(path).matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)].map(([, name]) => `/assets/${name}`);
}

const everyPage = interfaceLanguages.flatMap((language) => pageNames.map((name) => [language, name] as const));

describe("The build", () => {
  it.each(interfaceLanguages)("runs at most 15 kB of script before the first input, in %s", (language) => {
    for (const name of pageNames) {
      const { html, scripts } = pageOf(language, name);
      expect(scripts, name).toHaveLength(1);
      expect(html, name).not.toMatch(/<script[^>]* src=/);
      expect(html, name).not.toMatch(/ on[a-z]+="/);
      expect(compressedKb(scripts.join("")), name).toBeLessThanOrEqual(budget.scriptBeforeInputKb);
    }
  });

  it.each(interfaceLanguages)("has the styles of the first view in the page, in %s", (language) => {
    for (const name of pageNames) {
      const { html, styles } = pageOf(language, name);
      expect(styles, name).toHaveLength(1);
      expect(html, name).not.toMatch(/rel="stylesheet"/);
      expect(compressedKb(styles.join("")), name).toBeLessThanOrEqual(budget.criticalStylesKb);
    }
  });

  it("preloads the fonts of the first view from its own files", () => {
    for (const [language, name] of everyPage) {
      const { preloaded } = pageOf(language, name);
      expect(preloaded.length, `${language}/${name}`).toBeGreaterThan(0);
      expect(preloaded.length, `${language}/${name}`).toBeLessThanOrEqual(budget.fonts);
      for (const path of preloaded) expect(existsSync(join(process.cwd(), "dist", "client", path)), path).toBe(true);
    }
  });

  it("names in the page every script that the app starts with, so that none is found only by running another", () => {
    for (const [language, name] of everyPage) {
      const { entry, files } = pageOf(language, name).start;
      const named = new Set([entry, ...files]);
      const late = [...named].flatMap(importsOf).filter((path) => !named.has(path));
      expect(late, `${language}/${name}`).toEqual([]);
    }
  });

  it("asks for at most 12 files before somebody touches a page, with what is fetched ahead", () => {
    for (const [language, name] of everyPage) {
      const { html, preloaded, start } = pageOf(language, name);
      // The apple-touch-icon is fetched only when the page is put on a home screen.
      const marks = [...html.matchAll(/<link rel="(?:icon|manifest)"/g)].length;
      const requests = 1 + marks + preloaded.length + [start.entry, start.styles, ...start.files].length;
      expect(requests, `${language}/${name}`).toBeLessThanOrEqual(budget.requestsBeforeInput);
    }
  });

  it.each(interfaceLanguages)("has an app shell of at most 165 kB of script, in %s", (language) => {
    const { entry, files } = pageOf(language, appPage).start;
    const shell = [...new Set([entry, ...files])].reduce((sum, path) => sum + compressedKb(built(path)), 0);
    expect(shell).toBeLessThanOrEqual(budget.appShellKb);
  });
});
