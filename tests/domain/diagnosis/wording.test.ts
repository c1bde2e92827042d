import { describe, expect, it } from "vitest";
import { redFlags } from "#domain/diagnosis/assessment.ts";
import { conclude, reply, safetyCard, safetySteps, wordingOf } from "#domain/diagnosis/index.ts";
import table from "#domain/diagnosis/knowledge/spn.json" with { type: "json" };
import { recordWording } from "#domain/diagnosis/languages/records.ts";
import { type ChatLanguage, chatLanguages } from "#domain/languages/languages.ts";

const others: readonly Exclude<ChatLanguage, "en">[] = ["es", "ar", "ru"];
const script = { ar: /\p{Script=Arabic}/u, ru: /\p{Script=Cyrillic}/u, es: /\p{Script=Latin}/u };

function textsOf(value: unknown, path = ""): readonly (readonly [string, string])[] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${path}.${key}`));
}

const answer = (content: string, language: ChatLanguage) => {
  const conclusion = conclude({ messages: [{ role: "user", content }], language });
  return { ...conclusion, text: reply(conclusion, language) };
};

describe("Everything that the engine says", () => {
  it.each(others)("is in %s and not left in English", (language) => {
    const english = new Map(textsOf([wordingOf("en"), recordWording.en]));
    const texts = textsOf([wordingOf(language), recordWording[language]]);
    expect(texts.map(([path]) => path).sort()).toEqual([...english.keys()].sort());
    for (const [path, text] of texts) {
      expect.soft(text.trim(), path).not.toBe("");
      expect.soft(script[language].test(text), path).toBe(true);
    }
    const same = texts.filter(([path, text]) => english.get(path) === text && text.length > 10);
    expect(same).toEqual([]);
  });

  it.each(chatLanguages)("is short enough for a phone screen in %s", (language) => {
    const { causes, checks, questions } = wordingOf(language);
    for (const [id, text] of [causes, checks, questions].flatMap((texts) => Object.entries(texts))) {
      expect.soft([...text].length, id).toBeLessThan(125);
    }
  });

  it.each(chatLanguages)("ends a question with its mark in %s, and asks nothing twice", (language) => {
    const questions = Object.values(wordingOf(language).questions);
    for (const question of questions) expect.soft(question).toMatch(/[?؟]$/u);
    expect(new Set(questions).size).toBe(questions.length);
  });

  it.each(others)("says feet with metres in %s", (language) => {
    expect(wordingOf(language).safety.steps.triangles).toMatch(/30 ?(?:м|m|و|م| y)/u);
    expect(wordingOf(language).safety.steps.triangles).toMatch(/200/u);
  });
});

describe("US units", () => {
  const inFeet = { en: /\d+ (?:ft|feet)/u, es: /\d+ pies/u, ar: /\d+ قدم/u, ru: /\d+ фут/u };
  const inMetres = { es: /\d+ ?m\b/u, ar: /\d+ م/u, ru: /\d+ м/u };

  it("stand in every language, with metric in brackets where the language expects it", () => {
    const lengths = textsOf(wordingOf("en")).filter(([, text]) => inFeet.en.test(text));
    expect(lengths.length).toBeGreaterThan(1);
    for (const language of others) {
      const texts = new Map(textsOf(wordingOf(language)));
      for (const [path] of lengths) {
        expect.soft(texts.get(path), `${language}${path}`).toMatch(inFeet[language]);
        expect.soft(texts.get(path), `${language}${path}`).toMatch(inMetres[language]);
      }
      for (const [path, text] of texts) expect.soft(text, path).not.toMatch(/°F|\bpsi\b|\d ?lb\b/u);
    }
  });
});

describe("An answer", () => {
  it.each(others)("to a plain complaint has no English sentence in %s", (language) => {
    for (const content of ["my truck won't start, just clicks", "coolant leak", "flat tire on the trailer"]) {
      const { text } = answer(content, language);
      const ownWords = text.replaceAll(/“[^”]*”|«[^»]*»/gu, "");
      expect.soft(ownWords).not.toMatch(/\b(?:the|and|with|is|check|likely|you)\b/iu);
    }
  });

  it.each(chatLanguages)("names no price, no miles and no verdict in %s", (language) => {
    for (const content of [
      "low air buzzer",
      "check engine light",
      "need a tow",
      "SPN 5246 FMI 0",
      "DPF light flashing",
    ]) {
      expect.soft(answer(content, language).text).not.toMatch(/\$|\d\s?(?:miles|millas|миль|ميل)/u);
    }
  });
});

describe("A card that stops a truck", () => {
  it.each(chatLanguages)("tells in %s where the triangles go and within how many minutes", (language) => {
    const { steps } = wordingOf(language).safety;
    const card = safetyCard({ drive: "stop_now", redFlags: ["low_air"] }, language);
    expect(card?.steps).toContain(steps.triangles);
    expect(card?.steps).toContain(steps.no_brake_bypass);
    expect(card?.steps).toContain(steps.chock);
    for (const figure of ["10", "100", "200"]) expect(steps.triangles).toContain(figure);
  });

  it.each(chatLanguages)(
    "is not the only place for that in %s: every truck that stands or will stand on a road gets it",
    (language) => {
      const { steps } = wordingOf(language).safety;
      const { ifYouStop } = wordingOf(language).notes;
      const stepsFor = (content: string) => answer(content, language).assessment.steps;
      for (const content of ["truck broke down", "stopped on the shoulder, low power", "I need a tow truck"]) {
        expect.soft(stepsFor(content), content).toEqual([steps.flashers, steps.triangles]);
      }
      expect(stepsFor("transmission slipping")).toEqual([ifYouStop, steps.triangles]);
      for (const content of [
        "won't crank, parked at a truck stop",
        "my truck won't start",
        "I need a part delivered",
        "hello",
      ]) {
        expect.soft(stepsFor(content), content).toEqual([]);
      }
    },
  );

  it("sends nobody out to set triangles before a fire, a leak or a live lane", () => {
    for (const flag of ["fire", "fuel_leak", "hazmat", "live_lane", "smoke"] as const) {
      expect(safetySteps([flag])).not.toContain("triangles");
    }
    for (const flag of redFlags) expect(safetySteps([flag]).length).toBeGreaterThan(2);
  });
});

describe("The names of fault codes", () => {
  const names = table.entries.map((row) => ({ spn: Number(row[0]), name: String(row[1]), cls: String(row[3]) }));

  it.each(others)("are in %s for every code that can stop a truck, and for most of the others", (language) => {
    const { spnName } = wordingOf(language);
    const english = names.filter(({ name }) => spnName(name) === name);
    expect(english.filter(({ cls }) => cls === "S")).toEqual([]);
    expect(english.length).toBeLessThan(names.length * 0.4);
  });

  it.each(others)("stay whole in %s: a name is translated to its last word or not at all", (language) => {
    const { spnName } = wordingOf(language);
    expect(spnName("flux capacitor pressure")).toBe("flux capacitor pressure");
    expect(spnName("engine oil pressure")).toMatch(script[language]);
  });

  it("keep their order and their numbers", () => {
    expect(wordingOf("es").spnName("ABS wheel sensor axle 2 left")).toBe("ABS, sensor de rueda, eje 2, izquierda");
    expect(wordingOf("ru").spnName("engine oil pressure")).toBe("моторное масло, давление");
  });

  it("stand beside the failure in the language of the answer", () => {
    expect(answer("SPN 100 FMI 1", "ru").assessment.faultCodes[0]?.meaning).toBe(
      "моторное масло, давление: ниже нормы, самая тяжёлая степень",
    );
  });
});
