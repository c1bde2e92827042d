import { describe, expect, it } from "vitest";
import { type DashLamp, dashLamps, sayLamps } from "#domain/chat/dash-lamps.ts";
import { axles, sayWheels, type WheelTrouble, wheelKey, wheelsOf, wheelTroubles } from "#domain/chat/wheels.ts";
import { assess } from "#domain/diagnosis/index.ts";
import { type ChatLanguage, chatLanguages } from "#domain/languages/languages.ts";

const decisions = ["not_applicable", "with_care", "next_safe_exit", "stop_now"] as const;
type Decision = (typeof decisions)[number];

/** Asks for a decision at least as careful as this one. */
function expectAtLeast(least: Decision, text: string, language: ChatLanguage) {
  const { drive } = assess({ messages: [{ role: "user", content: text }], language });
  expect(decisions.slice(decisions.indexOf(least))).toContain(drive);
}

const stop = "stop_now";
const exit = "next_safe_exit";
const care = "with_care";

const lamps: Readonly<Record<DashLamp, Decision>> = {
  stop_engine: stop,
  oil_pressure: stop,
  coolant_hot: stop,
  low_air: stop,
  battery: exit,
  check_engine: care,
  dpf: care,
  exhaust_hot: care,
  def: care,
  abs: care,
  trailer_abs: care,
  tire_pressure: care,
  water_in_fuel: care,
  low_fuel: care,
};

describe.each(chatLanguages)("a lamp that is tapped, in %s", (language) => {
  it.each(dashLamps)("is read as what it means: %s", (lamp) => {
    expectAtLeast(lamps[lamp], sayLamps([{ lamp, flashes: false }], language), language);
  });

  it.each(["dpf", "def"] as const)("leaves the road at the next exit when it flashes: %s", (lamp) => {
    expectAtLeast(exit, sayLamps([{ lamp, flashes: true }], language), language);
  });

  it("is not calmed by a lesser one beside it", () => {
    const text = sayLamps(
      [
        { lamp: "oil_pressure", flashes: false },
        { lamp: "low_fuel", flashes: false },
      ],
      language,
    );
    expectAtLeast(stop, text, language);
  });
});

describe.each(chatLanguages)("a wheel that is tapped, in %s", (language) => {
  const wheel = (axle: (typeof axles)[number]) => wheelsOf(axle).slice(0, 1);

  it.each(["flat", "blown"] as const)("stops the truck where it steers: %s", (trouble) => {
    expectAtLeast(stop, sayWheels(wheel("steer"), trouble, language), language);
  });

  it.each(["flat", "blown"] as const)("leaves the road at the next exit where it does not: %s", (trouble) => {
    for (const axle of axles.slice(1)) expectAtLeast(exit, sayWheels(wheel(axle), trouble, language), language);
  });

  it.each(["hot", "loose"] as const)("stops the truck on every axle: %s", (trouble) => {
    for (const axle of axles) expectAtLeast(stop, sayWheels(wheel(axle), trouble, language), language);
  });

  it("is left no later than at the next exit with oil at its hub", () => {
    for (const axle of axles) expectAtLeast(exit, sayWheels(wheel(axle), "leak", language), language);
  });

  it("is never mistaken for another", () => {
    const wheels = axles.flatMap(wheelsOf);
    const said = wheels.map((one) => sayWheels([one], "flat", language));
    expect(new Set(said).size).toBe(18);
    expect(new Set(wheels.map(wheelKey)).size).toBe(18);
  });

  it("says every kind of trouble in its own words", () => {
    const said = wheelTroubles.map((trouble: WheelTrouble) => sayWheels(wheel("drive_1"), trouble, language));
    expect(new Set(said).size).toBe(wheelTroubles.length);
  });
});
