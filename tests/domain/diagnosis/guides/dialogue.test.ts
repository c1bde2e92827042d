import { describe, expect, it } from "vitest";
import { everyGuideIn } from "#tests/support/every-guide.ts";
import { Conversing } from "./conversing.ts";

const guides = await everyGuideIn("en");
const spanish = await everyGuideIn("es");
const air = (first = "the air won't build up") => {
  const talk = new Conversing(guides);
  talk.write(first);
  return talk;
};

describe("a complaint that a guide is for", () => {
  it("is answered with the verdict first, the truck once, and one question", () => {
    const talk = new Conversing(guides);
    const { text, assessment } = talk.write("truck just clicks when I turn the key");
    expect(assessment).toMatchObject({ guide: "clicks-no-crank", question: null, verdict: { canDrive: "no" } });
    expect(text.startsWith(assessment.verdict?.text ?? "-")).toBe(true);
    expect(text.split("2020 Freightliner Cascadia")).toHaveLength(2);
    expect(text).toContain(assessment.step?.ask);
    expect(text).not.toMatch(/as before/i);
    expect(talk.tap("rapid").text).not.toContain("Freightliner");
  });

  it("opens no guide where none is given, and is answered as before", () => {
    const { assessment, text } = new Conversing([]).write("the air won't build up");
    expect(assessment).toMatchObject({ guide: null, step: null, outcome: null, trail: [] });
    expect(assessment.verdict?.canDrive).toBe("no");
    expect(text).not.toBe("");
  });

  it("is not asked what the driver has already told", () => {
    const talk = air("the air won't build up, there is a steady air leak hissing, I am bobtail");
    expect(talk.last?.assessment.step?.id).toBe("air-will-not-build:where");
    expect(talk.last?.assessment.trail?.map(({ stepId, answerId }) => [stepId, answerId])).toEqual([
      ["air-will-not-build:hiss", "steady"],
    ]);
  });

  it("waits while the driver orders a tow", () => {
    const { assessment } = new Conversing(guides).write("I need a tow truck, nothing else");
    expect(assessment.guide).toBeNull();
  });
});

describe("a typed answer", () => {
  it.each([
    ["no", "no"],
    ["yes it does", "yes"],
    ["no trailer on it", "bobtail"],
    ["I don't know", "cant_tell"],
    ["I can't tell", "cant_tell"],
    ["can't tell", "cant_tell"],
    ["not sure", "cant_tell"],
  ])("%j is as good as the tap %s", (text, answerId) => {
    const typed = air();
    const tapped = air();
    expect(typed.write(text).assessment.step).toEqual(tapped.tap(answerId).assessment.step);
  });

  it("may be the words of its label", () => {
    const talk = air();
    talk.tap("no");
    expect(talk.write("it spits again and again").assessment.step?.id).toBe("air-will-not-build:freezing");
  });

  it("may be a reading off the gauge that the step asks for", () => {
    const talk = air();
    talk.tap("no");
    talk.tap("purging");
    expect(talk.write("20 degrees outside").assessment.outcome?.cause).toContain("frozen");
  });

  it("that fits no answer is met with the question and its answers", () => {
    const talk = air();
    const { text, assessment } = talk.write("the purple one");
    expect(assessment.step?.id).toBe("air-will-not-build:trailer_off");
    expect(text).toContain("couldn't match");
    for (const { label } of assessment.step?.answers ?? []) expect(text).toContain(`• ${label}`);
  });

  it("in Spanish answers a Spanish step, with labels in Spanish", () => {
    const talk = new Conversing(spanish, "es");
    talk.write("el aire no sube");
    talk.write("no");
    const { assessment } = talk.write("no se oye nada");
    expect(assessment.step?.id).toBe("air-will-not-build:climbs");
    expect(assessment.step?.answers.map(({ label }) => label)).toContain("No se mueven");
  });
});

describe("a driver who changes an answer", () => {
  it("by tapping another one of an earlier step goes on from there", () => {
    const talk = air();
    talk.tap("no");
    talk.tap("no");
    const { assessment, text } = talk.tap("yes", "air-will-not-build:trailer_off");
    expect(assessment.outcome?.cause).toContain("trailer side");
    expect(assessment.trail?.map(({ answerId }) => answerId)).toEqual(["yes"]);
    expect(text).toContain("Changed: Yes.");
  });

  it("by saying that the other one was meant is understood", () => {
    const talk = air();
    talk.tap("yes");
    const { assessment } = talk.write("wrong button, I meant no");
    expect(assessment.step?.id).toBe("air-will-not-build:hiss");
  });

  it("by saying only that it was wrong is asked again", () => {
    const talk = air();
    talk.tap("no");
    expect(talk.write("wrong button").assessment.step?.id).toBe("air-will-not-build:trailer_off");
  });

  it("takes back a fire that was only tapped, and not one that was told", () => {
    const tapped = new Conversing(guides);
    tapped.write("trailer wheel hub is smoking hot");
    expect(tapped.tap("yes").assessment.redFlags).toContain("fire");
    expect(tapped.tap("no", "hot-wheel-end:fire").assessment.redFlags).not.toContain("fire");
    const told = new Conversing(guides);
    told.write("trailer wheel hub is smoking hot");
    told.write("there are flames now, it is on fire");
    expect(told.tap("no", "hot-wheel-end:fire").assessment.redFlags).toContain("fire");
  });
});

