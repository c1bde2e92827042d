import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deadlines } from "#web/lib/deadlines.ts";
import { fetchedPart } from "#web/lib/part.ts";
import { fetchAgainAfter, freshAddress } from "#web/lib/part-state.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const refused = new TypeError("Failed to fetch dynamically imported module: https://app.test/assets/menu-abc.js");

describe("a part whose code is refused", () => {
  it("is fetched again with growing pauses while somebody waits for it, until it is here", async () => {
    const load = vi.fn<() => Promise<{ Menu: string }>>(() => Promise.reject(refused));
    const part = fetchedPart(load, ({ Menu }) => Menu);
    const end = part.want();
    await vi.advanceTimersByTimeAsync(0);
    expect(part.read()).toEqual({ kind: "missing", failures: 1 });
    load.mockResolvedValueOnce({ Menu: "the menu" });
    await vi.advanceTimersByTimeAsync(fetchAgainAfter(1));
    expect(part.read()).toEqual({ kind: "ready", part: "the menu" });
    end();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is fetched at once when somebody asks, and when there may be a connection again", async () => {
    const load = vi.fn(() => Promise.reject(refused));
    const part = fetchedPart(load, () => "part");
    const end = part.want();
    await vi.advanceTimersByTimeAsync(0);
    part.fetch();
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledTimes(2);
    end();
  });

  it("is not fetched again when nobody waits for it any more", async () => {
    const load = vi.fn(() => Promise.reject(refused));
    const end = fetchedPart(load, () => "part").want();
    await vi.advanceTimersByTimeAsync(0);
    end();
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("counts as missing when its code never comes", async () => {
    const part = fetchedPart(
      () => new Promise<object>(() => {}),
      () => "part",
    );
    const end = part.want();
    await vi.advanceTimersByTimeAsync(deadlines.part - 1);
    expect(part.read().kind).toBe("loading");
    await vi.advanceTimersByTimeAsync(1);
    expect(part.read().kind).toBe("missing");
    end();
  });
});

describe("the address of another attempt", () => {
  it("is the same at first, then every second time one that the browser has not seen fail", () => {
    const addresses = [0, 1, 2, 3, 4].map((failures) => freshAddress(refused, failures, "https://app.test"));
    const fresh = (failures: number) => `https://app.test/assets/menu-abc.js?again=${failures}`;
    expect(addresses).toEqual([null, null, fresh(2), null, fresh(4)]);
  });

  it("is never one of another origin, nor of an error that names none", () => {
    expect(freshAddress(refused, 2, "https://other.test")).toBeNull();
    expect(freshAddress(new Error("Importing a module script failed."), 2, "https://app.test")).toBeNull();
  });
});
