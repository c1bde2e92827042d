import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { locateDevice } from "#web/lib/device-location.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("A device that never says where it is ends the wait after 12 s", async () => {
  vi.stubGlobal("navigator", { geolocation: { getCurrentPosition: () => {} } });
  let failure: unknown = null;
  locateDevice().catch((error: unknown) => {
    failure = error;
  });
  await vi.advanceTimersByTimeAsync(11_999);
  expect(failure).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(failure).toMatchObject({ failure: "unavailable" });
});

it("A device that answers leaves no timer behind", async () => {
  const coords = { latitude: 35.1, longitude: -101.8, accuracy: 5, heading: null, speed: null };
  vi.stubGlobal("navigator", {
    geolocation: { getCurrentPosition: (found: (at: object) => void) => found({ coords, timestamp: 1 }) },
  });
  expect(await locateDevice()).toEqual({ latitude: 35.1, longitude: -101.8 });
  expect(vi.getTimerCount()).toBe(0);
});
