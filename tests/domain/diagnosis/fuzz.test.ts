import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { categories, driveDecisions } from "#domain/diagnosis/assessment.ts";
import { assess, conclude, reply, safetyCard } from "#domain/diagnosis/index.ts";
import type { AssessInput, DialogueLine } from "#domain/diagnosis/input.ts";
import { type ChatLanguage, chatLanguages } from "#domain/languages/languages.ts";
import { urgencyLevels } from "#domain/tickets/urgency.ts";
import { readCases } from "#tests/eval/read-cases.ts";
import { expectLinear } from "#tests/support/cpu-time.ts";
import { inFullRun } from "#tests/support/full-run.ts";

const numRuns = inFullRun(40_000, 120);
const highestSpn = 524_287;
const highestFmi = 31;

const driversWords = [
  ...new Set(readCases().flatMap(({ messages }) => messages.flatMap(({ content }) => content.split(/\s+/u)))),
];
const marks = [" ", "  ", "\n", ", ", ". ", "... ", "! ", "? ", "/", "-", " - ", "'", "’", "ـ", "\u200f", "\u00a0", ""];

/** Any code units, halves of surrogate pairs among them. */
const anyCodeUnits = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 400 })
  .map((all) => String.fromCharCode(...all));
const anyScript = fc.string({ unit: "binary", maxLength: 400 });
const drivers = fc
  .array(fc.tuple(fc.constantFrom(...driversWords), fc.constantFrom(...marks)), { maxLength: 60 })
  .map((all) => all.map((pair) => pair.join("")).join(""));
const numbers = fc
  .array(
    fc.oneof(fc.integer({ min: 0, max: 999_999 }), fc.constantFrom("SPN", "FMI", "/", "-", "psi", "°F", "٪", "FF")),
    {
      maxLength: 60,
    },
  )
  .map((all) => all.join(" "));
const bytes = fc
  .uint8Array({ maxLength: 64 })
  .map((all) => [...all].map((byte) => byte.toString(16).padStart(2, "0")).join(" "));
const text = fc.oneof(anyCodeUnits, anyScript, drivers, numbers, bytes);
const line: fc.Arbitrary<DialogueLine> = fc.record({ role: fc.constantFrom("user", "assistant"), content: text });
const input: fc.Arbitrary<AssessInput> = fc.record({
  messages: fc.array(line, { maxLength: 6 }),
  language: fc.constantFrom(...chatLanguages),
  photos: fc.boolean(),
});

function expectSound(asked: AssessInput) {
  const conclusion = conclude(asked);
  const { assessment } = conclusion;
  expect(categories).toContain(assessment.category);
  expect(urgencyLevels).toContain(assessment.urgency);
  expect(driveDecisions).toContain(assessment.drive);
  expect(assessment.urgency === "emergency").toBe(assessment.redFlags.length > 0);
  expect(assessment.drive === "stop_now").toBe(assessment.redFlags.length > 0);
  for (const { spn, fmi } of assessment.faultCodes) {
    expect(spn >= 0 && spn <= highestSpn).toBe(true);
    expect(fmi === null || (fmi >= 0 && fmi <= highestFmi)).toBe(true);
  }
  expect(reply(conclusion, asked.language).trim()).not.toBe("");
  expect(safetyCard(assessment, asked.language) === null).toBe(assessment.drive !== "stop_now");
}

describe("any text of any length and script", () => {
  it("gets an assessment that is whole, and a reply", () => {
    fc.assert(fc.property(input, expectSound), { numRuns });
  });

  it("gets the same one again", () => {
    const again = fc.property(input, (asked) => {
      expect(conclude(asked)).toEqual(conclude(structuredClone(asked)));
    });
    fc.assert(again, { numRuns: Math.ceil(numRuns / 4) });
  });

  it("also when it is very long, or there is none", () => {
    for (const content of ["", " ", "\u0000", "\ud800", "🔥".repeat(100_000), "тормоза ".repeat(50_000)])
      for (const language of chatLanguages) expectSound({ messages: [{ role: "user", content }], language });
    expectSound({ messages: [], language: "en" });
    expectSound({ messages: [{ role: "assistant", content: "Is there smoke?" }], language: "ar" });
  });
});

/** Cases told in a language, and those of them that are judged otherwise when the reply is asked in another one. */
function judgedByReply(told: ChatLanguage): { readonly shown: number; readonly differing: number } {
  const lookedAt = readCases().filter(({ part }) => part === "looked-at");
  const shown = lookedAt.filter((_, index) => index % inFullRun(1, 149) === 0).filter((one) => one.language === told);
  const differing = shown.filter(({ messages }) => {
    const judged = chatLanguages.map((language) => {
      const { urgency, drive } = assess({ messages, language });
      return `${urgency} ${drive}`;
    });
    return new Set(judged).size > 1;
  });
  return { shown: shown.length, differing: differing.length };
}

describe("the conclusion does not hang on the language that the reply is asked in", () => {
  const told = new Map<ChatLanguage, ReturnType<typeof judgedByReply>>();
  const judged = (language: ChatLanguage) => {
    const known = told.get(language) ?? judgedByReply(language);
    told.set(language, known);
    return known;
  };

  it.each(chatLanguages)("for hardly a case told in %s", (language) => {
    const { shown, differing } = judged(language);
    expect(differing / shown).toBeLessThan(0.02);
  });

  it("for fewer than one of a hundred in all", () => {
    const all = chatLanguages.map(judged);
    const sum = (of: "shown" | "differing") => all.reduce((total, one) => total + one[of], 0);
    expect(sum("differing") / sum("shown")).toBeLessThan(0.01);
  });
});

const growth = 8;

function expectLinearConclusion(small: AssessInput, large: AssessInput) {
  expectLinear(
    () => conclude(small),
    () => conclude(large),
    growth,
  );
}

const units = [
  "fire ",
  "no smoke, ",
  "no no no ",
  "not ",
  "a",
  "0",
  "1/",
  "1 ",
  " ",
  "\n",
  "'",
  "!",
  "(",
  "- ",
  "spn ",
  "spn 100 fmi 1 ",
  "spn three ",
  "s p n ",
  "fmi ",
  "10 FF ",
  "10FF64000103FFFF",
  "18FECA00 ",
  "0x",
  "psi 40 ",
  "40 psi ",
  "won't ",
  "last week ",
  "не ",
  "тормоза не ",
  "ا",
  "ولا ",
  "الفرامل ما ",
  "no hay ",
  "sin frenos ",
  "ё",
  "🔥",
  "\u0301",
  "\ud800",
  "tormoza ",
  "brakesteeringwheel",
];

describe("time grows no worse than the text does", () => {
  const length = 500;
  const of = (unit: string, characters: number): AssessInput => ({
    messages: [{ role: "user", content: unit.repeat(Math.ceil(characters / unit.length)) }],
    language: "en",
  });

  it.each(units)("%j over and over", (unit) => {
    expectLinearConclusion(of(unit, length), of(unit, length * growth));
    if (inFullRun(true, false)) expectLinearConclusion(of(unit, length * growth), of(unit, length * growth * growth));
  });

  it("nor than the talk does", () => {
    const talk = (lines: number): AssessInput => ({
      messages: Array.from({ length: lines }, (_, at) => ({
        role: at % 2 === 0 ? "user" : "assistant",
        content: at % 2 === 0 ? "the trailer brakes drag and it pulls left" : "Does a wheel smoke or smell burnt?",
      })),
      language: "en",
    });
    expectLinearConclusion(talk(10), talk(10 * growth));
  });
});
