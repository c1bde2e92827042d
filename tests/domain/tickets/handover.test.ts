import { describe, expect, it } from "vitest";
import { assess, guidesIn } from "#domain/diagnosis/index.ts";
import { chatLanguages } from "#domain/languages/languages.ts";
import { type HandoverInput, handoverCard, handoverCards } from "#domain/tickets/handover.ts";

const told: HandoverInput = {
  messages: [
    { role: "user", content: "low air buzzer, gauge at 50 psi. SPN 3251 FMI 0" },
    {
      role: "assistant",
      content: "Stop now.",
      question: assess({ messages: [{ role: "user", content: "low air buzzer" }], language: "en" }).question,
    },
    { role: "user", content: "yes, on the shoulder" },
  ],
  issue: "Truck will not build air.",
  truck: { brand: "Kenworth", year: 2019, model: "T680", mileage: 412_000 },
  where: { highway: "I-80", direction: "W", mileMarker: "102", address: "Elko, NV", latitude: 40.8, longitude: -115.7 },
  trailer: "53' reefer",
  load: "44,000 lb",
  hazardousGoods: "UN1203",
};
const untold: HandoverInput = {
  messages: [],
  issue: "it is broken",
  truck: { brand: "Mack", year: 2018, model: "Anthem" },
  where: {},
};

describe("The hand-over card", () => {
  it("says danger first, then what happened, where, which truck, codes, what was asked, what is likely and unknown", () => {
    const card = handoverCard(told, "en");
    expect(card.map((line) => line.split(":")[0])).toEqual([
      "Danger",
      "What happened",
      "Where",
      "Truck",
      "Codes",
      "Asked and answered",
      "Likely, not certain",
      "Unknown",
    ]);
    const text = card.join("\n");
    for (const part of ["Low air", "UN1203", "50 psi", "will not build air", "I-80 W MM 102", "40.80000, -115.70000"]) {
      expect.soft(text).toContain(part);
    }
    for (const part of ["2019 Kenworth T680", "412000 mi", "53' reefer", "SPN 3251 FMI 0", "“yes, on the shoulder”"]) {
      expect.soft(text).toContain(part);
    }
  });

  it("says what is not known, and never that nothing is wrong", () => {
    const text = handoverCard(untold, "en").join("\n");
    expect(text).toContain("Danger: none reported so far; ask again");
    expect(text).toContain("Where: not said");
    expect(text).toContain("Codes: none given");
    expect(text).toContain("where the truck stands");
    expect(text).not.toMatch(/\bsafe\b/u);
  });

  it.each(chatLanguages)("has at most 8 lines in %s, the driver's words as they were", (language) => {
    for (const input of [told, untold]) {
      const card = handoverCards(input)[language];
      expect(card.length).toBeLessThanOrEqual(8);
      for (const line of card) expect(line.length).toBeLessThan(1000);
    }
    expect(handoverCards(told)[language].join("\n")).toContain("Truck will not build air.");
  });

  it.each([
    ["en", "brakes (emergency)"],
    ["es", "frenos (emergencia)"],
    ["ar", "الفرامل"],
    ["ru", "тормоза"],
  ] as const)("says in %s what it is about, whatever language the driver wrote", (language, said) => {
    const card = handoverCard({ ...told, messages: [], issue: "тормоза не держат совсем" }, language);
    expect(card[1]).toContain(said);
    expect(card[1]).toContain("“тормоза не держат совсем”");
  });

  it.each(chatLanguages)("puts codes of a photo that nobody confirmed among the unknown in %s", (language) => {
    const photoCodes = [
      { spn: 3251, fmi: 0 },
      { spn: 100, fmi: 1 },
      { spn: 100, fmi: 1 },
    ];
    const card = handoverCard({ ...told, photoCodes }, language);
    const unknown = card.at(-1) ?? "";
    expect(unknown.match(/SPN 100 FMI 1/gu)).toHaveLength(1);
    expect(unknown).not.toContain("3251");
    expect(card[4]).not.toContain("SPN 100");
    expect(card.length).toBeLessThanOrEqual(8);
  });

  it("bounds what a driver wrote, whatever it was", () => {
    const long = "💥 brakes\n".repeat(400);
    const card = handoverCard({ ...told, issue: long, messages: [{ role: "user", content: long }] }, "en");
    expect(card.join("\n").length).toBeLessThan(3000);
    expect(card.every((line) => !line.includes("\n"))).toBe(true);
  });

  it("keeps in Arabic what was typed in its own direction, and marks nothing in the others", () => {
    const trailer = { ...told, trailer: "53 ft dry van" };
    expect(handoverCard(trailer, "ar").join("\n")).toContain("\u206853 ft dry van\u2069");
    expect(handoverCard(trailer, "ar").join("\n")).toContain("\u20682019 Kenworth T680\u2069");
    for (const language of ["en", "es", "ru"] as const) {
      expect(handoverCard(trailer, language).join("\n")).not.toMatch(/[\u2066-\u2069]/u);
    }
  });
});

describe("The hand-over card of a guide", () => {
  const record = {
    guide: "air-will-not-build",
    trail: [
      { stepId: "air-will-not-build:trailer_off", answerId: "no" },
      { stepId: "air-will-not-build:hiss", answerId: "purging" },
      { stepId: "air-will-not-build:freezing", answerId: "cant_tell" },
    ],
    outcome: { id: "purge_valve" },
    step: null,
  };

  it("says in each language what was asked, answered, found and not known", async () => {
    const [en, es, ar, ru] = await Promise.all(chatLanguages.map((language) => guidesIn(language)));
    const guides = { en: en ?? [], es: es ?? [], ar: ar ?? [], ru: ru ?? [] };
    const cards = handoverCards({ ...told, guided: { record, guides } });
    const english = cards.en.join("\n");
    expect(english).toContain("do you hear air escaping? It spits again and again");
    expect(english).toContain("purge valve most likely sticks open");
    expect(english).toContain("Air lost at dryer");
    expect(cards.en.at(-1)).toContain("Is it freezing where you are");
    expect(cards.es.join("\n")).toContain("Escupe una y otra vez");
    for (const language of chatLanguages) expect(cards[language].length).toBeLessThanOrEqual(8);
  });
});
