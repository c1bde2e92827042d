import { describe, expect, it } from "vitest";
import { everyGuideIn } from "#tests/support/every-guide.ts";
import type { ContextMessage } from "#worker/ports/conversations.ts";
import { ask, newMarker, requestsWith } from "./ask.ts";

const guides = await everyGuideIn("en");
const complaint = "truck just clicks when I turn the key";
const said = (role: "user" | "assistant", content: string): ContextMessage => ({
  turnId: null,
  role,
  content,
  photoIds: [],
  assessment: null,
});

/** The complaint and the assistant's first answer to it. */
async function begun(): Promise<readonly ContextMessage[]> {
  const { text, assessment } = await ask({ text: complaint, model: null, guides });
  return [said("user", complaint), { ...said("assistant", text), assessment }];
}

describe("With an open guide, a model", () => {
  it("is given the verdict, the step and the guide's facts, and its answer carries both", async () => {
    const marker = newMarker();
    const answer = await ask({ text: `${complaint} ${marker}`, guides, orders: "[[say The batteries may be low.]]" });
    expect(answer.source).toBe("model");
    expect(answer.text).toContain("The batteries may be low.");
    expect(answer.assessment).toMatchObject({
      guide: "clicks-no-crank",
      verdict: { canDrive: "no" },
      step: { id: "clicks-no-crank:sound" },
    });
    const sent = (await requestsWith(marker)).at(-1) ?? "";
    expect(sent).toContain("When you turn the key to start, what do you hear?");
    expect(sent).toContain("Rapid clicks are usually low batteries");
  });

  it("is not asked about a tap alone: the guide answers", async () => {
    const answer = await ask({
      text: "",
      before: await begun(),
      guides,
      answer: { stepId: "clicks-no-crank:sound", answerId: "rapid" },
    });
    expect(answer.source).toBe("built_in");
    expect(answer.assessment.trail).toMatchObject([{ stepId: "clicks-no-crank:sound", answerId: "rapid" }]);
    expect(answer.assessment.step).not.toBeNull();
  });

  it("that fails is followed by the guide's whole answer", async () => {
    const answer = await ask({ text: complaint, guides, orders: "[[status 500]]" });
    const builtIn = await ask({ text: complaint, guides, model: null });
    expect(answer.source).toBe("fallback");
    expect(answer.text).toBe(builtIn.text);
    expect(answer.assessment).toEqual(builtIn.assessment);
  });

  it("that finds a danger ends the guide's questions, with the engine's verdict and words", async () => {
    const answer = await ask({
      text: complaint,
      guides,
      orders: '[[call assess {"report":"flames under the hood, the engine is on fire"}]] [[say Look at the starter.]]',
    });
    expect(answer.assessment).toMatchObject({
      drive: "stop_now",
      guide: null,
      step: null,
      verdict: { canDrive: "no" },
      redFlags: ["fire"],
    });
    expect(answer.text).not.toContain("Look at the starter");
    expect(answer.text).not.toContain("what do you hear?");
    expect(answer.text).toContain("Get everyone at least 100 ft");
  });

  it("never makes the guide's verdict softer", async () => {
    const answer = await ask({
      text: "the air won't build up",
      orders: '[[call assess {"report":"all is well"}]] [[say Yes, you can drive.]]',
    });
    expect(answer.assessment).toMatchObject({ drive: "stop_now", verdict: { canDrive: "no" } });
    expect(answer.text).not.toContain("you can drive");
  });
});
