import { hasLooked, insertLook, type LookEntry } from "#db/queries/audit.ts";
import type { Actor } from "#domain/access/actor.ts";
import type { LookAction } from "#domain/audit/audit.ts";
import { newId } from "#domain/ids.ts";
import type { Deps } from "#worker/ports/deps.ts";

export type LookDeps = Pick<Deps, "db" | "clock" | "randomBytes" | "log" | "background">;

export interface Look {
  readonly action: LookAction;
  readonly subjectKind: "ticket" | "user";
  readonly subjectId: string;
  /** Whose data it is: one's own is no look. */
  readonly ownerId: string;
  /** Which of the things that belong to the subject; each is a look of its own. */
  readonly data?: NonNullable<LookEntry["data"]>;
}

/**
 * Records that a person read a driver's own data, once for each person, thing and hour. Runs after the answer, which
 * neither waits for it nor fails with it. The actor is null without a sign-in.
 */
export function recordLook({
  actor,
  deps,
  input,
}: {
  readonly actor: Pick<Actor, "userId"> | null;
  readonly deps: LookDeps;
  readonly input: Look;
}): void {
  const { ownerId, ...look } = input;
  const actorId = actor?.userId ?? null;
  if (actorId === ownerId) return;
  const failed = (error: unknown) =>
    deps.log.error("audit.look_failed", error, { actorId, action: look.action, subjectId: look.subjectId });
  deps.background(write(deps, { ...look, actorId }).catch(failed));
}

async function write(deps: LookDeps, look: Omit<LookEntry, "id" | "createdAt">): Promise<void> {
  const entry = { ...look, id: newId("audit", deps.randomBytes), createdAt: deps.clock.now() };
  // Repeated reads only query: a write, even an empty one, would block other writers.
  if (await hasLooked(deps.db, entry)) return;
  await insertLook(deps.db, entry);
}
