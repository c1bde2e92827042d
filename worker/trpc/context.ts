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
  /** What this browser was given at an earlier sign-in, to be known by; null for a browser without one. */
  readonly deviceToken: string | null;
  /** Adds a Set-Cookie header to the answer. */
  setCookie(value: string): void;
  /** Gives the browser the token that it is known by from now on. */
  keepDevice(token: string): void;
}
