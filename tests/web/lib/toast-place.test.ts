import { describe, expect, it } from "vitest";
import { lowestFreePlace } from "#web/lib/toast-place.ts";

/** A phone of 390 × 844 with a dock of 72 px. */
const room = { left: 16, right: 374, top: 64, bottom: 764, height: 64 };
const box = (top: number, bottom: number, left = 16, right = 374) => ({ top, bottom, left, right });

describe("The place of a toast", () => {
  it("is right above what is docked where nothing is in the way", () => {
    expect(lowestFreePlace(room, [box(100, 600)])).toBe(764);
  });

  it("is above a control that stands there", () => {
    const edge = lowestFreePlace(room, [box(700, 756)]);
    expect(edge).toBeLessThanOrEqual(700);
    expect(edge).toBeGreaterThan(690);
  });

  it("is between two controls that leave room for it", () => {
    const edge = lowestFreePlace(room, [box(700, 760), box(540, 596)]);
    expect(edge).toBeLessThanOrEqual(700);
    expect(edge - room.height).toBeGreaterThanOrEqual(596);
  });

  it("takes no notice of a control beside it", () => {
    expect(lowestFreePlace({ ...room, left: 1068, right: 1424 }, [box(700, 760)])).toBe(764);
  });

  it("is the lowest one where there is none", () => {
    expect(lowestFreePlace(room, [box(0, 844)])).toBe(764);
  });
});
