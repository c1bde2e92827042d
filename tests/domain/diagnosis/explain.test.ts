import { describe, expect, it } from "vitest";
import { explain } from "#domain/diagnosis/index.ts";
import { why } from "#scripts/diagnosis/why.ts";

const told = (...texts: readonly string[]) =>
  explain({ messages: texts.map((content) => ({ role: "user", content })), language: "en" });

describe("an explanation", () => {
  it("names the rule, the words and the danger behind a stop", () => {
    const [message] = told("flames under the hood").messages;
    expect(message?.rules).toContainEqual(
      expect.objectContaining({ symptom: "fire", words: expect.stringContaining("flames") }),
    );
    expect(message?.own).toMatchObject({ decidedBy: "rules_danger", redFlags: ["fire"] });
  });

  it("shows the facts with the most weight where no rule names a danger", () => {
    const [message] = told("the alternator is not charging").messages;
    const electrical = message?.byWeights.find(({ outcome }) => outcome === "electrical");
    expect(electrical?.share).toBeGreaterThan(0.5);
    expect(electrical?.facts[0]?.weight).toBeGreaterThan(0);
    expect(message?.own.decidedBy).toBe("weights");
  });

  it("says that thanks leave the earlier verdict as it is", () => {
    const { messages, assessment } = told("flames under the hood", "thanks");
    expect(messages.at(-1)).toMatchObject({ because: "only_talks", verdict: { redFlags: ["fire"] } });
    expect(assessment.redFlags).toEqual(["fire"]);
  });

  it("ends in the verdict of the assessment", () => {
    const { messages, assessment } = told("low air buzzer", "it stopped, 120 on both tanks now");
    const { category, urgency, drive, redFlags } = assessment;
    expect(messages.at(-1)?.verdict).toMatchObject({ category, urgency, drive, redFlags });
  });

  it("is printed with a line for each step", () => {
    expect(why(told("flames under the hood"))).toMatch(
      /^message .*\nconcepts .*fire.*\n(?:.*\n)*decided by rules_danger: /u,
    );
  });
});
