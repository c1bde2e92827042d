import { describe, expect, it } from "vitest";
import { conceptIds } from "#domain/diagnosis/knowledge/concepts.ts";
import { words as arabic } from "#domain/diagnosis/languages/ar/words/words.ts";
import { words as english } from "#domain/diagnosis/languages/en/words/words.ts";
import { words as spanish } from "#domain/diagnosis/languages/es/words/words.ts";
import { linesOf, phrasesOf } from "#domain/diagnosis/languages/lexicon.ts";
import { words as russian } from "#domain/diagnosis/languages/ru/words/words.ts";

const lexicons = Object.entries({ arabic, english, russian, spanish });
const ids: ReadonlySet<string> = new Set(conceptIds);

const isSorted = (lines: readonly string[]) => lines.every((line, at) => at === 0 || (lines[at - 1] ?? "") < line);

describe.each(lexicons)("the words in %s", (_, lexicon) => {
  const phrases = phrasesOf(lexicon);

  it("have a heading for every concept, once, and for nothing else", () => {
    const headings = lexicon.phrases.flatMap(linesOf).filter((line) => line.startsWith("["));
    expect(headings.toSorted()).toEqual(conceptIds.map((id) => `[${id}]`).toSorted());
  });

  it("list every phrase of a concept once, in alphabetical order", () => {
    const unsorted = [...phrases].filter(([, lines]) => !isSorted(lines)).map(([concept]) => concept);
    expect(unsorted).toEqual([]);
    expect([lexicon.smallWords, lexicon.everydayWords].map(linesOf).every(isSorted)).toBe(true);
  });

  it("are written in the notation: words one blank apart, `/` between either, `*` at the end, `@` before a concept", () => {
    const word = /^(?:@[a-z_]+|[\p{L}\p{M}\p{N}.]+\*?)$/u;
    const wrong = [...phrases].flatMap(([concept, lines]) =>
      lines.filter((line) => !line.split(/[ /]/u).every((one) => word.test(one))).map((line) => `${concept}: ${line}`),
    );
    expect(wrong).toEqual([]);
    const referred = [...phrases.values()].flat().flatMap((line) => line.match(/(?<=@)[a-z_]+/gu) ?? []);
    expect(referred.filter((id) => !ids.has(id))).toEqual([]);
  });
});
