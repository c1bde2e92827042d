import { describe, expect, it } from "vitest";
import { ask, newMarker, png, requestsWith } from "./ask.ts";

describe("Without a model the built-in assistant answers", () => {
  it("word by word, with its assessment", async () => {
    const answer = await ask({ text: "engine running hot on hills", model: null });
    expect(answer.deltas).toBeGreaterThan(20);
    expect(answer.source).toBe("built_in");
    expect(answer.text).toContain("Until the first safe place to stop");
    expect(answer.steps.find((step) => step.type === "assessment")).toMatchObject({ value: { category: "cooling" } });
  });

  it("with the safety card before everything else", async () => {
    const answer = await ask({ text: "no brakes", model: null });
    expect(answer.types[0]).toBe("safety");
  });

  it("with the safety card in the driver's language", async () => {
    const { steps } = await ask({ text: "no brakes", model: null, language: "ru" });
    expect(steps[0]).toMatchObject({ type: "safety", card: { title: expect.stringContaining("тормоза") } });
  });
});

describe("With a model", () => {
  it("its text streams sentence by sentence", async () => {
    const answer = await ask({
      text: "heater is cold",
      orders: "[[say The belt may slip. Check the belt. Look at the level first]]",
    });
    expect(answer.text).toBe("The belt may slip. Check the belt. Look at the level first");
    expect(answer.deltas).toBe(3);
    expect(answer.source).toBe("model");
    expect(answer.faults).toEqual([]);
  });

  it("it is told the truck, its repairs, the rules and the engine's assessment", async () => {
    const marker = newMarker();
    await ask({ text: `DEF light is flashing ${marker}` });
    const [body] = await requestsWith(marker);
    expect(body).toContain("2019 Volvo VNL 760");
    expect(body).toContain("New water pump");
    expect(body).toContain("warning_lights");
    expect(body).toContain("Never say that the truck is safe to drive");
    expect(body).not.toContain("4V4NC9EH0KN000001");
    expect(JSON.parse(body ?? "")).toMatchObject({ store: false });
  });

  it("photos go with the newest message", async () => {
    const marker = newMarker();
    await ask({ text: `what is this lamp ${marker}`, photos: [png] });
    const [body] = await requestsWith(marker);
    expect(body).toContain("input_image");
    expect(body).toContain("data:image/png;base64,iVBORw0KGgo=");
  });

  it("a server without the newer endpoint is asked the older way", async () => {
    const answer = await ask({ text: "heater is cold", model: "chat-only" });
    expect(answer.source).toBe("model");
    expect(answer.text).toContain("The thermostat may be stuck.");
  });

  it("the offer of a human is added where the engine makes it and the model forgot", async () => {
    const answer = await ask({ text: "connect me to a technician", orders: "[[say Sure.]]" });
    expect(answer.text).toContain("connect you with a technician");
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
    ["[[refuse]] [[say I cannot help with that.]]", "failed"],
    ["[[say  ]]", "failed"],
  ])("%s → %s", async (order, code) => {
    const answer = await ask({ text: "transmission slipping", orders: order });
    expect(answer.faults).toEqual([code]);
    expect(answer.source).toBe("fallback");
    expect(answer.text.startsWith("Until the next safe exit, gently")).toBe(true);
  });

  it("also when the line is cut half-way: nothing of the broken reply is in the answer", async () => {
    const answer = await ask({
      text: "transmission slipping",
      orders: "[[break]] [[say The belt may slip. The fan may be slow. Check the belt. Check the fan.]]",
    });
    expect(answer.steps).toContainEqual({ type: "text", delta: "The belt may slip. " });
    expect(answer.faults).toHaveLength(1);
    expect(answer.text).not.toContain("The belt may slip");
    expect(answer.text.startsWith("Until the next safe exit")).toBe(true);
  });

  it("also when it keeps the driver waiting too long, before the first word or between two", async () => {
    const slow = await ask({
      text: "transmission slipping",
      orders: "[[silence]]",
      timeouts: { firstChunkMs: 100 },
    });
    expect(slow.faults).toEqual(["failed"]);
    const stuck = await ask({ text: "transmission slipping", orders: "[[stall]]", timeouts: { chunkMs: 100 } });
    expect(stuck.faults).toEqual(["failed"]);
    expect(stuck.source).toBe("fallback");
  });

  it("also when nobody answers there", async () => {
    const answer = await ask({ text: "transmission slipping", baseUrl: "http://127.0.0.1:9/v1" });
    expect(answer.faults).toEqual(["connection"]);
  });
});

describe("A driver who writes again while a model answers", () => {
  it("keeps what it has said so far, as the whole answer", async () => {
    const answer = await ask({
      text: "transmission slipping",
      orders: "[[stall]] [[say The belt may slip. The fan may be slow. Check the belt. Check the fan.]]",
      enoughAfter: "text",
    });
    expect(answer.faults).toEqual([]);
    expect(answer.source).toBe("model");
    expect(answer.text).toContain("The belt may slip.");
    expect(answer.logged).toEqual([]);
  });

  it("gets the built-in answer where it has said nothing", async () => {
    const answer = await ask({ text: "transmission slipping", orders: "[[silence]]", enoughAfter: "source" });
    expect(answer.faults).toEqual([]);
    expect(answer.source).toBe("built_in");
    expect(answer.text.startsWith("Until the next safe exit, gently")).toBe(true);
    expect(answer.logged).toEqual([]);
  });
});

describe("A stumble of the provider is tried once more while nothing was shown", () => {
  it.each(["[[status 500]]", "[[status 503]]", "[[fail]]", "[[break]]"])("%s", async (order) => {
    const answer = await ask({
      text: `heater is cold ${newMarker()}`,
      orders: `${order} [[once]] [[say Check the level]]`,
    });
    expect(answer.faults).toEqual([]);
    expect(answer.source).toBe("model");
    expect(answer.text.match(/Check the level/gu)).toHaveLength(1);
  });

  it("and no third time", async () => {
    const marker = newMarker();
    expect((await ask({ text: `heater is cold ${marker}`, orders: "[[status 500]]" })).faults).toEqual(["failed"]);
    expect(await requestsWith(marker)).toHaveLength(2);
  });

  it.each(["[[status 429]]", "[[status 402]]", "[[status 400]]", "[[refuse]]"])("but not %s", async (order) => {
    const marker = newMarker();
    expect((await ask({ text: `heater is cold ${marker}`, orders: order })).faults).toHaveLength(1);
    expect(await requestsWith(marker)).toHaveLength(1);
  });
});

describe("When the engine says stop now", () => {
  it.each(["Relax. You can drive slowly to the next exit.", "Stop now. Do not drive on. Chock the wheels."])(
    "the driver reads the engine's words and none of the model's: %s",
    async (said) => {
      const answer = await ask({ text: "no brakes", orders: `[[say ${said}]]` });
      expect(answer.types[0]).toBe("safety");
      expect(answer.text).toBe((await ask({ text: "no brakes", model: null })).text);
      expect(answer.source).toBe("built_in");
      expect(answer.faults).toEqual([]);
    },
  );

  it("the engine's words are there before the model has answered", async () => {
    const answer = await ask({
      text: "no brakes",
      orders: "[[silence]]",
      timeouts: { firstChunkMs: 50 },
    });
    expect(answer.text.startsWith("No. ")).toBe(true);
    expect(answer.faults).toEqual([]);
  });
});
