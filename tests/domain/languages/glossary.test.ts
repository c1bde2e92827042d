import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { wordingOf } from "#domain/diagnosis/index.ts";
import { wordingOf as wholeWordingOf } from "#domain/diagnosis/languages/known-talks.ts";
import { chatLanguages, type InterfaceLanguage, interfaceLanguages } from "#domain/languages/languages.ts";
import { unreadMailWords } from "#domain/push/mail-words.ts";
import { arrivalWords, noticeWords } from "#domain/push/words.ts";
import { turkishCards } from "#domain/safety/cards/turkish.ts";
import { uzbekCards } from "#domain/safety/cards/uzbek.ts";

const root = new URL("../../../", import.meta.url);
const cards: Readonly<Partial<Record<InterfaceLanguage, unknown>>> = { tr: turkishCards, uz: uzbekCards };

interface Row {
  readonly thing: string;
  readonly say: string;
  readonly forbidden: readonly string[];
}

/** The table of docs/glossary/<language>.md. */
function glossaryOf(language: InterfaceLanguage): readonly Row[] {
  const lines = readFileSync(new URL(`docs/glossary/${language}.md`, root), "utf8").split("\n");
  const rows = lines.filter((line) => line.startsWith("| ")).slice(1);
  return rows
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .filter(([, thing]) => thing !== undefined && !thing.startsWith("---"))
    .map(([, thing = "", say = "", , forbidden = ""]) => ({
      thing,
      say,
      forbidden: forbidden.split(",").flatMap((one) => (one.trim() === "" ? [] : [one.trim()])),
    }));
}

function textsIn(value: unknown, path: string): readonly (readonly [string, string])[] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function") return [[path, String(value("⟨…⟩", "⟨…⟩"))]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, `${path}.${key}`));
}

/** Everything that a driver reads: pages, pushes, the mail of an unread answer, the assistant, its guides, the cards. */
function everythingIn(language: InterfaceLanguage): readonly (readonly [string, string])[] {
  const folder = new URL(`web/messages/${language}/`, root);
  const pages = readdirSync(folder).flatMap((name) =>
    textsIn(JSON.parse(readFileSync(new URL(name, folder), "utf8")), name),
  );
  const guides = new URL(`domain/diagnosis/languages/${language}/guides/`, root);
  const spoken = chatLanguages.find((one) => one === language);
  const catalogues = spoken
    ? readdirSync(guides, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".json"))
    : [];
  return [
    ...pages,
    ...catalogues.flatMap((name) => textsIn(JSON.parse(readFileSync(new URL(name, guides), "utf8")), name)),
    ...textsIn(noticeWords[language], "push"),
    ...textsIn(arrivalWords[language], "arrival"),
    ...textsIn(unreadMailWords[language], "mail"),
    ...textsIn(cards[language], "cards"),
    ...(spoken === undefined ? [] : textsIn([wordingOf(spoken), wholeWordingOf(spoken).reply], "assistant")),
  ];
}

describe.each(interfaceLanguages)("The glossary of %s", (language) => {
  const rows = glossaryOf(language);

  it("has one term for each thing", () => {
    expect(rows.length).toBeGreaterThan(10);
    expect(new Set(rows.map(({ thing }) => thing)).size).toBe(rows.length);
    for (const { thing, say } of rows) expect(say, thing).not.toBe("");
  });

  it("is kept by everything that a driver reads", () => {
    const losing = rows.flatMap(({ forbidden }) => forbidden.map((one) => one.toLowerCase()));
    expect(losing.length).toBeGreaterThan(5);
    const said = new RegExp(`(?<![\\p{L}\\p{N}])(?:${losing.join("|")})(?![\\p{L}\\p{N}])`, "u");
    // The names of choices inside a text are code: "cancelled {canceled}".
    const words = everythingIn(language).map(([path, text]) => [path, text.replaceAll(/\w+(?= \{)/gu, "")] as const);
    expect(words.filter(([, text]) => said.test(text.toLowerCase()))).toEqual([]);
  });
});

it("The glossary of Uzbek says that no native speaker has read it", () => {
  expect(readFileSync(new URL("docs/glossary/uz.md", root), "utf8")).toContain("No native speaker has read");
});
