import { join } from "node:path";
import { buildOnce } from "./build-once.ts";
import type { LocalApp } from "./local-app.ts";

/** What the browser's files are made from. */
const inputs = ["web", "domain", "scripts/web-build", "vite.config.ts", "package-lock.json", "tsconfig.base.json"];

/** Builds the browser's files into dist/client; says whether it was needed. Throws CommandError. */
export function buildWeb({ projectRoot, supervisor }: LocalApp): Promise<boolean> {
  return buildOnce({
    projectRoot,
    name: "The pages",
    folder: "dist/client",
    inputs,
    startBuild: (output) =>
      supervisor.start({
        name: "pages",
        command: join(projectRoot, "node_modules", ".bin", "vite"),
        args: ["build", "--logLevel", "warn"],
        variables: { ROADFLARE_BUILD_DIR: output },
      }),
  });
}
