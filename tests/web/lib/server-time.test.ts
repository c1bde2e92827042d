import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { apiFetch } from "#web/lib/api-fetch.ts";
import { noteServerTime, serverNow } from "#web/lib/server-time.ts";

const day = 24 * 3_600_000;

/** An answer that the server wrote at this time of its own. */
function answer(serverTime: number | string): Response {
  return new Response("{}", { headers: { "server-time": String(serverTime) } });
}

/** How far the page's time is from this device's; milliseconds. */
function shift(): number {
  return serverNow() - Date.now();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  noteServerTime(answer(0), 0, 0);
});

describe("the server's time", () => {
  it("is the device's where nothing else is known", () => {
    expect(shift()).toBe(0);
  });

  it("is known after one answer, by a device that is a day ahead", () => {
    noteServerTime(answer(1_000_000), 1_000_000 + day, 1_000_080 + day);
    expect(shift()).toBe(-day - 40);
  });

  it("does not jump while answers fit what is known", () => {
    noteServerTime(answer(1_000_000), 1_000_000 - day, 1_000_080 - day);
    const known = shift();
    noteServerTime(answer(1_005_020), 1_005_000 - day, 1_005_100 - day);
    expect(shift()).toBe(known);
  });

  it("follows a device whose clock is set right", () => {
    noteServerTime(answer(1_000_000), 1_000_000 + day, 1_000_080 + day);
    noteServerTime(answer(2_000_000), 1_999_980, 2_000_040);
    expect(Math.abs(shift())).toBeLessThanOrEqual(40);
  });

  it.each(["", "tomorrow"])("passes over an answer that says '%s'", (told) => {
    noteServerTime(told === "" ? new Response("{}") : answer(told), 0, 10);
    expect(shift()).toBe(0);
  });

  it("comes with every call", async () => {
    vi.stubGlobal("fetch", async () => answer(Date.now() - day));
    await apiFetch("/api/trpc/public.auth.me");
    expect(shift()).toBe(-day);
  });
});
