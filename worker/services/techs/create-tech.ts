import { createTechIfNew, isUsableAccount } from "#db/queries/techs.ts";
import type { Actor } from "#domain/access/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { newId } from "#domain/ids.ts";
import type { CreateTechInput } from "#domain/techs/inputs.ts";
import type { Deps } from "#worker/ports/deps.ts";

/**
 * Makes an account a technician's: a profile and the role. Nothing else of the account changes, but its sessions end,
 * so that the role begins with a new sign-in.
 * @throws DomainError `tech.exists`; `user.not_found`, also for an account that is not in use.
 */
export async function createTech({
  actor,
  deps,
  input,
}: {
  readonly actor: Pick<Actor, "userId" | "sessionId">;
  readonly deps: Pick<Deps, "db" | "clock" | "randomBytes">;
  readonly input: CreateTechInput;
}): Promise<{ readonly id: string }> {
  if (!(await isUsableAccount(deps.db, input.userId))) throw new DomainError("user.not_found");
  const id = newId("tech", deps.randomBytes);
  const created = await createTechIfNew(
    deps.db,
    { id, ...input },
    {
      keptSessionId: actor.sessionId,
      audit: {
        id: newId("audit", deps.randomBytes),
        actorId: actor.userId,
        action: "tech.created",
        subjectKind: "tech",
        subjectId: id,
        data: { userId: input.userId, name: input.fullName },
        createdAt: deps.clock.now(),
      },
    },
  );
  if (!created) throw new DomainError("tech.exists");
  return { id };
}
