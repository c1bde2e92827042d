import { describe, expect, it } from "vitest";
import { packRules, unpackRules } from "#domain/diagnosis/facts/packed-rules.ts";
import { symptomRules } from "#domain/diagnosis/facts/rules.ts";
import { arabic } from "#domain/diagnosis/lexicon/ar.ts";
import { english } from "#domain/diagnosis/lexicon/en.ts";
import { spanish } from "#domain/diagnosis/lexicon/es.ts";
import { packLexicon, unpackLexicon } from "#domain/diagnosis/lexicon/packed-lexicon.ts";
import { russian } from "#domain/diagnosis/lexicon/ru.ts";
import { wordBook } from "#domain/diagnosis/reading/lexicon.ts";

const lexicons = { english, spanish, arabic, russian };

describe("the words and rules that travel packed", () => {
  it.each(Object.entries(lexicons))("are the same ways of saying in %s after the way", (_, lexicon) => {
    const { concepts, fillers, ordinary, inLatin } = unpackLexicon(packLexicon(lexicon));
    const ways = (list: string) => list.split(",").map((way) => way.trim().split(/\s+/u).join(" "));
    for (const [id, list] of Object.entries(lexicon.concepts))
      expect(ways(concepts[id as keyof typeof concepts]), id).toEqual(ways(list));
    expect(fillers.split(" ")).toEqual(lexicon.fillers.trim().split(/\s+/u));
    expect(ordinary.split(" ")).toEqual(lexicon.ordinary.trim().split(/\s+/u));
    expect(inLatin?.split(",")).toEqual(lexicon.inLatin?.split(/,\s*/u));
  });

  it("make the same word book", () => {
    const [here, there] = [wordBook(russian), wordBook(unpackLexicon(packLexicon(russian)))];
    for (const word of "тормоз тормоза дым ехать и руль колесо".split(" "))
      expect(there.waysFrom(word)).toEqual(here.waysFrom(word));
  });

  it("are the same rules in the same order after the way", () => {
    const unpacked = unpackRules(packRules(symptomRules));
    expect(Object.entries(unpacked)).toEqual(Object.entries(symptomRules));
  });

  it("name the word of a rule that is no concept", () => {
    expect(() => packRules({ fire: ["smoke & dragon"] })).toThrow('"dragon"');
  });
});
