import { expect, test } from "vitest";
import { keptFiles } from "#scripts/web-build/kept-files.ts";

const urls = (...files: string[]) => keptFiles(files.map((url) => ({ url }))).map(({ url }) => url);

test("What a driver needs first is kept first: the app, its letters, the assessment, then the guides", () => {
  expect(
    urls(
      "icon.svg",
      "assets/guides-1.js",
      "assets/engine-1.js",
      "assets/nearby-map-1.js",
      "assets/overpass-latin-wght-normal-1.woff2",
      "assets/english-1.js",
      "assets/main-1.js",
      "assets/main-1.css",
    ),
  ).toEqual([
    "assets/main-1.css",
    "assets/main-1.js",
    "assets/overpass-latin-wght-normal-1.woff2",
    "assets/engine-1.js",
    "assets/english-1.js",
    "assets/guides-1.js",
    "assets/nearby-map-1.js",
    "icon.svg",
  ]);
});

test("The back office is never kept on a driver's device", () => {
  expect(urls("assets/admin-1.js", "assets/staff-1.js", "assets/support.dashboard-1.js", "assets/driver-1.js")).toEqual(
    ["assets/driver-1.js"],
  );
});
