import { describe, expect, it } from "vitest";
import { everyGuideIn } from "#tests/support/every-guide.ts";
import { Conversing } from "./conversing.ts";

const guides = await everyGuideIn("en");
const decided = (...said: readonly string[]) => {
  const talk = new Conversing(guides);
  for (const words of said) talk.write(words);
  const { drive, urgency, verdict, guide } = talk.last?.assessment ?? {};
  return { drive, urgency, canDrive: verdict?.canDrive, guide };
};

describe("a guide's verdict at its beginning", () => {
  it.each([
    ["exhaust leak", "exhaust-leak"],
    ["steering wheel is hard to turn", "heavy-steering"],
    ["trailer air hose blew off", "trailer-side-leak"],
  ])("stops the truck after %j, which says nothing else", (said, guide) => {
    expect(decided(said)).toMatchObject({ guide, drive: "stop_now", canDrive: "no" });
  });

  it.each([
    "truck wanders a bit on grooved road since new tires, no play in the wheel, I checked 1 inch at the rim",
    "truck drifts a hair right on crowned road, I mean a hair. Tires even, alignment due.",
    "wheel vibrates a hair at 55",
    "noise in front, spring squeaks, steer tight and straight",
    "cab air bag leaks a bit overnight and pumps up on start",
  ])("is not taken from two words of %j", (said) => {
    const { drive, urgency } = decided(said);
    expect([drive, urgency]).not.toContain("stop_now");
    expect(urgency).not.toBe("emergency");
  });
});
