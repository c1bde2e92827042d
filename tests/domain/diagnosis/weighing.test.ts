import { describe, expect, it } from "vitest";
import { factsOfCase } from "#domain/diagnosis/classify/facts-of-case.ts";
import { weighVerdict } from "#domain/diagnosis/classify/verdict.ts";
import { likeliest, weigh } from "#domain/diagnosis/classify/weigh.ts";
import { assess, safetyCard } from "#domain/diagnosis/index.ts";

const nothing = {
  spokenOf: new Set<string>(),
  stems: new Set<string>(),
  evidence: [],
  codes: [],
  asksLast: false,
  wordCount: 0,
};
const asRules = { category: "engine", urgency: "medium", drive: "with_care", redFlags: [] } as const;
const said = (content: string, language: "en" | "ru") => assess({ messages: [{ role: "user", content }], language });

describe("what a case tells, weighed together", () => {
  it("never takes away a danger that a rule names", () => {
    const dangerous = { ...asRules, urgency: "emergency", drive: "stop_now", redFlags: ["fire"] } as const;
    const harmless = { ...nothing, spokenOf: new Set(["account", "price"]) };
    expect(weighVerdict(harmless, dangerous)).toEqual({
      ...dangerous,
      decidedBy: "rules_danger",
      share: expect.any(Number),
    });
  });

  it.each(["we", "oh no", "tire", "flat tire"])(
    "makes no danger of %j alone, in whatever language it is read",
    (content) => {
      for (const language of ["en", "es", "ar", "ru"] as const)
        expect(assess({ messages: [{ role: "user", content }], language }).urgency).not.toBe("emergency");
    },
  );

  it("can see a danger that no rule names, and then says stop with a card of its own", () => {
    const assessment = said("руль крутится впустую", "ru");
    expect(assessment).toMatchObject({ category: "steering_suspension", urgency: "emergency", drive: "stop_now" });
    const card = safetyCard(assessment, "ru");
    expect(card?.flags).toEqual(assessment.redFlags);
    expect(card?.steps.length).toBeGreaterThan(2);
    expect(assessment.handover).toBe(true);
  });

  it("does not turn a named trouble into an unclear one", () => {
    expect(said("My truck has electrical problems", "en").category).toBe("electrical");
  });

  it("lets a fact that was never learnt weigh nothing", () => {
    const facts = factsOfCase(nothing);
    expect(weigh([...facts, "c:nobody ever said this"])).toEqual(weigh(facts));
  });

  it("shares out one whole for each of the three conclusions", () => {
    for (const shares of Object.values(weigh(factsOfCase(nothing)))) {
      const total = [...shares.values()].reduce((sum: number, share: number) => sum + share, 0);
      expect(total).toBeCloseTo(1, 9);
    }
  });

  it("chooses the likeliest of what is not left out", () => {
    const shares = new Map([
      ["a", 0.5],
      ["b", 0.3],
      ["c", 0.2],
    ]);
    expect([likeliest(shares), likeliest(shares, "a")]).toEqual(["a", "b"]);
  });
});
