import { describe, expect, test } from "vitest";
import { chooseLanguage } from "#domain/languages/choose-language.ts";
import { interfaceLanguages } from "#domain/languages/languages.ts";
import { pageFile, pageNames, publicPageAt, readPageFile } from "#domain/pages/public-pages.ts";

const android = "Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/149.0";
const at = (path: string, userAgent = "") => publicPageAt(new URL(path, "https://roadflare.test"), userAgent);

describe("the page of an address", () => {
  test.each([
    ["/", "home"],
    ["/?ask=no+brakes", "home"],
    ["/pricing/", "pricing"],
    ["/auth", "auth"],
    ["/auth?tab=sign-up&returnTo=%2Fpricing", "auth-sign-up"],
    ["/safety", "safety"],
    ["/safety/weather", "weather"],
    ["/safety/weather?in=cold", "weather-cold"],
    ["/account", null],
    ["/codes", null],
  ])("%s is %s", (path, name) => {
    expect(at(path)).toBe(name);
  });

  test("the steps for installing are those of the device", () => {
    expect(at("/install", android)).toBe("install-android");
    expect(at("/install", "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)")).toBe("install-ios");
    expect(at("/install", "Mozilla/5.0 (Windows NT 10.0)")).toBe("install-desktop");
  });

  test("its file names the language and the page, and nothing else is such a file", () => {
    for (const language of interfaceLanguages) {
      for (const name of pageNames) expect(readPageFile(pageFile(language, name))).toEqual({ language, name });
    }
    for (const path of ["/pages/fr/home", "/pages/en/nothing", "/pages/en/home.html", "/pages/en", "/safety"]) {
      expect(readPageFile(path)).toBeNull();
    }
  });
});

describe("the language of a page", () => {
  test.each([
    ["what the address asks for", { asked: "ar", cookies: "language=es", acceptLanguage: "ru" }, "ar"],
    ["what was chosen on the device", { asked: null, cookies: "a=1; language=es", acceptLanguage: "ru" }, "es"],
    ["what the browser prefers", { asked: null, cookies: null, acceptLanguage: "fr-CA, en;q=0.5, ru-RU;q=0.7" }, "ru"],
    ["the first of equals", { asked: null, cookies: null, acceptLanguage: "tr, uz" }, "tr"],
    ["not what the browser refuses", { asked: null, cookies: null, acceptLanguage: "es;q=0, de" }, "en"],
    [
      "English for a language that we do not speak",
      { asked: "fr", cookies: "language=zz", acceptLanguage: "zh" },
      "en",
    ],
    ["English where nothing is said", { asked: null, cookies: "xlanguage=ar", acceptLanguage: null }, "en"],
  ])("is %s", (_, wishes, language) => {
    expect(chooseLanguage(wishes)).toBe(language);
  });
});
