import { onlineManager } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deadlines } from "#web/lib/deadlines.ts";
import { isLineUp, noteAnswer, onLineChange } from "#web/lib/line.ts";
import { makeQueryClient, trpcClient } from "#web/lib/trpc.ts";
import { fakeApi } from "../fake-api.ts";

let unfollow: () => void;
let flag = true;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => flag);
  unfollow = onLineChange(() => {});
});
afterEach(() => {
  deviceSays("online");
  noteAnswer();
  unfollow();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function deviceSays(word: "online" | "offline"): void {
  flag = word === "online";
  window.dispatchEvent(new Event(word));
}

const config = { roadsidePhone: "1", contactTech: "", contactSales: "", contactInfo: "" };

describe("the line", () => {
  it("stands again as soon as the service answers after a false 'offline' of the device", async () => {
    fakeApi({ "public.config": () => config });
    deviceSays("offline");
    expect(isLineUp()).toBe(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(isLineUp()).toBe(true);
  });

  it("is lost when a call is swallowed, and found again by asking", async () => {
    const swallowing = vi.fn(
      (_target: unknown, init?: RequestInit) =>
        new Promise<Response>((_, reject) => {
          init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
        }),
    );
    vi.stubGlobal("fetch", swallowing);
    const call = trpcClient.public.config.query().catch(() => "failed");
    await vi.advanceTimersByTimeAsync(deadlines.read + 100);
    expect(await call).toBe("failed");
    expect(isLineUp()).toBe(false);
    fakeApi({ "public.config": () => config });
    await vi.advanceTimersByTimeAsync(deadlines.probe + 2000);
    expect(isLineUp()).toBe(true);
  });
});

describe("a read while the device says that it is offline", () => {
  it("is made all the same, and its answer counts", async () => {
    const calls = fakeApi({ "public.config": () => config });
    onlineManager.setOnline(false);
    const cache = makeQueryClient();
    const read = cache.fetchQuery({ queryKey: ["config"], queryFn: () => trpcClient.public.config.query() });
    await vi.advanceTimersByTimeAsync(100);
    expect(await read).toEqual(config);
    expect(calls.some(({ name }) => name === "public.config")).toBe(true);
    onlineManager.setOnline(true);
  });
});
