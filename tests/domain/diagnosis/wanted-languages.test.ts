import { expect, it } from "vitest";
import "#domain/diagnosis/index.ts";
import { wantedLanguages } from "#domain/diagnosis/parse/wanted-languages.ts";

it("wants nothing more for English words, also with a slip", () => {
  expect(wantedLanguages("Engine overheated and the coolant is gone, parked on the sholder", "en", ["en"])).toEqual([]);
});

it("wants the driver's own language whatever is written", () => {
  expect(wantedLanguages("", "ru", ["en"])).toEqual(["ru"]);
});

it.each([
  ["Двигатель перегрелся", ["ru"]],
  ["المحرك سخن كثير", ["ar"]],
  ["truck греется, لمبة حمراء", ["ru", "ar"]],
] as const)("knows the alphabet of: %s", (text, languages) => {
  expect(wantedLanguages(text, "en", ["en"])).toEqual(languages);
});

it.each(["No tengo frenos", "Se calentó el motor y tira agua", "el trailer trae una llanta ponchada"])(
  "takes strange words in Latin letters for Spanish: %s",
  (text) => {
    expect(wantedLanguages(text, "en", ["en"])).toEqual(["es"]);
  },
);

it("wants every language where a text stays strange although Spanish is here", () => {
  expect(wantedLanguages("tormoza ne rabotayut voobshe", "en", ["en", "es"])).toEqual(["ar", "ru"]);
});

it("asks for nothing that is here", () => {
  expect(wantedLanguages("tormoza سخن двигатель", "es", ["en", "es", "ar", "ru"])).toEqual([]);
});

it("wants English for those who write English words, whatever their language", () => {
  expect(wantedLanguages("engine is knocking", "ru", ["ru"])).toEqual(["en"]);
  expect(wantedLanguages("el motor hace knocking and grinding", "es", ["es"])).toEqual(["en"]);
  expect(wantedLanguages("мотор стучит", "ru", ["ru"])).toEqual([]);
  expect(wantedLanguages("el motor golpea", "es", ["es"])).toEqual([]);
});

it("does not take English for strange before it is here", () => {
  expect(wantedLanguages("engine is knocking and shaking", "en", [])).toEqual(["en"]);
});
