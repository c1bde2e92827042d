import { describe, expect, inject, it } from "vitest";
import type { ChatLanguage } from "#domain/languages/languages.ts";
import { answerTurn } from "#worker/ai/answer-turn.ts";
import { chooseModel } from "#worker/ai/model.ts";
import type { ModelPatience } from "#worker/ai/patience.ts";
import type { AnswerStep, ChatPhoto } from "#worker/ports/conversations.ts";

interface Asked {
  readonly text: string;
  readonly model?: string | null;
  readonly patience?: Partial<ModelPatience>;
  readonly photos?: readonly ChatPhoto[];
  readonly language?: ChatLanguage;
  readonly baseUrl?: string;
}

const log = { info() {}, warn() {}, error() {} };

async function ask({ text, model = "gpt-5-mini", patience, photos = [], language = "en", baseUrl }: Asked) {
  const steps: AnswerStep[] = [];
  const answer = answerTurn({
    context: {
      messages: [
        { turnId: "t", role: "user", content: text, photoIds: photos.map((_, at) => `p${at}`), assessment: null },
      ],
      truck: { brand: "Volvo", year: 2019, model: "VNL 760" },
      language,
      repairs: [{ summary: "New water pump", repairDate: 1 }],
    },
    model: model === null ? null : chooseModel({ apiKey: "sk-test", baseUrl: baseUrl ?? inject("openAiUrl"), model }),
    patience: { firstChunkMs: 5000, chunkMs: 5000, totalMs: 10_000, ...patience },
    loadPhotos: async () => photos,
    pause: async () => undefined,
    log,
  });
  for await (const step of answer) steps.push(step);
  const fault = steps.findLastIndex((step) => step.type === "error");
  return {
    steps,
    types: steps.map((step) => step.type),
    text: textOf(steps.slice(fault + 1)),
    deltas: steps.filter((step) => step.type === "text").length,
    faults: steps.flatMap((step) => (step.type === "error" ? [step.code] : [])),
    source: steps.findLast((step) => step.type === "source")?.source,
  };
}

const textOf = (steps: readonly AnswerStep[]) => steps.map((step) => (step.type === "text" ? step.delta : "")).join("");

async function requestsWith(marker: string): Promise<string[]> {
  const response = await fetch(`${inject("openAiUrl")}/requests`);
  const bodies = (await response.json()) as unknown[];
  return bodies.map((body) => JSON.stringify(body)).filter((body) => body.includes(marker));
}

describe("Without a model the built-in assistant answers", () => {
  it("word by word, with its assessment", async () => {
    const answer = await ask({ text: "engine running hot on hills", model: null });
    expect(answer.deltas).toBeGreaterThan(20);
    expect(answer.source).toBe("built_in");
    expect(answer.text).toContain("Go no further than the next safe exit");
    expect(answer.steps.find((step) => step.type === "assessment")).toMatchObject({ value: { category: "cooling" } });
  });

  it("with the safety card before everything else", async () => {
    const answer = await ask({ text: "no brakes", model: null });
    expect(answer.types[0]).toBe("safety");
  });

  it("with the safety card in the driver's language", async () => {
    const { steps } = await ask({ text: "no brakes", model: null, language: "ru" });
    expect(steps[0]).toMatchObject({ type: "safety", card: { title: expect.stringContaining("Тормоза") } });
  });
});

describe("With a model", () => {
  it("its text streams piece by piece", async () => {
    const answer = await ask({ text: "heater is cold [[say One small thing at a time. Look at the level first]]" });
    expect(answer.text).toBe("One small thing at a time. Look at the level first");
    expect(answer.deltas).toBeGreaterThan(5);
    expect(answer.source).toBe("model");
    expect(answer.faults).toEqual([]);
  });

  it("it is told the truck, its repairs, the rules and the engine's assessment", async () => {
    const marker = `m${crypto.randomUUID().slice(0, 8)}`;
    await ask({ text: `DEF light is flashing ${marker}` });
    const [body] = await requestsWith(marker);
    expect(body).toContain("2019 Volvo VNL 760");
    expect(body).toContain("New water pump");
    expect(body).toContain("warning_lights");
    expect(body).toContain("Never say that the truck is safe to drive");
  });

  it("photos go with the newest message", async () => {
    const marker = `m${crypto.randomUUID().slice(0, 8)}`;
    const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    await ask({ text: `what is this lamp ${marker}`, photos: [{ type: "image/png", bytes: png }] });
    const [body] = await requestsWith(marker);
    expect(body).toContain("input_image");
    expect(body).toContain("data:image/png;base64,iVBORw0KGgo=");
  });

  it("a server without the newer endpoint is asked the older way", async () => {
    const answer = await ask({ text: "heater is cold", model: "chat-only" });
    expect(answer.source).toBe("model");
    expect(answer.text).toContain("Stand-in model here");
  });

  it("the offer of a human is added where the engine makes it and the model forgot", async () => {
    const answer = await ask({ text: "connect me to a technician [[say Sure.]]" });
    expect(answer.text).toContain("connect you to human support");
  });
});

describe("A model's fault shows the specification's code, and the built-in answer follows whole", () => {
  it.each([
    ["[[status 429]]", "rate_limit"],
    ["[[status 402]]", "payment"],
    ["[[status 500]]", "failed"],
    ["[[status 401]]", "failed"],
    ["[[fail]]", "failed"],
    ["[[incomplete]]", "failed"],
    ["[[say  ]]", "failed"],
  ])("%s → %s", async (order, code) => {
    const answer = await ask({ text: `transmission slipping ${order}` });
    expect(answer.faults).toEqual([code]);
    expect(answer.source).toBe("fallback");
    expect(answer.text.startsWith("Go no further than the next safe exit")).toBe(true);
  });

  it("also when the line is cut half-way: nothing of the broken reply is in the answer", async () => {
    const answer = await ask({ text: "transmission slipping [[break]] [[say Half of this and no more of it]]" });
    expect(answer.faults).toHaveLength(1);
    expect(answer.text).not.toContain("Half of this");
    expect(answer.text.startsWith("Go no further")).toBe(true);
  });

  it("also when it keeps the driver waiting too long, before the first word or between two", async () => {
    const slow = await ask({ text: "transmission slipping [[delay 3000]]", patience: { firstChunkMs: 100 } });
    expect(slow.faults).toEqual(["failed"]);
    const stuck = await ask({ text: "transmission slipping [[pace 2000]]", patience: { chunkMs: 100 } });
    expect(stuck.faults).toEqual(["failed"]);
    expect(stuck.source).toBe("fallback");
  });

  it("also when nobody answers there", async () => {
    const answer = await ask({ text: "transmission slipping", baseUrl: "http://127.0.0.1:9/v1" });
    expect(answer.faults).toEqual(["connection"]);
  });
});

describe("When the engine says stop now", () => {
  it("a reply that sends the driver on is replaced whole, without an error", async () => {
    const answer = await ask({ text: "no brakes [[say Relax. You can drive slowly to the next exit.]]" });
    expect(answer.types[0]).toBe("safety");
    expect(answer.text).not.toContain("Relax");
    expect(answer.text.startsWith("Stop now.")).toBe(true);
    expect(answer.source).toBe("fallback");
    expect(answer.faults).toEqual([]);
  });

  it("a reply that agrees is shown", async () => {
    const answer = await ask({ text: "no brakes [[say Stop now. Do not drive on. Chock the wheels.]]" });
    expect(answer.text).toContain("Stop now. Do not drive on. Chock the wheels.");
    expect(answer.source).toBe("model");
  });
});
