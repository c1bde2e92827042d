import { describe, expect, it } from "vitest";
import { basisOf } from "#domain/chat/basis.ts";
import { assess, conclude, reply, wordingOf } from "#domain/diagnosis/index.ts";
import type { TruckFacts } from "#domain/diagnosis/input.ts";
import { chatLanguages } from "#domain/languages/languages.ts";

const recalled: TruckFacts = { brand: "Volvo", year: 2016, model: "VNL 780" };
const says = (content: string, truck: TruckFacts | null = recalled) =>
  assess({ messages: [{ role: "user", content }], language: "en", truck });

describe("A truck that a steering recall covers", () => {
  it("is sent no further than the next exit with any complaint about its steering, and told to have the VIN checked", () => {
    const found = says("steering feels a bit heavy");
    expect(found.drive).toBe("next_safe_exit");
    expect(found.urgency).toBe("high");
    expect(found.causes[0]).toMatchObject({
      id: "steering_shaft",
      evidence: expect.arrayContaining(["NHTSA 16V-097"]),
    });
    expect(found.checks[0]).toBe(wordingOf("en").checks.recall_vin);
  });

  it("names the recall as the source, and never says that it is open on this truck", () => {
    const found = says("truck wanders all over the lane");
    const cause = basisOf(found).known.find(({ of }) => of === "cause");
    expect(cause?.source).toMatchObject({ title: expect.stringContaining("16V-097"), grade: "A" });
    const conclusion = conclude({ messages: [{ role: "user", content: "wanders" }], language: "en", truck: recalled });
    expect(reply(conclusion, "en")).not.toMatch(/recall is open|open recall on/iu);
  });

  it.each([
    { brand: "Volvo", year: 2018, model: "VNL 760" },
    { brand: "Kenworth", year: 2016, model: "T680" },
    { brand: "Volvo", year: 2016, model: "VHD" },
    null,
  ])("is none that was built by others or in other years: %o", (truck) => {
    const evidence = says("steering feels a bit heavy", truck).causes.flatMap((cause) => cause.evidence);
    expect(evidence.join(" ")).not.toContain("NHTSA");
  });

  it("is no matter for any other complaint, nor does it soften a stop", () => {
    expect(says("check engine light is on")).toEqual(says("check engine light is on", null));
    expect(says("steering wheel spins freely, no steering").drive).toBe("stop_now");
  });
});

describe("Earlier repairs", () => {
  const day = (date: string) => Date.parse(date);
  const repairs = [
    { summary: "New water pump and coolant.", repairDate: day("2026-10-02T12:00:00Z") },
    { summary: "Replaced the trailer's brake chamber.", repairDate: day("2026-11-03T12:00:00Z") },
    { summary: "Radiator hose replaced, coolant leak gone.", repairDate: day("2026-11-01T12:00:00Z") },
    { summary: "Thermostat of the engine coolant renewed.", repairDate: day("2025-01-01T12:00:00Z") },
  ];
  const answer = (content: string, language: (typeof chatLanguages)[number] = "en") =>
    reply(conclude({ messages: [{ role: "user", content }], language, repairs }), language);

  it.each(chatLanguages)(
    "of the same system are named in the answer in %s, the latest two, latest first",
    (language) => {
      const text = answer("truck is overheating", language);
      const before = text.slice(text.indexOf(wordingOf(language).reply.earlier));
      expect(before).toMatch(/2026-11-01: [“«]Radiator hose replaced, coolant leak gone\.[”»]/u);
      expect(before.indexOf("2026-11-01")).toBeLessThan(before.indexOf("2026-10-02"));
      expect(text).not.toContain("brake chamber");
      expect(text).not.toContain("Thermostat of");
    },
  );

  it("of other systems are not, nor are any where nothing is diagnosed", () => {
    for (const content of ["flat tire on the trailer", "tell me a joke", "hello", "need a tow"]) {
      expect.soft(answer(content), content).not.toContain(wordingOf("en").reply.earlier);
    }
  });

  it("change nothing of the conclusion", () => {
    const messages = [{ role: "user" as const, content: "truck is overheating" }];
    expect(assess({ messages, language: "en", repairs })).toEqual(assess({ messages, language: "en" }));
  });
});
