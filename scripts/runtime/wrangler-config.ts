import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { experimental_readRawConfig } from "wrangler";

export interface WranglerConfigOptions {
  readonly projectRoot: string;
  /** Where the copy is written. Wrangler looks for `.dev.vars` beside it, and must find none there. */
  readonly file: string;
  /** Everything that the worker sees of the settings. */
  readonly vars: Readonly<Record<string, string>>;
  /** Paths that go past the worker, besides those of wrangler.toml. */
  readonly pastWorker?: readonly string[] | undefined;
}

/**
 * Writes a copy of wrangler.toml that carries the merged settings. The runtime sees neither the shell's
 * environment nor a `.dev.vars` this way, and several copies can run side by side.
 */
export function writeWranglerConfig({ projectRoot, file, vars, pastWorker = [] }: WranglerConfigOptions): void {
  const { rawConfig } = experimental_readRawConfig({ config: join(projectRoot, "wrangler.toml") });
  const { main, assets } = rawConfig;
  if (!main || !assets?.directory) throw new Error("wrangler.toml names no main or no assets directory.");
  const rules = Array.isArray(assets.run_worker_first) ? assets.run_worker_first : [];
  const config = {
    ...rawConfig,
    main: resolve(projectRoot, main),
    assets: {
      ...assets,
      directory: resolve(projectRoot, assets.directory),
      run_worker_first: [...rules, ...pastWorker.map((path) => `!${path}`)],
    },
    vars: { ...rawConfig.vars, ...vars },
  };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`, { mode: 0o600 });
}
