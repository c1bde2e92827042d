import { describe, expect, it } from "vitest";
import { toTileSpace } from "#domain/places/tile.ts";
import { dragged, pixelsOf, ringsOf, tilesOf, toScreen, viewAround, zoomed } from "#web/features/nearby/map-view.ts";
import { outlinePath, stateLabels } from "#web/features/nearby/state-outline.ts";

const size = { width: 400, height: 300 };
const elko = { latitude: 40.83, longitude: -115.76 };
const wells = { latitude: 41.11, longitude: -114.96 };

describe("a map's view", () => {
  it("shows a place and everything around it, as near as it can", () => {
    const view = viewAround(elko, [wells], size);
    const point = toScreen(view, size, wells);
    expect(point.x).toBeGreaterThan(size.width / 2);
    expect(point.x).toBeLessThan(size.width);
    expect(point.y).toBeLessThan(size.height / 2);
    expect(point.y).toBeGreaterThan(0);
    const closer = toScreen(zoomed(view, 1), size, wells);
    expect(closer.x > size.width - 36 || closer.y < 36).toBe(true);
    expect(viewAround(elko, [], size).zoom).toBe(13);
    expect(viewAround(elko, [{ latitude: -40, longitude: 100 }], size).zoom).toBe(3);
  });

  it("follows a finger: what was under it stays under it", () => {
    const view = { center: elko, zoom: 10 };
    const before = toScreen(view, size, wells);
    const after = toScreen(dragged(view, 30, -20), size, wells);
    expect(after.x - before.x).toBeCloseTo(30);
    expect(after.y - before.y).toBeCloseTo(-20);
  });

  it("stays within the zooms that there are tiles for", () => {
    expect(zoomed({ center: elko, zoom: 17 }, 1).zoom).toBe(17);
    expect(zoomed({ center: elko, zoom: 3 }, -1).zoom).toBe(3);
  });

  it("is covered by tiles without a gap, none twice", () => {
    const tiles = tilesOf({ center: elko, zoom: 9 }, size);
    expect(Math.min(...tiles.map(({ corner }) => corner.x))).toBeLessThanOrEqual(0);
    expect(Math.max(...tiles.map(({ corner }) => corner.x))).toBeGreaterThanOrEqual(size.width - 256);
    expect(Math.min(...tiles.map(({ corner }) => corner.y))).toBeLessThanOrEqual(0);
    expect(Math.max(...tiles.map(({ corner }) => corner.y))).toBeGreaterThanOrEqual(size.height - 256);
    expect(new Set(tiles.map(({ tile }) => `${tile.x}/${tile.y}`)).size).toBe(tiles.length);
    expect(tiles.length).toBeLessThanOrEqual(9);
  });

  it("has rings at distances that are told apart", () => {
    const view = { center: elko, zoom: 9 };
    expect(ringsOf(view, size)).toEqual([10, 25]);
    const degree = toScreen(view, size, { ...elko, latitude: elko.latitude + 0.1 });
    expect(size.height / 2 - degree.y).toBeCloseTo(pixelsOf(6.909, view), 0);
  });
});

describe("the bundled outline", () => {
  it("knows the fifty states, the district and Puerto Rico, each where it is", () => {
    expect(stateLabels).toHaveLength(52);
    const nevada = stateLabels.find(({ code }) => code === "NV");
    expect(nevada?.latitude).toBeCloseTo(39.4, 0);
    expect(nevada?.longitude).toBeCloseTo(-116.7, 0);
  });

  it("has Wyoming's corners where they are", () => {
    const points = [...outlinePath.matchAll(/[ML]([\d.]+) ([\d.]+)/g)].map((match) => [
      Number(match[1]) * 360 - 180,
      Number(match[2]),
    ]);
    const corner = toTileSpace({ latitude: 41, longitude: -111.05 }, 0);
    const southWest = points.filter(
      ([longitude = 0, y = 0]) => Math.abs(longitude + 111.05) < 0.03 && Math.abs(y - corner.y) < 0.0001,
    );
    expect(southWest.length).toBeGreaterThan(0);
    expect(points.every(([longitude = 0]) => longitude >= -180 && longitude <= 180)).toBe(true);
  });
});
