import { describe, expect, it } from "vitest";
import { contradicts, streamGuard } from "#worker/ai/guard.ts";

function stream(text: string, drive: "stop_now" | "with_care" = "with_care"): string | null {
  const guard = streamGuard(drive);
  let shown = "";
  for (const delta of text.split(/(?<=\s)/u)) shown += guard.push(delta);
  const rest = guard.end();
  return rest === null ? null : shown + rest;
}

describe("A stop is contradicted by", () => {
  it.each([
    "You can keep driving to the shop.",
    "Continue driving carefully.",
    "You can limp it to the next exit.",
    "Just drive to the nearest truck stop.",
    "It is safe to drive for now.",
    "Bypass the low air buzzer and go.",
    "Try to restart the engine and see.",
    "There is no need to stop.",
    "Cage the spring brake and move it.",
    "Puede seguir conduciendo? Sí, siga conduciendo.",
    "Можно ехать дальше.",
  ])("%s", (reply) => {
    expect(contradicts(reply, "stop_now")).toBe(true);
  });
});

describe("A stop is not contradicted by", () => {
  it.each([
    "Stop now. Do not keep driving.",
    "Never bypass a brake.",
    "Don't try to restart the engine.",
    "It is not safe to drive.",
    "You cannot continue driving.",
    "Walk to the next exit only behind the guardrail.",
    "Не продолжайте движение.",
  ])("%s", (reply) => {
    expect(contradicts(reply, "stop_now")).toBe(false);
  });
});

describe("While a reply streams", () => {
  it("words pass as they come", () => {
    const guard = streamGuard("with_care");
    expect(guard.push("Check ")).toBe("Check ");
    expect(guard.push("the ")).toBe("the ");
  });

  it("all of a harmless reply comes through unchanged", () => {
    const text =
      "Go easy. It may be the pump.\n\n1. Find a safe place to stop.\n2. Drive no further than that! Then 3.5 psi?";
    expect(stream(text)).toBe(text);
  });

  it("a promise of safety, miles or a price is left out", () => {
    expect(stream("Check the belt. It is safe to drive. Then call.")).toBe("Check the belt. It is […] Then call.");
    expect(stream("Check the belt. Safe to drive now. Then call.")).toBe("Check the belt. Then call.");
    expect(stream("You can drive another 50 miles. Check oil.")).not.toContain("50 miles");
    expect(stream("That costs $400 or so. Check oil.")).not.toContain("400");
  });

  it("nothing of a stop's reply is shown before it was judged", () => {
    const guard = streamGuard("stop_now");
    expect(guard.push("Stop now. ")).toBe("");
    expect(guard.end()).toBe("Stop now. ");
    expect(stream("Stop. Or keep driving.", "stop_now")).toBeNull();
  });
});
