import { describe, expect, it } from "vitest";
import { longestWait } from "#scripts/checks/hang-guards.ts";
import { ask, textOf } from "./ask.ts";

const complaint = "transmission slipping";
const half = "[[say The belt may slip. The fan may be slow. Check the belt. Check the fan.]]";

/** What a provider may do instead of an answer, and the code of the specification's message for it. */
const faults = [
  ["429", "[[status 429]]", "rate_limit"],
  ["429 of an account without credit", "[[status 429 insufficient_quota]]", "payment"],
  ["402", "[[status 402]]", "payment"],
  ["401", "[[status 401]]", "failed"],
  ["500", "[[status 500]]", "failed"],
  ["503", "[[status 503]]", "failed"],
  ["a time-out before the first word", "[[silence]]", "failed"],
  ["a time-out between two words", `[[stall]] ${half}`, "failed"],
  ["an answer that is cut by its length", `[[incomplete]] ${half}`, "failed"],
  ["a refusal", "[[refuse]] [[say I cannot help with that.]]", "failed"],
  ["an empty answer", "[[say  ]]", "failed"],
] as const;

describe.each(["gpt-5-mini", "chat-only"])("A fault of a provider that is asked for %s", (model) => {
  it.each(faults)(
    "%s ends in one message and, marked as such, the whole answer of the built-in assistant",
    async (_name, orders, code) => {
      const timeouts = {
        firstChunkMs: orders.includes("silence") ? 100 : longestWait,
        chunkMs: orders.includes("stall") ? 300 : longestWait,
      };
      const answer = await ask({ text: complaint, orders, model, timeouts });
      const builtIn = await ask({ text: complaint, model: null });
      expect(answer.faults).toEqual([code]);
      expect(answer.source).toBe("fallback");
      expect(answer.text).toBe(builtIn.text);
      expect(answer.assessment).toEqual(builtIn.assessment);
    },
  );

  it("a stream that breaks off half-way does so too, and what it said is void", async () => {
    const answer = await ask({ text: complaint, orders: `[[break]] ${half}`, model });
    expect(answer.faults).toHaveLength(1);
    expect(textOf(answer.steps)).toContain("The belt may slip.");
    expect(answer.text).toBe((await ask({ text: complaint, model: null })).text);
    expect(answer.source).toBe("fallback");
  });

  it("changes nothing under a stop: the driver has the whole answer already", async () => {
    const answer = await ask({ text: "no brakes", orders: "[[status 500]]", model });
    const builtIn = await ask({ text: "no brakes", model: null });
    expect(answer.types[0]).toBe("safety");
    expect(answer.text).toBe(builtIn.text);
    expect(answer.source).toBe("built_in");
    expect(answer.faults).toEqual([]);
    expect(answer.logged).toEqual(["chat.model_failed"]);
  });
});
