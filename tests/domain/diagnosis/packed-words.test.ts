import { describe, expect, it } from "vitest";
import { packRules, unpackRules } from "#domain/diagnosis/facts/packed-rules.ts";
import { packSpns, unpackSpns } from "#domain/diagnosis/facts/packed-spns.ts";
import { packSymptoms, unpackSymptoms } from "#domain/diagnosis/facts/packed-symptoms.ts";
import { symptomRules } from "#domain/diagnosis/facts/rules.ts";
import { spnRows } from "#domain/diagnosis/facts/spns.ts";
import { symptomTable } from "#domain/diagnosis/facts/symptom-table.ts";
import { arabic } from "#domain/diagnosis/lexicon/ar.ts";
import { russian as codePhrases } from "#domain/diagnosis/lexicon/code-phrases-ru.ts";
import { english } from "#domain/diagnosis/lexicon/en.ts";
import { spanish } from "#domain/diagnosis/lexicon/es.ts";
import { packLexicon, unpackLexicon } from "#domain/diagnosis/lexicon/packed-lexicon.ts";
import { russian } from "#domain/diagnosis/lexicon/ru.ts";
import { arabic as talkPhrases } from "#domain/diagnosis/lexicon/talk-phrases-ar.ts";
import { packEntries, unpackEntries } from "#domain/diagnosis/packing/packed-entries.ts";
import { packRecord, unpackRecord } from "#domain/diagnosis/packing/packed-record.ts";
import { packText, unpackText } from "#domain/diagnosis/packing/packed-text.ts";
import { wordBook } from "#domain/diagnosis/reading/lexicon.ts";
import type { Talk } from "#domain/diagnosis/talk/talk.ts";
import { ar } from "#domain/diagnosis/wording/ar.ts";
import { en } from "#domain/diagnosis/wording/en.ts";
import { es } from "#domain/diagnosis/wording/es.ts";
import { findingShape, safetyShape } from "#domain/diagnosis/wording/packed-wording.ts";
import { ru } from "#domain/diagnosis/wording/ru.ts";
import { ar as safetyAr } from "#domain/diagnosis/wording/safety-ar.ts";
import { en as safetyEn } from "#domain/diagnosis/wording/safety-en.ts";
import { es as safetyEs } from "#domain/diagnosis/wording/safety-es.ts";
import { ru as safetyRu } from "#domain/diagnosis/wording/safety-ru.ts";
import { spnNames as spnNamesAr } from "#domain/diagnosis/wording/spn-names-ar.ts";
import { spnNames as spnNamesEs } from "#domain/diagnosis/wording/spn-names-es.ts";
import { spnNames as spnNamesRu } from "#domain/diagnosis/wording/spn-names-ru.ts";
import "#domain/diagnosis/speech/all.ts";
import { wordingOf } from "#domain/diagnosis/speech/known.ts";
import { arabic as arabicTalk } from "#domain/diagnosis/talk/arabic.ts";
import { english as englishTalk } from "#domain/diagnosis/talk/english.ts";
import { talkShape, textsBefore } from "#domain/diagnosis/talk/packed-talk.ts";
import { russian as russianTalk } from "#domain/diagnosis/talk/russian.ts";
import { spanish as spanishTalk } from "#domain/diagnosis/talk/spanish.ts";

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

  it.each(Object.entries({ en, es, ar, ru }))("are the same texts in %s after the way", (_, texts) => {
    expect(unpackRecord(findingShape, packRecord(findingShape, texts))).toEqual(texts);
  });

  it.each(Object.entries({ safetyEn, safetyEs, safetyAr, safetyRu }))("are the same safety texts, %s", (_, texts) => {
    expect(unpackRecord(safetyShape, packRecord(safetyShape, texts))).toEqual(texts);
  });

  it.each(Object.entries({ spnNamesEs, spnNamesAr, spnNamesRu, codePhrases, talkPhrases }))(
    "are the same by their names, %s",
    (_, texts) => {
      expect(Object.entries(unpackEntries(packEntries(texts)))).toEqual(Object.entries(texts));
    },
  );

  it("name the text that is missing", () => {
    expect(() => packRecord(findingShape, { ...en, checks: {} })).toThrow("is no text of one line");
  });

  it("are the same rules in the same order after the way", () => {
    const unpacked = unpackRules(packRules(symptomRules));
    expect(Object.entries(unpacked)).toEqual(Object.entries(symptomRules));
  });

  it.each([englishTalk, spanishTalk, arabicTalk, russianTalk])("are the same talk after the way", (talk) => {
    const packed = packRecord(talkShape, talk);
    expect({ language: talk.language, ...unpackRecord<Omit<Talk, "language">>(talkShape, packed) }).toEqual(talk);
    const before = textsBefore(wordingOf(talk.language));
    expect(unpackText(packText(packed, before), before)).toBe(packed);
  });

  it("are the same symptoms and the same codes", () => {
    expect(Object.entries(unpackSymptoms(packSymptoms(symptomTable)))).toEqual(Object.entries(symptomTable));
    expect(unpackSpns(packSpns(spnRows))).toEqual(spnRows);
  });

  it("name the word of a rule that is no concept", () => {
    expect(() => packRules({ fire: ["smoke & dragon"] })).toThrow('"dragon"');
  });
});
