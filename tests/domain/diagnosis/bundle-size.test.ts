import { expect, it } from "vitest";
import { bundleEngine, bundleLimit } from "#tests/eval/engine-bundle.ts";

/** How far above its limit the bundle stands; npm run bench holds it to the limit itself. Only to be lowered. */
const above = 1.35;

it("the engine, its words and its replies grow no further, compressed", async () => {
  const { brotli, minified } = await bundleEngine();
  expect(minified).toBeGreaterThan(bundleLimit / 4);
  expect(brotli).toBeLessThanOrEqual(bundleLimit * above);
}, 60_000);
