import type { Actor } from "#domain/access/actor.ts";
import type { Deps } from "#worker/ports/deps.ts";

/** What every handler finds in Hono's context. */
export interface AppEnv {
  Variables: {
    deps: Deps;
    requestId: string;
    /** Who asks; null for a visitor. Set by `withActor`. */
    actor: Actor | null;
  };
}
