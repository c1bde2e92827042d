import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { loadGuides, offeredGuides } from "#domain/diagnosis/guides/catalogue.ts";
import { draftGuides } from "#domain/diagnosis/guides/drafts.ts";
import type { Guide } from "#domain/diagnosis/guides/guide.ts";
import { textsOf } from "#domain/diagnosis/guides/texts.ts";
import { loadCatalogues } from "#domain/diagnosis/languages/guide-catalogues.ts";
import { complaintsAbout } from "./check-guide.ts";

const offered = (await Promise.all(Object.values(loadGuides).map((load) => load()))).flat();
const guides = [...offered, ...draftGuides];
const languages = ["es", "ar", "ru"] as const;

/** Null where the guide is not translated yet. */
function catalogueOf(language: string, { system, id }: Guide): Record<string, string> | null {
  const file = `domain/diagnosis/languages/${language}/guides/${system}/${id}.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}

/** The numbers of a text in ascending order; Arabic-Indic digits are not used in the catalogues. */
function numbersIn(words: string): string {
  return (words.match(/\d+(?:[.,]\d+)?/g) ?? []).sort().join(" ");
}

it("no two guides share an id", () => {
  const ids = guides.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

it("a guide is offered once it is in all languages, and not before", () => {
  const translated = guides.filter((guide) => languages.every((language) => catalogueOf(language, guide) !== null));
  expect(translated.map(({ id }) => id).sort()).toEqual([...offeredGuides].sort());
});

it.each(languages)("every catalogue in %s is loaded with the part of its guide", async (language) => {
  const written = guides.filter((guide) => catalogueOf(language, guide) !== null).map(({ id }) => id);
  const loaded = await Promise.all(Object.values(loadCatalogues[language]).map((load) => load()));
  expect(loaded.flatMap((catalogues) => Object.keys(catalogues)).sort()).toEqual(written.sort());
});

describe.each(guides)("the guide $id", (guide) => {
  it("leads every truck from the complaint to an outcome, within the limits of length and danger", () => {
    expect(complaintsAbout(guide)).toEqual([]);
  });

  const translations = languages.flatMap((language) => {
    const catalogue = catalogueOf(language, guide);
    return catalogue === null ? [] : [[language, catalogue] as const];
  });

  it.each(translations)("has each of its texts in %s, with the same numbers", (_, catalogue) => {
    const texts = textsOf(guide);
    expect(Object.keys(catalogue).sort()).toEqual(texts.map(([key]) => key).sort());
    const different = texts.filter(([key, words]) => numbersIn(catalogue[key] ?? "") !== numbersIn(words));
    expect(different.map(([key]) => key)).toEqual([]);
  });
});
