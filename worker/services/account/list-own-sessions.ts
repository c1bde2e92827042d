import { listSessions } from "#db/queries/sessions.ts";
import type { Actor } from "#domain/access/actor.ts";
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
  const found = await listSessions(deps.db, actor.userId, deps.clock.now());
  return found.map(({ userId: _owner, ...session }) => ({ ...session, current: session.id === actor.sessionId }));
}
