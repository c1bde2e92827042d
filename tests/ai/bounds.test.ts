import { describe, expect, it } from "vitest";
import { maxOutputTokens, maxReplyLength } from "#worker/ai/limits.ts";
import { ask, newMarker, requestsWith, textOf } from "./ask.ts";

const complaint = "transmission slipping";

describe.each(["gpt-5-mini", "chat-only"])("A reply has bounds, asked for %s", (model) => {
  it("the provider is told how many tokens it may write", async () => {
    const marker = newMarker();
    await ask({ text: `heater is cold ${marker}`, model });
    const sent = JSON.parse((await requestsWith(marker)).at(-1) ?? "{}");
    expect(sent.max_output_tokens ?? sent.max_completion_tokens ?? sent.max_tokens).toBe(maxOutputTokens);
  });

  it.each([
    ["a stream without an end", "[[endless]] [[say The belt may slip. ]]"],
    ["a stream of invisible characters without an end", "[[endless]] [[say \u200B]]"],
    ["one enormous piece", "[[huge 8192]] [[say The belt may slip. ]]"],
    ["one enormous word", "[[huge 8192]] [[say x]]"],
  ])("%s is cut off; the built-in answer follows whole", async (_what, orders) => {
    const answer = await ask({ text: complaint, orders, model });
    const builtIn = await ask({ text: complaint, model: null });
    expect(textOf(answer.steps).length).toBeLessThan(2 * maxReplyLength);
    expect(answer.text).toBe(builtIn.text);
    expect(answer.source).toBe("fallback");
    expect(answer.faults).toEqual(["failed"]);
  });

  it("a slow drip is cut off at the end of its time, however often a piece arrives", async () => {
    const answer = await ask({
      text: complaint,
      orders: `[[pace 20]] [[say ${"Again. ".repeat(100)}]]`,
      timeouts: { totalMs: 600 },
      model,
    });
    expect(answer.source).toBe("fallback");
    expect(answer.text).toBe((await ask({ text: complaint, model: null })).text);
  });

  it("single characters that never make an event do not count as words", async () => {
    const answer = await ask({ text: complaint, orders: "[[drip]] [[pace 20]]", timeouts: { chunkMs: 200 }, model });
    expect(answer.source).toBe("fallback");
  });

  it("under a stop none of them changes or delays what the driver reads", async () => {
    for (const orders of ["[[endless]] [[say Go on. ]]", "[[huge 8192]] [[say Go on. ]]"]) {
      const answer = await ask({ text: "no brakes", orders, model });
      expect(answer.text).toBe((await ask({ text: "no brakes", model: null })).text);
      expect(answer.faults).toEqual([]);
    }
  });
});

describe("What a provider writes in an error", () => {
  it.each(["[[status 401]]", "[[status 429]]", "[[status 500]]", "[[fail]]"])("is never logged: %s", async (orders) => {
    for (const text of [complaint, "no brakes"]) {
      const { loggedErrors } = await ask({ text, orders });
      expect(loggedErrors).toHaveLength(1);
      for (const error of loggedErrors) {
        const { message, stack, cause } = error as Error;
        expect(`${message} ${stack} ${String(cause)}`).not.toMatch(/Stand-in says|server had an error|sk-test/iu);
        expect(cause).toBeUndefined();
      }
    }
  });
});
