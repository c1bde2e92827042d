import { join } from "node:path";
import { buildOnce } from "./build-once.ts";
import type { LocalApp } from "./local-app.ts";
import { writeWranglerConfig } from "./wrangler-config.ts";

const folder = "dist/worker";

/** What the worker is made from. */
const inputs = ["worker", "domain", "db", "wrangler.toml", "package-lock.json", "tsconfig.base.json"];

/**
 * Builds the worker into dist/worker, as a deployment does; says whether it was needed. A start, and each restart of the
 * runtime, then loads one file and bundles nothing. Throws CommandError.
 */
export function buildWorker({ projectRoot, supervisor, data }: LocalApp): Promise<boolean> {
  const config = join(data.path, "generated", "worker-build", "wrangler.json");
  // The pages are built at the same time: this build does not look at them.
  writeWranglerConfig({ projectRoot, file: config, vars: {}, overrides: { assets: undefined } });
  return buildOnce({
    projectRoot,
    name: "The worker",
    folder,
    inputs,
    startBuild: (output) =>
      supervisor.start({
        name: "worker-build",
        command: join(projectRoot, "node_modules", ".bin", "wrangler"),
        args: ["deploy", "--dry-run", "--minify", "--outdir", output, "--config", config],
      }),
  });
}

/** Wrangler's configuration for the built worker. */
export function builtWorker(projectRoot: string): Readonly<Record<string, unknown>> {
  return {
    main: join(projectRoot, folder, "index.js"),
    base_dir: join(projectRoot, folder),
    no_bundle: true,
    find_additional_modules: true,
    rules: [{ type: "CompiledWasm", globs: ["**/*.wasm"] }],
  };
}
