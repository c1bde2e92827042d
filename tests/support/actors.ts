import type { Db } from "#db/client.ts";
import type { Actor } from "#domain/access/actor.ts";
import { readActor } from "#worker/auth/read-actor.ts";
import type { Deps } from "#worker/ports/deps.ts";
import type { Context } from "#worker/trpc/context.ts";
import { createCallerFactory } from "#worker/trpc/init.ts";
import { appRouter } from "#worker/trpc/router.ts";
import { type MadeUser, makeSession, makeUser, type UserOptions } from "./factories.ts";

/** A driver on trial, a driver whose trial is over, a technician, an administrator. */
export const actorKinds = ["driver", "expired", "tech", "admin"] as const;
export type ActorKind = (typeof actorKinds)[number];

export interface MadeActor {
  /** As the session says, read the way a request is. */
  readonly actor: Actor;
  /** For a request's Cookie header. */
  readonly cookie: string;
  readonly user: MadeUser;
}

const day = 86_400_000;

/** Somebody signed in: an account of a kind with a session, both written straight into the database. */
export async function makeActor(db: Db, kind: ActorKind, options: UserOptions = {}): Promise<MadeActor> {
  const now = options.now ?? Date.now();
  const user = await makeUser(db, { ...optionsOf(kind, now), ...options });
  const { cookie } = await makeSession(db, user.id, { now });
  const { actor } = await readActor({ db, clock: { now: () => now }, secure: false }, cookie);
  if (actor === null) throw new Error(`the session of a ${kind} was not accepted`);
  return { actor, cookie, user };
}

function optionsOf(kind: ActorKind, now: number): UserOptions {
  switch (kind) {
    case "driver":
      return {};
    case "expired":
      return { subscription: { status: "trialing", trialStart: now - 15 * day, trialEnd: now - day } };
    case "tech":
      return { roles: ["tech"] };
    case "admin":
      return { roles: ["admin"] };
  }
}

const createCaller = createCallerFactory(appRouter);
export type Caller = ReturnType<typeof createCaller>;

/** Calls procedures as a person, or as a visitor with `null`. Cookies that an answer sets go to `context.setCookie`. */
export function callerFor(deps: Deps, actor: Actor | null, context: Partial<Context> = {}): Caller {
  return createCaller({
    deps,
    actor,
    requestId: "req_test",
    address: `test-${crypto.randomUUID()}`,
    userAgent: "test",
    deviceToken: null,
    setCookie() {},
    keepDevice() {},
    ...context,
  });
}
