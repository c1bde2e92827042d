import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { loadGuides } from "#domain/diagnosis/guides/catalogue.ts";
import { textsOf } from "#domain/diagnosis/guides/texts.ts";
import { complaintsAbout } from "./check-guide.ts";

const guides = (await Promise.all(Object.values(loadGuides).map((load) => load()))).flat();
const languages = ["es", "ar", "ru"] as const;

function catalogueOf(language: string, system: string, id: string): Record<string, string> {
  const file = `domain/diagnosis/languages/${language}/guides/${system}/${id}.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/** The numbers of a text in ascending order; Arabic-Indic digits are not used in the catalogues. */
function numbersIn(words: string): string {
  return (words.match(/\d+(?:[.,]\d+)?/g) ?? []).sort().join(" ");
}

it("no two guides share an id", () => {
  const ids = guides.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

describe.each(guides)("the guide $id", (guide) => {
  it("leads every truck from the complaint to an outcome, within the limits of length and danger", () => {
    expect(complaintsAbout(guide)).toEqual([]);
  });

  it.each(languages)("has each of its texts in %s", (language) => {
    const catalogue = catalogueOf(language, guide.system, guide.id);
    expect(Object.keys(catalogue).sort()).toEqual(
      textsOf(guide)
        .map(([key]) => key)
        .sort(),
    );
  });

  it.each(languages)("says the same numbers in %s as in English", (language) => {
    const catalogue = catalogueOf(language, guide.system, guide.id);
    const different = textsOf(guide).filter(([key, words]) => numbersIn(catalogue[key] ?? "") !== numbersIn(words));
    expect(different.map(([key]) => key)).toEqual([]);
  });
});
