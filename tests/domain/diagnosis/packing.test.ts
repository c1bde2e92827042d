import { brotliCompressSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { arabic } from "#domain/diagnosis/lexicon/ar.ts";
import { english } from "#domain/diagnosis/lexicon/en.ts";
import { spanish } from "#domain/diagnosis/lexicon/es.ts";
import { packLexicon } from "#domain/diagnosis/lexicon/packed-lexicon.ts";
import { russian } from "#domain/diagnosis/lexicon/ru.ts";
import { bitReader, bytesOf } from "#domain/diagnosis/packing/bit-reader.ts";
import { bitWriter } from "#domain/diagnosis/packing/bit-writer.ts";
import { forecastOf } from "#domain/diagnosis/packing/forecast.ts";
import { packText, packTexts, unpackText, unpackTexts } from "#domain/diagnosis/packing/packed-text.ts";

const settings = {
  contexts: 1,
  placeBits: 4,
  mixtures: 2,
  learningRate: 0.02,
  leastError: 0,
  mostSeen: 255,
  firstCount: 1.5,
  firstWeight: 1.2,
};
const letter = fc.constantFrom(...'abcz ,|/\n09"\\éшяم🚛');

describe("forecasts of bits", () => {
  it("make expected bits cost next to nothing", () => {
    const writer = bitWriter();
    const forecast = forecastOf(writer, settings);
    for (let at = 0; at < 8000; at += 1) forecast(at % 100 === 0 ? 1 : 0, new Int32Array([0]), 1, 0);
    expect(bytesOf(writer.text()).length).toBeLessThan(120);
  });

  it("read every bit that was written, one by one", () => {
    const bits = fc.array(fc.tuple(fc.integer({ min: 0, max: 1 }), fc.integer({ min: 1, max: 65_535 })), {
      maxLength: 500,
    });
    fc.assert(
      fc.property(bits, (all) => {
        const writer = bitWriter();
        for (const [bit, chance] of all) writer.code(bit, chance);
        const reader = bitReader(bytesOf(writer.text()));
        expect(all.map(([, chance]) => reader.code(0, chance))).toEqual(all.map(([bit]) => bit));
      }),
    );
  });
});

describe("packed texts", () => {
  it("are the same letter for letter after the way", () => {
    fc.assert(
      fc.property(fc.array(letter, { maxLength: 300 }), (letters) => {
        const text = letters.join("");
        expect(unpackText(packText(text))).toBe(text);
      }),
    );
  });

  it("may travel together", () => {
    const texts = ["air,air leak\nbrakes", "", "Stop now.\n", "brake leak"];
    expect(unpackTexts(packTexts(texts))).toEqual(texts);
  });

  it("are read by browsers whose logarithms and powers differ by a hair", () => {
    const text = Array.from({ length: 63 }, (_, at) => String.fromCodePoint(0x430 + at)).join("");
    const packed = packText(text);
    for (const name of ["log", "log2", "exp", "pow", "sqrt"] as const) {
      const exact: (...given: number[]) => number = Math[name];
      let hair = 4 * Number.EPSILON;
      vi.spyOn(Math, name).mockImplementation((...given: number[]) => {
        hair = -hair;
        return exact(...given) * (1 + hair);
      });
    }
    expect(unpackText(packed)).toBe(text);
    vi.restoreAllMocks();
  });

  it("may be of one letter, or of none", () => {
    expect(unpackText(packText("ааааа"))).toBe("ааааа");
    expect(unpackText(packText(""))).toBe("");
  });

  it("are bits in base 64 between their length, the depths of their letters and these", () => {
    expect(packText("air,air leak\nbrakes")).toMatch(/^19 [0-9,]+ [A-Za-z0-9+/]+ [a-z ,\n]+$/u);
  });

  it("refuse a text in more letters than mixtures tell apart", () => {
    const text = Array.from({ length: 257 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join("");
    expect(() => packText(text)).toThrow("257 different letters");
  });

  it.each(Object.entries({ english, spanish, arabic, russian }))(
    "take a seventh less than with Brotli: the words in %s",
    (_, lexicon) => {
      const text = packLexicon(lexicon);
      const packed = brotliCompressSync(packText(text)).length;
      expect(packed).toBeLessThan((brotliCompressSync(text).length * 6) / 7);
    },
  );
});
