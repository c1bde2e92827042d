import { describe, expect, it } from "vitest";
import type { CaseFile } from "#domain/diagnosis/classify/evidence.ts";
import { readCase } from "#domain/diagnosis/dialogue/conversation.ts";
import { type Concluded, changeBetween, nextQuestion } from "#domain/diagnosis/dialogue/next-question.ts";
import { casesAfter } from "#domain/diagnosis/dialogue/possible-answers.ts";
import { assess, wordingOf } from "#domain/diagnosis/index.ts";
import type { DialogueLine } from "#domain/diagnosis/input.ts";
import type { QuestionId } from "#domain/diagnosis/knowledge/advice.ts";
import type { SymptomId } from "#domain/diagnosis/knowledge/symptoms.ts";

const calm: Concluded = {
  category: "brakes",
  urgency: "medium",
  drive: "with_care",
  redFlags: [],
  causes: ["brake_lining"],
};
const stopped: Concluded = { ...calm, urgency: "emergency", drive: "stop_now", redFlags: ["low_air"] };

const caseOf = (symptoms: readonly SymptomId[], asked: readonly QuestionId[] = []): CaseFile => ({
  ...readCase({ messages: [], language: "en" }),
  evidence: symptoms.map((symptom) => ({ symptom, words: [symptom], current: true })),
  asked: new Set(asked),
});

/** Concludes `other` as soon as one of the symptoms stands. */
const unless =
  (symptoms: readonly SymptomId[], other: Partial<Concluded>) =>
  ({ evidence }: Pick<CaseFile, "evidence">): Concluded =>
    evidence.some(({ symptom }) => symptoms.includes(symptom)) ? { ...calm, ...other } : calm;

const ask = (file: CaseFile, conclude: (file: Pick<CaseFile, "evidence">) => Concluded, now = calm) =>
  nextQuestion({ file, implied: [], now, conclude });

const questions = wordingOf("en").questions;
const says = (content: string) => assess({ messages: [{ role: "user", content }], language: "en" });

describe("The next question", () => {
  it("is the one whose answers change the conclusion most, whatever the order in which they are listed", () => {
    const brakes = caseOf(["brakes_named"]);
    expect(ask(brakes, unless(["low_air", "air_slow"], stopped))).toBe("air_gauges");
    expect(ask(brakes, unless(["brakes_locked", "brakes_weak", "brakes_pull"], stopped))).toBe("brake_what");
  });

  it("is worth more the more of its answers change something", () => {
    const file = caseOf(["brakes_named"]);
    expect(ask(file, unless(["brakes_locked", "low_air"], stopped))).toBe("air_gauges");
    expect(ask(file, unless(["brakes_locked", "brakes_weak", "brakes_pull", "low_air"], stopped))).toBe("brake_what");
  });

  it("is one that the driver's words call for, even where another of the same system would change more", () => {
    expect(ask(caseOf(["brakes_noise"]), unless(["hot_brakes"], stopped))).toBe("brake_power");
  });

  it("is another of the same system once those are answered, and then only if it can change something", () => {
    const answered = caseOf(["brakes_noise"], ["brake_power"]);
    expect(ask(answered, unless(["hot_brakes"], stopped))).toBe("hot_wheel_smoke");
    expect(ask(answered, () => calm)).toBeNull();
  });

  it("is never asked twice, and ends after five", () => {
    const conclude = unless(["low_air"], stopped);
    expect(ask(caseOf(["brakes_named"], ["air_gauges"]), conclude)).not.toBe("air_gauges");
    const five = ["brake_what", "air_gauges", "brake_power", "hot_wheel_smoke", "place"] as const;
    expect(ask(caseOf(["brakes_named"], five), conclude)).toBeNull();
  });

  it("is where the driver stands, as long as the truck must stop and nobody has said it", () => {
    expect(says("low air buzzer and 40 psi").question).toBe(questions.safe_place);
    expect(says("low air buzzer and 40 psi, I am off the road in a rest area").question).not.toBe(questions.safe_place);
  });

  it("is what the truck does, as long as no system is known", () => {
    expect(says("hello").question).toBe(questions.what_happens);
    expect(says("something is wrong with my truck").question).toBe(questions.what_happens);
  });

  it.each([
    ["my truck won't start", "cranks"],
    ["truck lost power", "code_on_dash"],
    ["one wheel drags", "hot_wheel_smoke"],
    ["blown tire", "tire_position"],
    ["check engine light is on", "code_on_dash"],
  ] as const)("to '%s' tells apart what matters: %s", (content, question) => {
    expect(says(content).question).toBe(questions[question]);
  });

  it.each([
    ["one wheel drags, no smoke", "hot_wheel_smoke"],
    ["DPF light is flashing", "dpf_flashing"],
    ["truck lost power, amber light is on", "lamp_with_power"],
    ["battery is dead and truck won't start", "charging_volts"],
  ] as const)("is not one that '%s' has answered: %s", (content, question) => {
    expect(says(content).question).not.toBe(questions[question]);
  });

  it("leads somewhere: one of its answers changes category, urgency, decision or causes", () => {
    for (const [content, answers] of [
      ["my truck won't start", ["yes", "no"]],
      ["blown tire", ["steer", "trailer"]],
      ["truck is running hot", ["240", "185"]],
      ["check engine light is on", ["SPN 100 FMI 1", "SPN 3364 FMI 3"]],
    ] as const) {
      const first = says(content);
      const after = answers.map((answer) => {
        const messages: readonly DialogueLine[] = [
          { role: "user", content },
          { role: "assistant", content: "", question: first.question },
          { role: "user", content: answer },
        ];
        const { category, urgency, drive, causes } = assess({ messages, language: "en" });
        return JSON.stringify({ category, urgency, drive, causes: causes.map(({ id }) => id) });
      });
      expect.soft(new Set(after).size, content).toBe(after.length);
    }
  });
});

describe("A change of the conclusion", () => {
  it("is nothing between equal ones, and the same both ways", () => {
    expect(changeBetween(calm, calm)).toBe(0);
    expect(changeBetween(calm, stopped)).toBe(changeBetween(stopped, calm));
  });

  it("weighs a stop more than another system, and another system more than another cause", () => {
    const system = changeBetween(calm, { ...calm, category: "engine" });
    expect(changeBetween(calm, stopped)).toBeGreaterThan(system);
    expect(system).toBeGreaterThan(changeBetween(calm, { ...calm, causes: ["brake_dust"] }));
  });
});

describe("The answers to a question", () => {
  it("are all that the engine tells apart", () => {
    const after = casesAfter(caseOf([]), "air_gauges").flatMap(({ evidence }) => evidence);
    expect(new Set(after.map(({ symptom }) => symptom))).toEqual(new Set(["low_air", "air_slow", "air_ok"]));
    expect(casesAfter(caseOf([]), "code_on_dash").every(({ codes }) => codes.length === 1)).toBe(true);
    expect(casesAfter(caseOf([]), "place")).toEqual([]);
  });

  it("take back what they exclude", () => {
    const well = casesAfter(caseOf(["low_air"]), "air_building").find(({ evidence }) =>
      evidence.some(({ symptom }) => symptom === "air_ok"),
    );
    expect(well?.evidence.some(({ symptom }) => symptom === "low_air")).toBe(false);
  });
});
