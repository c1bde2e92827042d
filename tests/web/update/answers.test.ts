import { describe, expect, test } from "vitest";
import { belongsTo, keptPageFor, keptPages, type Source, sourceOf, versionOf } from "#web/service-worker/answers.ts";

const origin = "https://roadflare.test";
const built = [
  { url: "pages/en/home.html", revision: "a1" },
  { url: "icon.svg", revision: "b2" },
  { url: "manifest.webmanifest", revision: "c3" },
  { url: "assets/shell-XyZ.js", revision: null },
  { url: "assets/shell-XyZ.css", revision: null },
];
const version = versionOf(built);

function source(path: string, { method = "GET", navigation = true } = {}): Source {
  return sourceOf({ method, navigation, url: new URL(path, origin) }, origin, version.files);
}

describe("The service worker answers", () => {
  test.each(["/", "/safety", "/tickets/TRK-ABC123", "/s/some-token", "/?conversation=cnv_1"])(
    "%s with the kept page, whether or not there is a line",
    (path) => {
      expect(["page", "file"]).toContain(source(path));
    },
  );

  test.each(["/api/trpc/public.auth.me", "/api/photos/pho_1", "/dev/outbox", "/missing.txt", "/pages/en/home"])(
    "nothing at %s: that is the worker's",
    (path) => {
      expect(source(path)).toBe("network");
      expect(source(path, { navigation: false })).toBe("network");
    },
  );

  test("files of the build from what is kept, and no write, no other site", () => {
    expect(source("/assets/shell-XyZ.js", { navigation: false })).toBe("asset");
    expect(source("/assets/late-chunk.js", { navigation: false })).toBe("asset");
    expect(source("/icon.svg", { navigation: false })).toBe("file");
    expect(source("/", { method: "POST" })).toBe("network");
    expect(source("https://elsewhere.test/")).toBe("network");
  });
});

describe("The kept page of an address", () => {
  const pageFor = (path: string) => keptPageFor(new URL(path, origin), "ar", "");

  test("is its own where the device keeps it, else the frame in which the app draws it", () => {
    expect(pageFor("/safety")).toBe("/pages/ar/safety");
    expect(pageFor("/?start=")).toBe("/pages/ar/home");
    expect(pageFor("/pricing")).toBe("/pages/ar/app");
    expect(pageFor("/tickets/TRK-ABC123")).toBe("/pages/ar/app");
    expect(pageFor("/nothing")).toBe("/pages/ar/app");
  });

  test("is among those that are fetched, the safety page first", () => {
    expect(keptPages("ar")[0]).toBe("/pages/ar/safety");
    for (const path of ["/", "/safety/weather?in=heat", "/account"]) expect(keptPages("ar")).toContain(pageFor(path));
  });
});

describe("A version", () => {
  test("keeps files with their revision, and pages apart from them", () => {
    expect([...version.files]).toEqual([
      ["/icon.svg", "b2"],
      ["/manifest.webmanifest", "c3"],
    ]);
  });

  test("has another name when any file changed", () => {
    const [page, ...rest] = built;
    expect(versionOf(built).name).toBe(version.name);
    expect(versionOf([{ url: page?.url ?? "", revision: "a2" }, ...rest]).name).not.toBe(version.name);
  });

  test("does not take in the page of another deployment", () => {
    expect(belongsTo('<script src="/assets/shell-XyZ.js"></script>', version)).toBe(true);
    expect(belongsTo('<script src="/assets/shell-New.js"></script>', version)).toBe(false);
    expect(belongsTo("<h1>Error</h1>", version)).toBe(false);
  });
});
