import { listSessions } from "#db/queries/sessions.ts";
import type { Actor } from "#domain/access/actor.ts";
import { sessionEnd } from "#domain/access/session.ts";
import type { Deps } from "#worker/ports/deps.ts";

export interface OwnSession {
  readonly id: string;
  readonly userAgent: string | null;
  readonly createdAt: number;
  readonly lastSeenAt: number;
  readonly expiresAt: number;
  /** True for the one that asks. */
  readonly current: boolean;
}

/** The devices that one is signed in on, last used first. Ids are hashes: they open nothing. */
export async function listOwnSessions({
  actor,
  deps,
}: {
  readonly actor: Actor;
  readonly deps: Deps;
}): Promise<readonly OwnSession[]> {
  const now = deps.clock.now();
  const held = [...actor.roles, ...actor.withheldRoles];
  const found = await listSessions(deps.db, actor.userId, now);
  return found.flatMap(({ userId: _owner, confirmedAt: _proof, ...session }) => {
    const expiresAt = sessionEnd(session, held);
    return expiresAt <= now ? [] : [{ ...session, expiresAt, current: session.id === actor.sessionId }];
  });
}
