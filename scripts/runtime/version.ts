import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const Manifest = z.object({ version: z.string() });

/** The version that health answers. */
export function versionOf(projectRoot: string): string {
  return Manifest.parse(JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8"))).version;
}
