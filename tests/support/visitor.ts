import type { Actor } from "#domain/access/actor.ts";
import { readActor } from "#worker/auth/read-actor.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { type Caller, callerFor } from "./actors.ts";

/** A browser as far as the API goes: it keeps the session's cookie and sends it with every call. */
export class Visitor {
  readonly deps: Deps;
  readonly address: string;
  /** As a Cookie header; null when there is none. */
  cookie: string | null;
  /** What the worker knows this browser by; null before its first sign-in. */
  deviceToken: string | null = null;

  constructor(deps: Deps, options: { readonly address?: string; readonly cookie?: string } = {}) {
    this.deps = deps;
    this.address = options.address ?? `address-${crypto.randomUUID()}`;
    this.cookie = options.cookie ?? null;
  }

  /** Who the worker takes this browser for, now. */
  async actor(): Promise<Actor | null> {
    const { actor, setCookie } = await readActor({ ...this.deps, secure: false }, this.cookie);
    if (setCookie !== null) this.keep(setCookie);
    return actor;
  }

  /** Runs one call with the session of this moment. */
  async call<Answer>(use: (caller: Caller) => Promise<Answer>): Promise<Answer> {
    const actor = await this.actor();
    const caller = callerFor(this.deps, actor, {
      address: this.address,
      userAgent: "Test browser",
      deviceToken: this.deviceToken,
      setCookie: (value) => this.keep(value),
      keepDevice: (token) => {
        this.deviceToken = token;
      },
    });
    return use(caller);
  }

  private keep(setCookie: string): void {
    const [pair = ""] = setCookie.split(";");
    this.cookie = pair.endsWith("=") ? null : pair;
  }
}

let people = 0;

/** An e-mail address that nobody else uses. */
export function newEmail(): string {
  people += 1;
  return `person-${people}-${crypto.randomUUID()}@example.test`;
}
