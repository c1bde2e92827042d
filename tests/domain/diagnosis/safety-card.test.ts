import { describe, expect, it } from "vitest";
import { type RedFlag, redFlags } from "#domain/diagnosis/assessment.ts";
import { assess, byDanger, safetySteps } from "#domain/diagnosis/index.ts";
import { flagAdvice } from "#domain/diagnosis/knowledge/safety-steps.ts";

const pairs = redFlags.flatMap((one, at) => redFlags.slice(at + 1).map((other) => byDanger([one, other])));
const own = (flag: RedFlag) => flagAdvice[flag].steps;
const steps = (...flags: RedFlag[]) => safetySteps(byDanger(flags));

describe("The steps of a safety card", () => {
  it("are those of the danger itself when there is only one", () => {
    for (const flag of redFlags) expect(safetySteps([flag])).toEqual(own(flag));
  });

  it.each(pairs.map((pair) => [pair.join(" and "), pair] as const))("for %s are few, and each once", (_, pair) => {
    const both = safetySteps(pair);
    expect(both.length).toBeLessThanOrEqual(7);
    expect(new Set(both).size).toBe(both.length);
    // Nobody walks with triangles where one of the dangers forbids it.
    expect(both.includes("triangles")).toBe(
      pair.every((flag) => own(flag).includes("triangles")) && both.includes("triangles"),
    );
    const isHazmat = pair.includes("hazmat");
    if (isHazmat || pair.some((flag) => own(flag).includes("far_away"))) {
      // Under a power line the cab is the safe place; its own steps tell when and how to leave it.
      expect(both.includes(isHazmat ? "far_hazmat" : "far_away")).toBe(!both.includes("stay_in_cab"));
      expect(both).not.toContain(isHazmat ? "far_away" : "far_hazmat");
      expect(both).not.toContain("chock");
      expect(both).not.toContain("triangles");
    }
    if (pair.some((flag) => flagAdvice[flag].call911)) expect(both).toContain("call_911");
    if (both.includes("call_911")) expect(both).not.toContain("call_911_if");
  });

  it.each(redFlags)("never tell who freezes to stay and to leave, with %s", (flag) => {
    const cold = safetySteps([flag], ["stay_with_truck"]);
    const leaves = cold.includes("get_out") || cold.includes("engine_off");
    expect(leaves && cold.includes("stay_with_truck")).toBe(false);
    const nobodyStays = [
      "fire",
      "smoke",
      "carbon_monoxide",
      "live_lane",
      "train",
      "power_line",
      "flood",
      "crash",
      "fuel_leak",
      "hazmat",
      "battery_gas",
    ];
    expect(cold.includes("stay_with_truck")).toBe(!nobodyStays.includes(flag));
  });

  it("send people away before anything is done at the truck", () => {
    expect(steps("low_air", "smoke").slice(0, 4)).toEqual(["stop_safely", "engine_off", "get_out", "far_away"]);
    expect(steps("crash", "smoke").indexOf("far_away")).toBeLessThan(5);
  });

  it("in a traffic lane keep the driver belted in, unless the truck has to be left", () => {
    expect(steps("live_lane")).toEqual(["flashers", "leave_lane", "call_911", "stay_belted"]);
    expect(steps("live_lane", "steering_lost")).not.toContain("get_out");
    expect(steps("live_lane", "fire")).not.toContain("stay_belted");
    expect(steps("live_lane", "smoke")).toContain("get_out");
  });

  it("keep triangles and the warning of brakes where two dangers agree", () => {
    expect(steps("low_air", "steer_tire")).toEqual(expect.arrayContaining(["no_brake_bypass", "triangles", "get_out"]));
    expect(steps("no_brakes", "overheat")).toContain("no_brake_bypass");
  });

  it("are in the assessment as on the card", () => {
    const { steps: said } = assess({
      messages: [{ role: "user", content: "oil pressure zero, stalled in the middle lane" }],
      language: "en",
    });
    expect(said.join(" ")).not.toContain("triangles");
    expect(said.join(" ")).toContain("911");
  });
});
