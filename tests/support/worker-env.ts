import type { Env as WorkerEnv } from "#worker/env.ts";

/** What `env` of "cloudflare:test" holds: the bindings of wrangler.toml and the settings of vitest.config.ts. */
declare global {
  namespace Cloudflare {
    interface Env extends WorkerEnv {}
  }
}
