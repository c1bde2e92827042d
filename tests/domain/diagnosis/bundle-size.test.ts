import { expect, it } from "vitest";
import { bundleEngine, bundleLimit } from "#tests/eval/engine-bundle.ts";

it("the engine, its words and its replies fit 120 kB, compressed", async () => {
  const { brotli, minified } = await bundleEngine();
  expect(minified).toBeGreaterThan(bundleLimit / 4);
  expect(brotli).toBeLessThanOrEqual(bundleLimit);
}, 60_000);
