import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parse } from "smol-toml";
import { z } from "zod";

const WranglerToml = z.looseObject({
  main: z.string(),
  assets: z.looseObject({ directory: z.string(), run_worker_first: z.array(z.string()).optional() }),
  vars: z.record(z.string(), z.string()).optional(),
});

export interface WranglerConfigOptions {
  readonly projectRoot: string;
  /** Where the copy is written. Wrangler looks for `.dev.vars` beside it, and must find none there. */
  readonly file: string;
  /** Everything that the worker sees of the settings. */
  readonly vars: Readonly<Record<string, string>>;
  /** Paths that go past the worker, besides those of wrangler.toml. */
  readonly pastWorker?: readonly string[] | undefined;
  /** Keys of wrangler's configuration that differ from wrangler.toml. */
  readonly overrides?: Readonly<Record<string, unknown>>;
}

/**
 * Writes a copy of wrangler.toml that carries the merged settings. The runtime sees neither the shell's
 * environment nor a `.dev.vars` this way, and several copies can run side by side.
 */
export function writeWranglerConfig({
  projectRoot,
  file,
  vars,
  pastWorker = [],
  overrides = {},
}: WranglerConfigOptions): void {
  const given = WranglerToml.parse(parse(readFileSync(join(projectRoot, "wrangler.toml"), "utf8")));
  const { main, assets } = given;
  const config = {
    ...given,
    main: resolve(projectRoot, main),
    assets: {
      ...assets,
      directory: resolve(projectRoot, assets.directory),
      run_worker_first: [...(assets.run_worker_first ?? []), ...pastWorker.map((path) => `!${path}`)],
    },
    vars: { ...given.vars, ...vars },
    ...overrides,
  };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`, { mode: 0o600 });
}
