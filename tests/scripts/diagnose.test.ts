import { spawn } from "node:child_process";
import { describe, expect, it } from "vitest";
import { diagnoseLine } from "#scripts/diagnosis/diagnose-line.ts";

interface Run {
  readonly code: number | null;
  readonly out: string;
}

function diagnose(args: readonly string[], input = ""): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["scripts/commands/diagnose.ts", ...args], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    let out = "";
    child.stdout.on("data", (chunk: Buffer) => {
      out += chunk.toString("utf8");
    });
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, out }));
    child.stdin.end(input);
  });
}

describe("diagnose --jsonl", () => {
  it("writes one line for each line, in order, and goes on after a bad one", async () => {
    const input = [
      JSON.stringify({ id: "a", message: "SPN 100 FMI 1 came up", brand: "Volvo", year: 2019, model: "VNL" }),
      "not json",
      "",
      JSON.stringify({ id: 7, messages: ["truck won't start", "it cranks fine"] }),
      JSON.stringify({ id: "c", language: "xx", message: "hi" }),
      JSON.stringify({ id: "d" }),
    ].join("\n");
    const { code, out } = await diagnose(["--jsonl"], input);
    expect(code).toBe(0);
    const lines = out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines[0]).toMatchObject({
      id: "a",
      category: "engine",
      urgency: "emergency",
      drive: "stop_now",
      fault_codes: [{ spn: 100, fmi: 1 }],
      handover: true,
    });
    expect(Object.keys(lines[0])).toEqual([
      "id",
      "category",
      "urgency",
      "drive",
      "fault_codes",
      "causes",
      "handover",
      "reply",
      "verdict",
      "step",
      "guide",
    ]);
    expect(lines[1]).toEqual({ id: null, error: expect.any(String) });
    expect(lines[2]).toMatchObject({ id: 7, category: "fuel" });
    expect(lines[3]).toEqual({ id: "c", error: expect.stringContaining("language") });
    expect(lines[4]).toMatchObject({ id: "d", error: expect.any(String) });
    expect(lines).toHaveLength(5);
  });
});

describe("diagnose for a person", () => {
  it("prints the reply and the assessment", async () => {
    const { code, out } = await diagnose(["--lang", "en", "--truck", "Freightliner,2020,Cascadia", "no brakes at all"]);
    expect(code).toBe(0);
    expect(out).toContain("!! Brakes failing: stop now");
    expect(out).toContain("No. Rolling: take the first ramp");
    expect(out).toMatch(/drive:\s+stop_now/);
    expect(out).toContain("Freightliner,2020,Cascadia");
  });
});

describe("a line", () => {
  it("may hold a whole dialogue", async () => {
    const line = JSON.stringify({
      id: "x",
      messages: [
        { role: "user", content: "one wheel is hot" },
        { role: "assistant", content: "Does a wheel smoke or smell burnt?" },
        { role: "user", content: "yes" },
      ],
    });
    expect(await diagnoseLine(line)).toMatchObject({ drive: "stop_now" });
  });

  it("may leave out or set to null what it need not have, and may begin with a byte order mark", async () => {
    const line = {
      id: "n",
      language: null,
      brand: null,
      year: null,
      model: null,
      message: "no brakes",
      messages: null,
    };
    for (const text of [JSON.stringify(line), `\uFEFF${JSON.stringify({ id: "n", message: "no brakes" })}`]) {
      expect(await diagnoseLine(text)).toMatchObject({ id: "n", drive: "stop_now" });
    }
  });

  it("is answered in its language", async () => {
    for (const [language, word] of [
      ["es", "Párese"],
      ["ar", "توقف"],
      ["ru", "Остановитесь"],
    ] as const) {
      const diagnosis = await diagnoseLine(JSON.stringify({ id: 1, language, message: "no brakes" }));
      expect("reply" in diagnosis && diagnosis.reply).toContain(word);
    }
  });

  it("that is no object is refused", async () => {
    for (const text of ["null", "[]", "3", '"text"', '{"id":{},"message":"x"}']) {
      expect(await diagnoseLine(text)).toMatchObject({ id: null, error: expect.any(String) });
    }
  });

  const air = "the air won't build up";
  const tap = (stepId: string, answerId: string) => ({ role: "user", answer: { stepId, answerId } });
  const diagnose = (messages: readonly unknown[]) => diagnoseLine(JSON.stringify({ id: 1, messages }));

  it("has the verdict and the open step of a guide, and takes taps on it", async () => {
    expect(await diagnose([air])).toMatchObject({
      guide: "air-will-not-build",
      verdict: { canDrive: "no", text: expect.stringMatching(/^No\b/) },
      step: { id: "air-will-not-build:trailer_off", answers: expect.arrayContaining([{ id: "yes", label: "Yes" }]) },
    });
    const first = await diagnose([air, tap("air-will-not-build:trailer_off", "no")]);
    expect(first).toMatchObject({ step: { id: "air-will-not-build:hiss" } });
    const taps = [tap("air-will-not-build:trailer_off", "no"), tap("air-will-not-build:hiss", "purging")];
    const last = await diagnose([air, ...taps, tap("air-will-not-build:freezing", "yes")]);
    expect(last).toMatchObject({ step: null, guide: "air-will-not-build", reply: expect.stringContaining("frozen") });
  });

  it("repeats no steps of the danger after a tap", async () => {
    const answered = await diagnose([air, tap("air-will-not-build:trailer_off", "no")]);
    expect("reply" in answered && answered.reply).not.toContain("Do this now:");
  });

  it("with a tap on a step that is not open is refused, and says which message it is", async () => {
    expect(await diagnose([air, tap("air-will-not-build:freezing", "yes")])).toEqual({
      id: 1,
      error: "The answer in messages.1 is to no step that is open.",
    });
  });

  it("without a guide has neither step nor guide", async () => {
    expect(await diagnose(["what does the plan cost?"])).toMatchObject({ verdict: null, step: null, guide: null });
  });
});
