import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { callDeadline } from "#web/lib/api-fetch.ts";
import { deadlines, fetchStream, fetchWithin, isTimeout, uploadDeadline, withDeadline } from "#web/lib/deadlines.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A connection that swallows a request: nothing ever comes, and the request ends only when it is called off. */
function swallow(_target: unknown, init?: RequestInit): Promise<Response> {
  return new Promise((_, reject) => {
    init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
  });
}

/** How a promise ended, looked at without waiting for it. */
function watch<Value>(promise: Promise<Value>) {
  const seen: { value?: Value; error?: unknown } = {};
  promise.then(
    (value) => {
      seen.value = value;
    },
    (error: unknown) => {
      seen.error = error;
    },
  );
  return seen;
}

describe("a call over a connection that swallows it", () => {
  it("ends when its deadline passes, and not before", async () => {
    vi.stubGlobal("fetch", swallow);
    const call = watch(fetchWithin(10_000, "/api/trpc/public.config"));
    await vi.advanceTimersByTimeAsync(9999);
    expect(call).toEqual({});
    await vi.advanceTimersByTimeAsync(1);
    expect(isTimeout(call.error)).toBe(true);
  });

  it("ends too when the head comes and the body does not", async () => {
    vi.stubGlobal("fetch", async () => new Response(new ReadableStream({})));
    const call = watch(fetchWithin(10_000, "/api/trpc/public.config"));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(isTimeout(call.error)).toBe(true);
  });

  it("ends at once when the caller stops it, with the caller's reason", async () => {
    vi.stubGlobal("fetch", swallow);
    const caller = new AbortController();
    const call = watch(fetchWithin(10_000, "/x", { signal: caller.signal }));
    caller.abort(new Error("taken off"));
    await vi.advanceTimersByTimeAsync(0);
    expect(call.error).toEqual(new Error("taken off"));
    expect(vi.getTimerCount()).toBe(0);
  });

  it("leaves no timer behind when it is answered", async () => {
    vi.stubGlobal("fetch", async () => Response.json({ id: "pho_1" }));
    const answer = await fetchWithin(10_000, "/api/photos");
    expect(await answer.json()).toEqual({ id: "pho_1" });
    expect(vi.getTimerCount()).toBe(0);
  });

  it("ends also where the work ignores its signal", async () => {
    const call = watch(withDeadline(500, null, () => new Promise(() => {})));
    await vi.advanceTimersByTimeAsync(500);
    expect(isTimeout(call.error)).toBe(true);
  });
});

describe("an answer that streams", () => {
  const limits = { firstByte: 8000, silence: 20_000 };

  function streamed() {
    let pieces: ReadableStreamDefaultController<Uint8Array> | undefined;
    vi.stubGlobal("fetch", async (_target: unknown, init?: RequestInit) => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          pieces = controller;
          init?.signal?.addEventListener("abort", () => controller.error(init.signal?.reason));
        },
      });
      return new Response(body);
    });
    return { say: (text: string) => pieces?.enqueue(new TextEncoder().encode(text)), end: () => pieces?.close() };
  }

  it("fails when no first byte comes, whether or not its head has come", async () => {
    vi.stubGlobal("fetch", swallow);
    const noHead = watch(fetchStream(limits, "/chat"));
    await vi.advanceTimersByTimeAsync(8000);
    expect(isTimeout(noHead.error)).toBe(true);
    streamed();
    const text = watch((await fetchStream(limits, "/chat")).text());
    await vi.advanceTimersByTimeAsync(8000);
    expect(isTimeout(text.error)).toBe(true);
  });

  it("may take long as long as something comes, and fails when it falls silent", async () => {
    const { say } = streamed();
    const text = watch((await fetchStream(limits, "/chat")).text());
    for (let piece = 0; piece < 10; piece += 1) {
      say("still here\n");
      await vi.advanceTimersByTimeAsync(19_000);
    }
    expect(text).toEqual({});
    await vi.advanceTimersByTimeAsync(1000);
    expect(isTimeout(text.error)).toBe(true);
  });

  it("that ends leaves no timer behind", async () => {
    const { say, end } = streamed();
    const text = (await fetchStream(limits, "/chat")).text();
    say("whole");
    end();
    expect(await text).toBe("whole");
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("the deadline of a call", () => {
  it("is that of the slowest procedure in it", () => {
    expect(callDeadline("/api/trpc/public.config", "GET")).toBe(deadlines.read);
    expect(callDeadline("/api/trpc/driver.tickets.submit", "POST")).toBe(deadlines.change);
    expect(callDeadline("/api/trpc/tech.replies.list,tech.replies.draft", "GET")).toBe(deadlines.slow);
  });

  it("of a photo grows with its size", () => {
    expect(uploadDeadline(0)).toBe(deadlines.change);
    expect(uploadDeadline(1024 * 1024)).toBeGreaterThan(60_000);
    expect(uploadDeadline(10 * 1024 * 1024)).toBeLessThan(12 * 60_000);
  });
});
