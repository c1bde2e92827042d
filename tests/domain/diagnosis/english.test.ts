import { describe, expect, it } from "vitest";
import type { Category, RedFlag } from "#domain/diagnosis/assessment.ts";
import { assess } from "#domain/diagnosis/index.ts";

const says = (content: string) => assess({ messages: [{ role: "user", content }], language: "en" });

describe("English as drivers speak it: a danger is heard", () => {
  it.each<[string, RedFlag]>([
    ["got zero brakes, using the jake only", "no_brakes"],
    ["pedal goes to the carpet and nothing happens", "no_brakes"],
    ["my foot brake go down full, only the jake is holding me", "no_brakes"],
    ["brake pedal no resistance on the downgrade", "no_brakes"],
    ["backward rolling, no gear", "no_brakes"],
    ["grass is burning under my truck", "fire"],
    ["no the trailer is on fire", "fire"],
    ["heavy knock and no power", "engine_knock"],
    ["i feel the tie rod slip when i shake the wheel", "steering_lost"],
    ["brakes aren't grabbing at all going downhill", "no_brakes"],
    ["the wig wag dropped and the gauges show 55", "low_air"],
    ["steering locked solid on me in a curve", "steering_lost"],
    ["i have about six inches of slop in the wheel before it does anything", "steering_lost"],
    ["left steer just let go", "steer_tire"],
    ["i got a bubble on the sidewall of my left steer", "steer_tire"],
    ["three studs sheared off the trailer wheel", "wheel_loose"],
    ["return line popped off, engine bay is soaked in diesel", "fuel_leak"],
    ["theres a river of diesel under the cab", "fuel_leak"],
    ["oil gauge reads zip and the chime is going", "oil_pressure"],
    ["no coolant in the jug and the needle is climbing", "overheat"],
    ["smoke comin off my left rear duals", "smoke"],
    ["i ran somebody over", "crash"],
    ["tires keep relighting on the trailer", "fire"],
  ])("%s", (text, flag) => {
    const found = says(text);
    expect(found).toMatchObject({ urgency: "emergency", drive: "stop_now" });
    expect(found.redFlags).toContain(flag);
  });
});

describe("English as drivers speak it: what is over, another's, asked about or meant otherwise is no danger", () => {
  it.each([
    "my buddy had an engine fire last nite, mine has the left low beam out",
    "lug nuts were missing when i bought the truck, all new since May",
    "batteries cooked, no dash",
    "smells hot and slips in overdrive",
    "no heat and the needle barely comes off the peg",
    "neighbors truck knocks like hell, mine just ticks a little when cold",
    "they lost all oil pressure three weeks back, swapped the pump",
    "if that oil light ever came on would i have to stop",
    "what would happen if i lost my oil pressure, studying for the exam",
    "collision radar sensor is blocked by a bug storm",
    "i clipped a mirror at the dock",
    "slack adjuster measured 2 inches of stroke",
    "been bleeding alcohol into the lines, air is at 120",
    "your billing page is a train wreck",
    "it ain't wrecked, just wedged in a ditch, nobody's hurt",
  ])("%s", (text) => {
    const found = says(text);
    expect(found.redFlags).toEqual([]);
    expect(found.urgency).not.toBe("emergency");
  });
});

describe("English as drivers speak it: systems and wishes", () => {
  it.each<[string, Category]>([
    ["trolley valve wont send nothing to the trailer, brakes feel weak", "brakes"],
    ["she overheats in traffic then cools off", "cooling"],
    ["carrier bearing is shot", "transmission"],
    ["fifth wheel handle is stuck and the jaws wont open", "steering_suspension"],
    ["valve stem on the outer dual leaks", "tires"],
    ["wont catch, lost prime after the filter change", "fuel"],
    ["reading lamp over the bunk is burned out", "electrical"],
    ["little hiccup at 1100 rpm, engine runs fine otherwise", "engine"],
    ["locksmith please, keys on the seat and doors shut", "roadside"],
    ["come get my truck with a heavy wrecker", "towing"],
    ["price check on a reman alternator", "parts"],
    ["can i switch language in the settings", "account"],
  ])("%s", (text, category) => {
    expect(says(text).category).toBe(category);
  });
});

describe("English of people nobody had met: told of another, in a class, over, or in another sense", () => {
  it.each([
    "some rookie smoked his brakes coming down the grade, how do i keep mine cool",
    "in cdl class they showed us a film about brakes catching fire",
    "there was steam, it was my rice cooker fogging the glass",
    "oil pressure 45 hot on the road, nothing knocks",
    "lifter tick on start, quiets in a minute, 32 psi idle",
    "low air buzzer chirps at start up only, then 120 both needles",
    "speed limited 55 and falling, dash says def",
    "clunk in the rear when i go over the railroad tracks, steady otherwise",
    "brakes grabbing hard, empty",
  ])("%s", (text) => {
    expect(says(text).redFlags).toEqual([]);
  });

  it.each<[string, RedFlag]>([
    ["front right is flat and it goes by itself", "steer_tire"],
    ["oil pressure won't come up after start", "oil_pressure"],
    ["neutral by itself on the downgrade and i'm gaining speed", "no_brakes"],
    ["stopped over the railroad tracks and can't move", "live_lane"],
  ])("and a danger is heard: %s", (text, flag) => {
    expect(says(text).redFlags).toContain(flag);
  });
});
