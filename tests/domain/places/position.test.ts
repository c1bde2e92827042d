import { describe, expect, it } from "vitest";
import { bearingDegrees, compassPointTo } from "#domain/places/bearing.ts";
import { readPosition } from "#domain/places/position-text.ts";

const cheyenne = { latitude: 41.14, longitude: -104.82 };

describe("the way to a place", () => {
  it.each([
    ["n", { latitude: 42.14, longitude: -104.82 }],
    ["ne", { latitude: 41.9, longitude: -103.8 }],
    ["e", { latitude: 41.14, longitude: -103.82 }],
    ["se", { latitude: 40.4, longitude: -103.8 }],
    ["s", { latitude: 40.14, longitude: -104.82 }],
    ["sw", { latitude: 40.4, longitude: -105.8 }],
    ["w", { latitude: 41.14, longitude: -105.82 }],
    ["nw", { latitude: 41.9, longitude: -105.8 }],
  ] as const)("leads %s", (point, to) => {
    expect(compassPointTo(cheyenne, to)).toBe(point);
  });

  it("just west of north is still north", () => {
    const to = { latitude: 42.14, longitude: -104.9 };
    expect(bearingDegrees(cheyenne, to)).toBeGreaterThan(355);
    expect(compassPointTo(cheyenne, to)).toBe("n");
  });
});

describe("coordinates as people write them", () => {
  it.each([
    ["41.1502, -104.7811"],
    ["41.1502,-104.7811"],
    [" 41.1502 -104.7811 "],
    ["+41.1502; −104.7811"],
    ["41.1502 N, 104.7811 W"],
    ["41.1502°n 104.7811°w"],
    ["41.1502° N 104.7811° W"],
  ])("%s is one position", (text) => {
    expect(readPosition(text)).toEqual({ latitude: 41.1502, longitude: -104.7811 });
  });

  it.each([[""], ["41.1502"], ["I-80 mile 102"], ["91, 10"], ["41, -181"], ["41.1.1, 5"], ["1e1, 5"], ["NaN, 5"]])(
    "%s is none",
    (text) => {
      expect(readPosition(text)).toBeNull();
    },
  );

  it("of the south and the east have the other sign", () => {
    expect(readPosition("33.9 S 18.4 E")).toEqual({ latitude: -33.9, longitude: 18.4 });
  });
});
