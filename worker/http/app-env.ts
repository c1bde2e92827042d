import type { Deps } from "#worker/ports/deps.ts";

/** What every handler finds in Hono's context. */
export interface AppEnv {
  Variables: {
    deps: Deps;
    requestId: string;
  };
}