describe("a danger", () => {
  it("that a tap reports has its card and its decision", () => {
    const talk = new Conversing(guides);
    talk.write("trailer wheel hub is smoking hot");
    const { safety, assessment } = talk.tap("yes");
    expect(safety?.flags[0]).toBe("fire");
    expect(assessment).toMatchObject({ drive: "stop_now", urgency: "emergency" });
  });

  it("to people comes before every question of a guide", () => {
    const talk = air();
    const { assessment, safety } = talk.write("a car just hit me and my leg is broken");
    expect(safety?.call911).toBe(true);
    expect(assessment.step).toBeNull();
  });

  it("is not softened by an outcome that has not shown it to be absent", () => {
    const talk = new Conversing(guides);
    talk.write("ABS light is on");
    talk.write("and now the low air buzzer is on, 40 psi");
    expect(talk.last?.assessment).toMatchObject({ drive: "stop_now", verdict: { canDrive: "no" } });
  });

  it("ends with the outcome that has shown it to be absent, and comes back when it is told once more", () => {
    const talk = air();
    talk.tap("no");
    talk.tap("no");
    expect(talk.tap("full").assessment).toMatchObject({ drive: "next_safe_exit", verdict: { canDrive: "until" } });
    expect(talk.write("now the low air buzzer came on, 40 psi").assessment.drive).toBe("stop_now");
  });

  it("that stands is repeated in one short line", () => {
    const { text } = air().tap("no");
    expect(text.split("\n\n")[0]).toBe("Still stopped: don't drive it.");
    expect(text).not.toContain("Do this now:");
  });
});

describe("in the middle of a guide", () => {
  it("'can I drive?' is answered by the verdict, and the question is asked once more", () => {
    const talk = new Conversing(guides);
    talk.write("truck just clicks when I turn the key");
    const { text, assessment } = talk.write("can I drive it?");
    expect(text.startsWith("No")).toBe(true);
    expect(text).toContain(assessment.step?.ask);
  });

  it("what drivers also ask is answered from the guide", () => {
    const talk = air();
    expect(talk.write("how fast should it build?").text).toContain("within 45 seconds");
  });

  it("'what could it be?' is answered with what it usually is, and another question honestly", () => {
    const talk = air();
    expect(talk.write("what could it be?").text).toContain(talk.last?.assessment.usually);
    expect(talk.write("is the moon full tonight?").text).toContain("don't know that for sure");
  });

  it("a fact that answers no step is taken down", () => {
    const { text, assessment } = air().write("a headlight is out, too");
    expect(text).toContain("Got it: “a headlight is out, too”.");
    expect(text).toContain(assessment.step?.ask);
  });

  it("thanks get a human answer without the question", () => {
    const talk = air();
    const { text, assessment } = talk.write("thanks");
    expect(text).toContain("If it comes back");
    expect(text).not.toContain(assessment.step?.ask);
  });

  it("'fixed it' closes the guide and says what must hold before driving", () => {
    const talk = air();
    talk.tap("no");
    const { text, assessment } = talk.write("fixed it, works now");
    expect(assessment.step).toBeNull();
    expect(text).toContain("above 100 psi");
  });

  it("'found it' is taken in the driver's words", () => {
    const { text, assessment } = air().write("found it, a hose came off");
    expect(assessment.step).toBeNull();
    expect(text).toContain("a hose came off");
  });

  it("something graver opens its own guide", () => {
    const talk = new Conversing(guides);
    talk.write("truck just clicks when I turn the key");
    expect(talk.write("and the right steer wheel is loose, lug nuts missing").assessment.guide).toBe("loose-wheel");
  });

  it("a denied complaint closes it", () => {
    const talk = new Conversing(guides);
    talk.write("low power on hills");
    expect(talk.write("no sorry, power is fine, but it is overheating").assessment.guide).toBe("overheating");
  });
});

it("the same turns give the same state, however often they are read", () => {
  const one = air();
  const other = air();
  for (const talk of [one, other]) {
    talk.tap("no");
    talk.write("no hiss");
  }
  expect(one.last).toEqual(other.last);
});

describe("'it won't start'", () => {
  it("is first asked whether it cranks", () => {
    const { assessment } = new Conversing(guides).write("truck won't start");
    expect(assessment.step?.id).toBe("cranks-no-start:cranks");
  });

  it.each(["no", "it just clicks"])("goes on with the guide of clicks where it does not crank: %s", (said) => {
    const talk = new Conversing(guides);
    talk.write("truck won't start");
    const { assessment } = said === "no" ? talk.tap("no") : talk.write(said);
    expect([assessment.guide, assessment.step?.id]).toEqual(["clicks-no-crank", "clicks-no-crank:sound"]);
  });

  it("goes on with fuel where it cranks, and does not ask that of a driver who has said it", () => {
    const talk = new Conversing(guides);
    talk.write("truck won't start");
    expect(talk.tap("yes").assessment.step?.id).toBe("cranks-no-start:speed");
    expect(new Conversing(guides).write("it cranks but won't start").assessment.step?.id).toBe("cranks-no-start:speed");
  });
});

it("a driver who can't tell whether the fifth wheel is locked is told to look, without an alarm", () => {
  const talk = new Conversing(guides);
  talk.write("the fifth wheel will not release");
  const { assessment, safety } = talk.tap("cant_tell");
  expect([assessment.outcome?.id, assessment.urgency, assessment.verdict?.canDrive]).toEqual([
    "not_seen",
    "high",
    "no",
  ]);
  expect(safety).toBeNull();
  expect(assessment.outcome?.cost?.text).toBe("Service call: $300–1,000");
});

it("a guide that a code opens comes before the one for an unnamed warning", () => {
  const { assessment } = new Conversing(guides).write("a warning on the dash, SPN 111 FMI 18");
  expect(assessment.guide).toBe("coolant-low");
});
