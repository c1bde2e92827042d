import { expect, it } from "vitest";
import { chatLanguages } from "#domain/languages/languages.ts";
import { bundleEngine, bundleLimit, guidePartLimit, talkLimit } from "#tests/eval/engine-bundle.ts";

it("a driver of any language fetches the engine and its words in at most 200 kB, compressed", async () => {
  const sizes = await bundleEngine();
  for (const language of chatLanguages) {
    expect(sizes[language].minified, language).toBeGreaterThan(bundleLimit);
    expect(sizes[language].brotli, language).toBeLessThanOrEqual(bundleLimit);
  }
  expect(sizes.talk.brotli, "what the built-in assistant adds, in four languages").toBeLessThan(talkLimit);
  expect(sizes.guidePart.brotli, "the largest part of the guides").toBeLessThan(guidePartLimit);
  expect(sizes.guidePart.brotli).toBeGreaterThan(0);
});
