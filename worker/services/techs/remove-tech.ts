import { removeTech as deleteTech, findTech } from "#db/queries/techs.ts";
import type { Actor } from "#domain/access/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { newId } from "#domain/ids.ts";
import type { TechRef } from "#domain/techs/inputs.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { closeSockets } from "../auth/close-sockets.ts";
import { publishWaiting } from "../tickets/publish-waiting.ts";

/**
 * Deletes a technician's profile and takes the role away: their unfinished tickets are free again, their sessions end
 * and the sockets that need the role are closed. The account stays.
 * @throws DomainError `tech.not_found`.
 */
export async function removeTech({
  actor,
  deps,
  input,
}: {
  readonly actor: Pick<Actor, "userId" | "sessionId" | "fullName">;
  readonly deps: Deps;
  readonly input: TechRef;
}): Promise<{ readonly releasedTickets: number }> {
  const tech = await findTech(deps.db, input.techId);
  if (tech === null) throw new DomainError("tech.not_found");
  const released = await deleteTech(deps.db, {
    tech,
    actor: { userId: actor.userId, name: actor.fullName },
    keptSessionId: actor.sessionId,
    audit: {
      id: newId("audit", deps.randomBytes),
      actorId: actor.userId,
      action: "tech.removed",
      subjectKind: "tech",
      subjectId: tech.id,
      data: { userId: tech.userId, name: tech.fullName },
      createdAt: deps.clock.now(),
    },
  });
  if (released === null) throw new DomainError("tech.not_found");
  closeSockets(deps, tech.userId, ["tech"]);
  publishWaiting(deps, released);
  return { releasedTickets: released.length };
}
