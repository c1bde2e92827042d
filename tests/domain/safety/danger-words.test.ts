import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { RedFlag } from "#domain/diagnosis/assessment.ts";
import { assess, safetyCard } from "#domain/diagnosis/index.ts";
import type { InterfaceLanguage } from "#domain/languages/languages.ts";
import { turkishCards } from "#domain/safety/cards/turkish.ts";
import { uzbekCards } from "#domain/safety/cards/uzbek.ts";
import { readDangers } from "#domain/safety/danger-words/read-dangers.ts";
import { cardIn } from "#domain/safety/foreign-card.ts";
import { sayings } from "./danger-sayings.ts";

/** In which language the assistant answers a driver who reads the pages in each. */
const answers = { en: "en", es: "es", ar: "ar", ru: "ru", uz: "ru", tr: "en" } as const;
const flagsOf: Readonly<Record<keyof typeof sayings, readonly RedFlag[]>> = {
  fire: ["fire", "smoke"],
  smoke: ["smoke", "fire", "carbon_monoxide"],
  brakes: ["no_brakes", "low_air"],
  injury: ["injury"],
};

const told = Object.entries(sayings).flatMap(([danger, byLanguage]) =>
  Object.entries(byLanguage).map(
    ([language, said]) => [danger as keyof typeof sayings, language as InterfaceLanguage, said] as const,
  ),
);

describe("What a driver writes of a danger", () => {
  it.each(told)("opens the card of %s in %s, in at least ten sayings", (danger, language, said) => {
    expect(new Set(said).size).toBeGreaterThanOrEqual(10);
    for (const content of said) {
      const found = assess({ messages: [{ role: "user", content }], language: answers[language] });
      const card = safetyCard(found, answers[language]);
      expect
        .soft(
          card?.flags.some((flag) => flagsOf[danger].includes(flag)),
          content,
        )
        .toBe(true);
    }
  });
});

describe("The danger words of Turkish and Uzbek", () => {
  it.each([
    "yangın yok, sadece ışık yanıyor",
    "motor lambası yanıyor",
    "fren lambası yandı",
    "trafikte sıkıştım",
    "kaporta boyası",
    "check engine chirogʻi yonyapti",
    "yongʻin yoʻq",
    "tormoz kolodkasi kerak",
    "ballon almashtirish kerak",
  ])("are not in %j", (content) => {
    expect(readDangers(content)).toEqual([]);
  });

  it("quote the driver's own words", () => {
    expect(readDangers("Kabinda YANGIN var")).toEqual([{ symptom: "fire", words: "YANGIN" }]);
    expect(readDangers("kabinada yong'in chiqdi")).toEqual([{ symptom: "fire", words: "yong'in" }]);
  });

  it("are in nothing that drivers write in the four languages of the assistant", () => {
    const folder = new URL("../../eval/practice/", import.meta.url);
    const texts = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), "utf8"));
    // Uzbek in Cyrillic is recognized by its own letters; some of it is listed with Russian.
    const lines = texts.join("\n").split("\n");
    const others = lines.filter((line) => !/[ўқғҳ]|яп(?:ти|ман)/iu.test(line));
    expect(readDangers(others.join("\n"))).toEqual([]);
  });
});

describe.each([
  ["tr", turkishCards],
  ["uz", uzbekCards],
] as const)("A safety card in %s", (_, wording) => {
  it("says the steps of its dangers in that language", () => {
    const card = safetyCard({ drive: "stop_now", redFlags: ["fire", "hazmat"] }, "en");
    if (card === null) throw new Error("A fire has a card.");
    const own = cardIn(wording, card);
    expect(own).toMatchObject({ flags: card.flags, call911: true, title: wording.titles.fire });
    expect(own.steps).toContain(wording.steps.far_hazmat);
    expect(own.steps).not.toContain(wording.steps.far_away);
  });
});
