import { describe, expect, it } from "vitest";
import { dialogueOf, type SaidMessage } from "#domain/chat/dialogue.ts";
import { assess, wordingOf } from "#domain/diagnosis/index.ts";
import { handoverCard } from "#domain/tickets/handover.ts";

const questions = wordingOf("en").questions;

/** A complaint, what the assistant said to it, and what the driver answered. */
function talk(complaint: string, said: string, answer: string): SaidMessage[] {
  const assessment = assess({ messages: [{ role: "user", content: complaint }], language: "en" });
  return [
    { role: "user", content: complaint, assessment: null },
    { role: "assistant", content: said, assessment },
    { role: "user", content: answer, assessment: null },
  ];
}
const concluded = (messages: readonly SaidMessage[]) => assess({ messages: dialogueOf(messages), language: "en" });

describe("A driver's answer is read against what was asked", () => {
  it("in the engine's words", () => {
    const messages = talk("one wheel drags", `Go no further.\n\n${questions.hot_wheel_smoke}`, "yes");
    expect(dialogueOf(messages)[1]?.question).toBe(questions.hot_wheel_smoke);
    expect(concluded(messages).redFlags).toEqual(["smoke"]);
  });

  it("in a model's own words, whatever the engine would have asked", () => {
    const messages = talk("one wheel drags", "Pull over soon. Is the truck still under warranty?", "yes");
    expect(dialogueOf(messages)[1]?.question).toBe("Is the truck still under warranty?");
    expect(concluded(messages).redFlags).toEqual([]);
  });

  it.each([
    ["Do you see smoke at that wheel?", "yes", ["smoke"]],
    ["Do you see smoke at that wheel?", "no", []],
    ["Do you see smoke or flames?", "yes", ["fire", "smoke"]],
    ["Is the low air buzzer on?", "yes", ["low_air"]],
    ["Is the low air buzzer on?", "nope", []],
    ["¿Sale humo de la rueda?", "sí", ["smoke"]],
    ["Из колеса идёт дым?", "да", ["smoke"]],
    ["هل يخرج دخان من العجلة؟", "نعم", ["smoke"]],
  ])("in a model's own words for a danger: %s %s", (asked, answer, flags) => {
    expect(concluded(talk("one wheel drags", asked, answer)).redFlags).toEqual(flags);
  });

  it("on the card alone, where the words ask nothing", () => {
    const messages = talk("one wheel drags", "Go no further than the next exit.", "yes");
    expect(concluded(messages).redFlags).toEqual(["smoke"]);
  });

  it("and stands so on the hand-over card", () => {
    const messages = talk("one wheel drags", "Is the truck still under warranty?", "yes, till May");
    const card = handoverCard(
      {
        messages: dialogueOf(messages),
        issue: "One wheel drags.",
        truck: { brand: "Mack", year: 2018, model: "Anthem" },
        where: {},
      },
      "en",
    );
    expect(card.join("\n")).toContain("Is the truck still under warranty? “yes, till May”");
    expect(card.join("\n")).not.toContain(`${questions.hot_wheel_smoke} “`);
  });
});

describe("Codes that were read from a photo", () => {
  const asked = (answer: string): SaidMessage[] => {
    const [first, said, last] = talk("look", "On the photo I read: SPN 100 FMI 1.", answer);
    if (!first || !said?.assessment || !last) throw new Error("There is no talk.");
    return [first, { ...said, assessment: { ...said.assessment, codesToConfirm: [{ spn: 100, fmi: 1 }] } }, last];
  };

  it.each(["yes", "correct", "sí, correcto", "да", "نعم"])("become the driver's by %s", (answer) => {
    expect(concluded(asked(answer)).faultCodes).toMatchObject([{ spn: 100, fmi: 1 }]);
  });

  it.each(["no", "yes but the FMI is 3", "yes?", "what is that", "maybe"])("do not by %s", (answer) => {
    expect(concluded(asked(answer)).faultCodes.filter(({ fmi }) => fmi === 1)).toEqual([]);
  });
});
