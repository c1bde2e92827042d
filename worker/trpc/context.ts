import type { Actor } from "#domain/access/actor.ts";
import type { Deps } from "#worker/ports/deps.ts";

/** What every procedure knows: who asks, what may be used, and how to answer beside the body. */
export interface Context {
  readonly deps: Deps;
  /** Null for a visitor without a valid session. */
  readonly actor: Actor | null;
  readonly requestId: string;
  /** The client's address, for limits. */
  readonly address: string;
  readonly userAgent: string | null;
  /** Adds a Set-Cookie header to the answer. */
  setCookie(value: string): void;
}
