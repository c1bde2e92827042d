import { readFileSync } from "node:fs";
import { afterEach, describe, expect, test, vi } from "vitest";
import { chooseLook, looks } from "#web/lib/look.ts";
import { resolveLook, showLook, storedLook } from "#web/lib/look-rule.ts";

const tokens = readFileSync("web/styles/tokens.css", "utf8");

/** What the starter does before the page's first paint. */
function bootAt(hour: number, systemIsDark: boolean): string | undefined {
  vi.setSystemTime(new Date(2026, 10, 21, hour, 30));
  vi.stubGlobal("matchMedia", () => ({ matches: systemIsDark, addEventListener: () => {} }));
  showLook(storedLook());
  return document.documentElement.dataset["look"];
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe("the look", () => {
  test("the first paint has the stored choice, or what the hour and the system say", () => {
    vi.useFakeTimers();
    for (const look of looks) {
      localStorage.setItem("look", look);
      for (const dark of [false, true]) {
        for (let hour = 0; hour < 24; hour += 1) {
          expect(bootAt(hour, dark)).toBe(resolveLook(look, new Date(2026, 10, 21, hour, 30), dark));
        }
      }
    }
  });

  test("it is night after dark, whatever the system says", () => {
    expect(resolveLook("auto", new Date(2026, 10, 21, 2, 5), false)).toBe("night");
    expect(resolveLook("auto", new Date(2026, 10, 21, 12, 0), false)).toBe("day");
    expect(resolveLook("auto", new Date(2026, 10, 21, 12, 0), true)).toBe("night");
  });

  test("a choice shows at once and is kept", () => {
    chooseLook("red");
    expect(document.documentElement.dataset["look"]).toBe("red");
    expect(localStorage.getItem("look")).toBe("red");
  });
});

type Colours = Record<string, string>;

function coloursOf(look: string): Colours {
  const found: Colours = {};
  for (const [, selector = "", body = ""] of tokens.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selector.includes(`"${look}"`)) continue;
    for (const [, name = "", value = ""] of body.matchAll(/--([a-z-]+): (#[0-9a-f]{6})/g)) found[name] = value;
  }
  return found;
}

function luminance(hex: string): number {
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(colours: Colours, first: string, second: string): number {
  const [darker = 0, lighter = 0] = [colours[first] ?? "", colours[second] ?? ""].map(luminance).sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

describe.each(["day", "night", "red"])("the colours of %s", (look) => {
  const colours = coloursOf(look);
  const grounds = ["ground", "panel", "raised", "sunken"];
  const pressed = ["key", "key-hover", "selected"];
  const meanings = ["amber", "red", "green", "blue", "orange", "yellow"];

  const atLeast = (ratio: number, inks: readonly string[], on: readonly string[]) => {
    const low = inks.flatMap((ink) =>
      on.flatMap((ground) => {
        const found = contrast(colours, ink, ground);
        return found >= ratio ? [] : [`${ink} on ${ground}: ${found.toFixed(2)}`];
      }),
    );
    expect(low).toEqual([]);
  };

  test("what must be read at the roadside has a contrast of 7, also on what is pressed", () => {
    atLeast(7, ["ink"], [...grounds, ...pressed]);
    for (const fill of ["amber", "red", "blue"]) atLeast(6.5, [`on-${fill}`], [fill]);
  });

  test("everything else has 4.5 on every ground, key and wash; edges and focus have 3", () => {
    const inks = meanings.map((meaning) => `${meaning}-ink`);
    atLeast(4.5, ["ink-soft", ...inks], [...grounds, ...pressed]);
    for (const meaning of meanings) atLeast(4.5, ["ink", "ink-soft", `${meaning}-ink`], [`${meaning}-wash`]);
    atLeast(4.5, ["on-orange"], ["orange"]);
    atLeast(3, ["edge", "focus"], grounds);
  });

  test("what is disabled can still be read", () => {
    atLeast(3, ["ink-faint"], ["panel", "key"]);
  });
});
