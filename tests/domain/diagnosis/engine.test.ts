import { describe, expect, it } from "vitest";
import type { Assessment } from "#domain/diagnosis/assessment.ts";
import { assess } from "#domain/diagnosis/index.ts";
import type { DialogueLine } from "#domain/diagnosis/input.ts";
import { type Case, calm, complaints, emergencies, misspelt, presets } from "./cases.ts";
import { roadTalk } from "./road-talk.ts";

const says = (...messages: string[]): Assessment =>
  assess({ messages: messages.map((content) => ({ role: "user", content })), language: "en" });

function talk(...lines: string[]): Assessment {
  const messages: DialogueLine[] = [];
  for (const content of lines) {
    messages.push({ role: "user", content });
    const { question } = assess({ messages, language: "en" });
    messages.push({ role: "assistant", content: `Understood. ${question ?? ""}`, question });
  }
  return assess({ messages: messages.slice(0, -1), language: "en" });
}

function expectCase(expected: Case) {
  const found = says(expected.says);
  expect({
    category: expected.category && found.category,
    urgency: expected.urgency && found.urgency,
    drive: expected.drive && found.drive,
    emergency: expected.emergency === undefined ? undefined : found.urgency === "emergency",
    flags: expected.flags && [...found.redFlags].sort(),
  }).toEqual({
    category: expected.category,
    urgency: expected.urgency,
    drive: expected.drive,
    emergency: expected.emergency,
    flags: expected.flags && [...expected.flags].sort(),
  });
}

describe("what the home page's cards say names its category", () => {
  it.each(presets)("$says", expectCase);
});

describe("usual complaints are recognised", () => {
  it.each(complaints)("$says", expectCase);
});

describe("half sentences and shop talk are understood", () => {
  it.each(roadTalk)("$says", expectCase);
});

describe("misspelt words are read as meant", () => {
  it.each(misspelt)("$says", expectCase);
});

describe("every emergency is found, is stopped, and offers a human", () => {
  it.each(emergencies)("$says", (expected) => {
    expectCase({ ...expected, urgency: "emergency", drive: "stop_now" });
    expect(says(expected.says).handover).toBe(true);
  });
});

describe("what is denied, over, imagined or meant otherwise is no emergency", () => {
  it.each(calm)("$says", expectCase);
});

describe("later messages refine the conclusion", () => {
  it("reads a bare no against the question that was asked", () => {
    const found = talk("my truck won't start", "no");
    expect(found.category).toBe("electrical");
    expect(talk("my truck won't start", "yes").category).toBe("fuel");
  });

  it("raises the alarm when an answer turns out dangerous", () => {
    expect(talk("one wheel is hot, brake dragging", "yes").redFlags).toEqual(["smoke"]);
    expect(talk("blown tire", "it's the left steer").redFlags).toEqual(["steer_tire"]);
    expect(talk("brake problem", "locked up", "about 45 psi").redFlags).toEqual(["low_air"]);
  });

  it("withdraws a flag that a later message takes back", () => {
    expect(talk("there is smoke", "no smoke any more").redFlags).toEqual([]);
  });

  it("never asks the same question twice", () => {
    const messages: DialogueLine[] = [];
    const asked: string[] = [];
    for (const content of ["check engine light", "I don't know", "no idea", "still on", "hm", "what now"]) {
      messages.push({ role: "user", content });
      const { question } = assess({ messages, language: "en" });
      if (question !== null) asked.push(question);
      messages.push({ role: "assistant", content: "Understood.", question });
    }
    expect(new Set(asked).size).toBe(asked.length);
  });

  it("finds its question in the assistant's words when nothing else names it", () => {
    const { question } = says("my truck won't start");
    const found = assess({
      messages: [
        { role: "user", content: "my truck won't start" },
        { role: "assistant", content: `Stay where you are.\n\n${question}` },
        { role: "user", content: "yes" },
      ],
      language: "en",
    });
    expect(found.category).toBe("fuel");
  });
});

describe("a human is offered", () => {
  it("when the driver asks for one", () => {
    expect(says("can I talk to a real person").handover).toBe(true);
    expect(says("brakes squeal a bit, connect me to a technician").handover).toBe(true);
  });

  it("after turns that bring nothing new, and not before", () => {
    expect(says("check engine light is on").handover).toBe(false);
    expect(talk("check engine light is on", "dunno", "dunno").handover).toBe(true);
    expect(talk("it is broken", "it just is", "please fix").handover).toBe(true);
  });

  it("for tows, road service and parts, and not for a joke", () => {
    expect(says("I need a towing service").handover).toBe(true);
    expect(says("tell me a joke").handover).toBe(false);
  });
});

describe("conclusions rest on the driver's words", () => {
  it("names words and codes as evidence", () => {
    const found = says("transmission slipping, SPN 191 FMI 2");
    expect(found.causes[0]).toMatchObject({ id: "code_erratic", evidence: ["SPN 191 FMI 2"] });
    expect(found.causes.some((cause) => cause.evidence.join(" ").includes("slipping"))).toBe(true);
  });

  it("invents no meaning for a maker's own number", () => {
    const [code] = says("dash says SPN 520372 FMI 7").faultCodes;
    expect(code?.meaning).toContain("manufacturer code");
    expect(says("SPN 259138 FMI 0").faultCodes[0]?.meaning).toBeNull();
  });
});

describe("any text gets an assessment in bounded time", () => {
  const hostile = [
    "",
    " ",
    "\u0000\u0007",
    "🔥".repeat(3000),
    "fire ".repeat(20_000),
    "no smoke, ".repeat(5000),
    "spn ".repeat(20_000),
    "fmi 1 ".repeat(10_000),
    "1/".repeat(30_000),
    "a".repeat(100_000),
    "العربية مع English و русский",
    "'".repeat(10_000),
    "won't ".repeat(10_000),
    "brake & {light} ! * .. /",
  ];
  it.each(hostile.map((text) => [text.slice(0, 20), text]))("%j…", (_, text) => {
    expect(says(text).category).toBeTypeOf("string");
  });
});
