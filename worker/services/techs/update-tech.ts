import { type TechChanges, type TechRow, updateTech as writeTech } from "#db/queries/techs.ts";
import type { Actor } from "#domain/access/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { newId } from "#domain/ids.ts";
import type { UpdateTechInput } from "#domain/techs/inputs.ts";
import type { Deps } from "#worker/ports/deps.ts";

/**
 * Changes a technician's profile; the e-mail stays as it is. Who becomes unavailable keeps the tickets that they have.
 * @throws DomainError `tech.not_found`.
 */
export async function updateTech({
  actor,
  deps,
  input,
}: {
  readonly actor: Pick<Actor, "userId">;
  readonly deps: Pick<Deps, "db" | "clock" | "randomBytes">;
  readonly input: UpdateTechInput;
}): Promise<TechRow> {
  const { techId, phone, ...given } = input;
  const changes: TechChanges = { ...given, ...(phone === undefined ? {} : { phone: phone || null }) };
  const fields = Object.entries(changes).flatMap(([field, value]) => (value === undefined ? [] : [field]));
  const tech = await writeTech(deps.db, techId, {
    changes,
    audit: {
      id: newId("audit", deps.randomBytes),
      actorId: actor.userId,
      action: "tech.updated",
      subjectKind: "tech",
      subjectId: techId,
      data: { fields: fields.sort().join(", "), ...(changes.fullName ? { name: changes.fullName } : {}) },
      createdAt: deps.clock.now(),
    },
  });
  if (tech === null) throw new DomainError("tech.not_found");
  return tech;
}
