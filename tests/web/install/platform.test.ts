import { describe, expect, test } from "vitest";
import { type Platform, platformOf } from "#domain/pages/public-pages.ts";
import { askedAfter, mayAskToInstall } from "#web/features/install/banner-rule.ts";

const devices: readonly [string, Platform, string, number][] = [
  ["a Pixel", "android", "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/141.0 Mobile", 5],
  ["a Samsung tablet", "android", "Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 Chrome/141.0", 10],
  ["an iPhone", "ios", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1", 5],
  ["an old iPad", "ios", "Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1", 5],
  ["an iPad that calls itself a Macintosh", "ios", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605", 5],
  ["a Macintosh", "desktop", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605", 0],
  ["Windows with a touch screen", "desktop", "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/141.0 Edg/141.0", 10],
  ["Linux", "desktop", "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", 0],
];

describe("The steps fit the device", () => {
  test.each(devices)("%s is %s", (_name, platform, userAgent, maxTouchPoints) => {
    expect(platformOf({ userAgent, maxTouchPoints })).toBe(platform);
  });
});

describe("Somebody is asked to install the app", () => {
  const due = { lookedAround: askedAfter, dismissed: false, installed: false, workIsOpen: false };

  test("after 30 seconds", () => {
    expect(askedAfter).toBe(30_000);
    expect(mayAskToInstall({ ...due, lookedAround: 29_999 })).toBe(false);
    expect(mayAskToInstall(due)).toBe(true);
  });

  test("never again after a no, never in the app itself, never in the middle of something", () => {
    expect(mayAskToInstall({ ...due, dismissed: true })).toBe(false);
    expect(mayAskToInstall({ ...due, installed: true })).toBe(false);
    expect(mayAskToInstall({ ...due, workIsOpen: true })).toBe(false);
  });
});
