import { describe, expect, test } from "vitest";
import { belongsTo, type Source, sourceOf, versionOf } from "#web/service-worker/answers.ts";

const origin = "https://roadflare.test";
const built = [
  { url: "index.html", revision: "a1" },
  { url: "theme.js", revision: "b2" },
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

  test.each(["/api/trpc/public.auth.me", "/api/photos/pho_1", "/dev/outbox", "/missing.txt"])(
    "nothing at %s: that is the worker's",
    (path) => {
      expect(source(path)).toBe("network");
      expect(source(path, { navigation: false })).toBe("network");
    },
  );

  test("files of the build from what is kept, and no write, no other site", () => {
    expect(source("/assets/shell-XyZ.js", { navigation: false })).toBe("asset");
    expect(source("/assets/late-chunk.js", { navigation: false })).toBe("asset");
    expect(source("/theme.js", { navigation: false })).toBe("file");
    expect(source("/", { method: "POST" })).toBe("network");
    expect(source("https://elsewhere.test/")).toBe("network");
  });
});

describe("A version", () => {
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
