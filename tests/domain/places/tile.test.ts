import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromTileSpace, readTile, toTileSpace } from "#domain/places/tile.ts";

describe("tiles", () => {
  it("are where every slippy map has them", () => {
    const { x, y } = toTileSpace({ latitude: 41.1399, longitude: -104.8202 }, 12);
    expect([Math.floor(x), Math.floor(y)]).toEqual([855, 1533]);
  });

  it("lead back to the position that they were found by", () => {
    const position = fc.record({
      latitude: fc.double({ min: -84, max: 84, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(position, fc.integer({ min: 3, max: 17 }), (here, zoom) => {
        const back = fromTileSpace(toTileSpace(here, zoom), zoom);
        expect(back.latitude).toBeCloseTo(here.latitude, 6);
        expect(back.longitude).toBeCloseTo(here.longitude, 6);
      }),
    );
  });

  it("are given for North America alone, within the zooms", () => {
    expect(readTile("12", "855", "1533")).toEqual({ z: 12, x: 855, y: 1533 });
    expect(readTile("3", "1", "2")).not.toBeNull();
    // Paris, and the other side of the earth.
    expect(readTile("12", "2074", "1409")).toBeNull();
    expect(readTile("8", "230", "150")).toBeNull();
  });

  it.each([
    ["2", "0", "1"],
    ["18", "60000", "90000"],
    ["12", "4096", "1"],
    ["12", "-1", "1"],
    ["12", "855", "1530.png"],
    ["12", "", "1"],
    ["1e1", "1", "1"],
    ["12", "../..", "1"],
  ])("do not exist at %s/%s/%s", (z, x, y) => {
    expect(readTile(z, x, y)).toBeNull();
  });
});
