import { describe, expect, it } from "vitest";
import { conclude, reply } from "#domain/diagnosis/index.ts";
import { textBesideCard } from "#web/features/diagnosis/answer-text.ts";

function builtIn(message: string) {
  const conclusion = conclude({ messages: [{ role: "user", content: message }], language: "en" });
  return { assessment: conclusion.assessment, text: reply(conclusion, "en") };
}

const messages = [
  "Smoke from the right rear brakes on my trailer",
  "It cranks but won't start, SPN 157 FMI 18",
  "I'm having brake problems",
  "engine overheating and losing coolant",
  "I need a towing service",
];

describe("what an answer says beside its card", () => {
  it.each(messages)("leaves out what the card shows: %s", (message) => {
    const { assessment, text } = builtIn(message);
    const rest = textBesideCard(text, assessment, true);
    for (const item of [...assessment.steps, ...assessment.checks]) expect(rest).not.toContain(item);
    for (const cause of assessment.causes) expect(rest).not.toContain(cause.text);
    if (assessment.question !== null) expect(rest).not.toContain(assessment.question);
    expect(rest).not.toContain("Do this now:");
  });

  it.each(messages)("never takes back a word while it streams: %s", (message) => {
    const { assessment, text } = builtIn(message);
    let shown = "";
    for (let length = 1; length <= text.length; length++) {
      const next = textBesideCard(text.slice(0, length), assessment, false);
      expect(next.startsWith(shown)).toBe(true);
      shown = next;
    }
    expect(textBesideCard(text, assessment, true).startsWith(shown)).toBe(true);
  });

  it("says everything when there is no card", () => {
    expect(textBesideCard("Check:\n• the belt", null, true)).toBe("Check:\n• the belt");
  });

  it("keeps prose that speaks of the same things", () => {
    const { assessment } = builtIn("I'm having brake problems");
    const prose = "Brakes can fail for many reasons. Tell me more.";
    expect(textBesideCard(prose, assessment, false)).toBe(prose);
  });
});
