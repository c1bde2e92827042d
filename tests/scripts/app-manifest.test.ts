import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const folder = join(process.cwd(), "web", "public");
const manifest = JSON.parse(readFileSync(join(folder, "manifest.webmanifest"), "utf8"));

describe("the installed app", () => {
  it("has a name, a start inside its scope, and icons for every use", () => {
    expect(manifest).toMatchObject({ short_name: "Roadflare", start_url: "/", scope: "/", display: "standalone" });
    const purposes = manifest.icons.map((icon: { purpose: string }) => icon.purpose);
    expect(purposes).toContain("maskable");
    expect(purposes).toContain("any");
  });

  it("has its icons in the sizes that it names", () => {
    for (const { src, sizes, type } of manifest.icons) {
      const file = readFileSync(join(folder, src));
      if (type !== "image/png") continue;
      expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`, src).toBe(sizes);
    }
  });
});
