import { expect, it } from "vitest";
import { chatLanguages } from "#domain/languages/languages.ts";
import { bundleEngine, bundleLimit } from "#tests/eval/engine-bundle.ts";

it("a driver of any language fetches the engine, its words and its replies in less than 120 kB, compressed", async () => {
  const sizes = await bundleEngine();
  for (const language of chatLanguages) {
    expect(sizes[language].minified, language).toBeGreaterThan(bundleLimit);
    expect(sizes[language].brotli, language).toBeLessThan(bundleLimit);
  }
}, 60_000);
