import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** The rules of the look that the sources alone show; docs/decisions/043-one-voice-at-a-time.md says why. */
const sources = globSync("web/**/*.tsx").map((path) => ({ path, text: readFileSync(path, "utf8") }));
const tokens = readFileSync("web/styles/tokens.css", "utf8");

/** The place of a class, as "path: class". */
function uses(pattern: RegExp): readonly string[] {
  return sources.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([found]) => `${path}: ${found}`));
}

const filesWith = (pattern: RegExp) => [...new Set(uses(pattern).map((use) => use.split(": ")[0]))].sort();

describe("The look", () => {
  it("has no lines wider than 1 px", () => {
    expect(uses(/\b(border|divide)(-[xytbse])?-([1-9]\d*|\[\d[^\]]*\])(?=[\s"'`])/g)).toEqual([]);
  });

  it("keeps the road sign for a verdict, the danger card and the first card of the safety page", () => {
    expect(filesWith(/ui\/sign\.tsx"/g)).toEqual([
      "web/features/diagnosis/safety-card.tsx",
      "web/features/diagnosis/verdict-line.tsx",
      "web/features/safety/safety-page.tsx",
    ]);
    expect(filesWith(/"sign |\bsign-(red|orange|small|amber|green|blue|plain)\b/g)).toEqual([
      "web/components/ui/sign.tsx",
    ]);
  });

  it("has eight sizes of letters, none under 14 px, and four weights", () => {
    const sizes = [...tokens.matchAll(/--fs-\w+: ([\d.]+)rem/g)].map(([, rem]) => Number(rem) * 16);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14);
    expect([...tokens.matchAll(/--text-(\w+): var/g)].map(([, name]) => name)).toEqual([
      "xs",
      "sm",
      "base",
      "lg",
      "xl",
      "2xl",
      "3xl",
      "4xl",
    ]);
    expect(uses(/\btext-([5-9]xl|\[[^\]]*(rem|px|em|clamp)[^\]]*\])/g)).toEqual([]);
    expect(uses(/\bfont-(thin|extralight|light|medium|black)\b/g)).toEqual([]);
  });

  it("fills with amber what is pressed next, and nothing else", () => {
    expect(filesWith(/\bbg-amber(?![\w-])/g)).toEqual(["web/components/ui/button.tsx"]);
  });

  it("fills with red a button of danger, the plate of an emergency and the danger strip", () => {
    expect(filesWith(/\bbg-red(?![\w-])/g)).toEqual([
      "web/components/ui/badge.tsx",
      "web/components/ui/button.tsx",
      "web/features/diagnosis/safety-card.tsx",
    ]);
  });

  it("has no fills of green, yellow or grey, and shows what is disabled without opacity", () => {
    expect(uses(/\bbg-(green|yellow|grey)(?![\w-])/g)).toEqual([]);
    expect(uses(/\b(aria-)?disabled:opacity-\d+/g)).toEqual([]);
  });
});
