import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arabic } from "#domain/diagnosis/lexicon/ar.ts";
import { english } from "#domain/diagnosis/lexicon/en.ts";
import { spanish } from "#domain/diagnosis/lexicon/es.ts";
import { russian } from "#domain/diagnosis/lexicon/ru.ts";
import { tidyWays, tidyWords } from "#tests/eval/tidy-lists.ts";

const lexicons = { arabic, english, russian, spanish };

/** Every single sequence of words that a list names, beginnings and all. */
function said(list: string): readonly string[] {
  return list.split(",").flatMap((way) =>
    way
      .trim()
      .split(/\s+/u)
      .map((word) => word.split("/"))
      .reduce<string[]>((said, words) => said.flatMap((one) => words.map((word) => `${one} ${word}`)), [""]),
  );
}

function covers(wide: string, narrow: string): boolean {
  const [wides, narrows] = [wide.split(" "), narrow.split(" ")];
  return (
    wides.length === narrows.length &&
    wides.every((word, at) => {
      const other = narrows[at] ?? "";
      return word === other || (word.endsWith("*") && other.startsWith(word.slice(0, -1)));
    })
  );
}

describe("the lexicons", () => {
  it.each(Object.entries(lexicons))(
    "say everything once and in order (run node tests/eval/tidy-lexicons.ts): %s",
    (_, { concepts, fillers, ordinary }) => {
      const untidy = Object.entries(concepts).flatMap(([concept, list]) =>
        list === tidyWays(list) ? [] : [`${concept}: ${list}`],
      );
      expect(untidy).toEqual([]);
      expect([fillers, ordinary]).toEqual([fillers, ordinary].map(tidyWords));
    },
  );

  it("name the same after they were put in order, whatever they list", () => {
    const word = fc.stringMatching(/^[ab]{1,2}\*?$/u);
    const way = fc.array(fc.array(word, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 });
    const list = fc
      .array(way, { minLength: 1, maxLength: 5 })
      .map((ways) => ways.map((words) => words.map((one) => one.join("/")).join(" ")).join(", "));
    fc.assert(
      fc.property(list, (given) => {
        const tidied = tidyWays(given);
        expect(tidyWays(tidied)).toBe(tidied);
        for (const one of said(given)) expect(said(tidied).some((other) => covers(other, one))).toBe(true);
        for (const one of said(tidied)) expect(said(given)).toContain(one);
      }),
    );
  });
});
