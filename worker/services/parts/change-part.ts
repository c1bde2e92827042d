import { changePartStatus, findPart, type PartOutcome } from "#db/queries/parts.ts";
import type { Actor } from "#domain/access/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { newId } from "#domain/ids.ts";
import type { DecidePartInput, SetPartStatusInput } from "#domain/parts/inputs.ts";
import { mayBecome, type PartStatus } from "#domain/parts/order.ts";
import { mayModify } from "#domain/tickets/transitions.ts";
import { auditOfEvent, type ChangeDeps, type StaffActor, staffName } from "../tickets/commit-change.ts";
import { publishEvent } from "../tickets/publish-event.ts";
import { type ShownPart, toPart } from "./part-view.ts";

type Found = NonNullable<Awaited<ReturnType<typeof findPart>>>;

/**
 * A technician moves an order on.
 * @throws DomainError `part.not_found`; `part.not_allowed` with the status that it has; `ticket.assigned_to_other`.
 */
export async function setPartStatus({
  actor,
  deps,
  input,
}: {
  readonly actor: StaffActor;
  readonly deps: ChangeDeps;
  readonly input: SetPartStatusInput;
}): Promise<ShownPart> {
  const found = await findPart(deps.db, input.partId, actor.userId);
  if (found === null) throw new DomainError("part.not_found");
  const { ticket, profileName } = found;
  if (!mayModify(ticket, actor)) throw new DomainError("ticket.assigned_to_other", { by: ticket.assignedName });
  const name = staffName(ticket, profileName, actor);
  return change(deps, found, input.status, { userId: actor.userId, name, staff: actor });
}

/**
 * The driver answers a proposal.
 * @throws DomainError `part.not_found`, also for another's ticket; `part.not_allowed` when it waits no longer.
 */
export async function decidePart({
  actor,
  deps,
  input,
}: {
  readonly actor: Pick<Actor, "userId" | "fullName">;
  readonly deps: ChangeDeps;
  readonly input: DecidePartInput;
}): Promise<ShownPart> {
  const found = await findPart(deps.db, input.partId);
  if (found === null || found.ticket.userId !== actor.userId) throw new DomainError("part.not_found");
  return change(deps, found, input.decision, { userId: actor.userId, name: actor.fullName, staff: null });
}

async function change(
  deps: ChangeDeps,
  { part, ticket }: Found,
  to: PartStatus,
  actor: { readonly userId: string; readonly name: string; readonly staff: StaffActor | null },
): Promise<ShownPart> {
  if (!mayBecome(part.status, to)) throw new DomainError("part.not_allowed", { status: part.status });
  const event = {
    id: newId("event", deps.randomBytes),
    type: "part.status_changed" as const,
    actorId: actor.userId,
    actorName: actor.name,
    audience: "everyone" as const,
    data: {
      ticketNumber: ticket.ticketNumber,
      partId: part.id,
      partsDescription: part.partsDescription,
      partStatus: to,
    },
    createdAt: deps.clock.now(),
  };
  const moved = { ...event.data, partFrom: part.status, partTo: to };
  const audit = actor.staff === null ? undefined : auditOfEvent(deps, ticket.id, event, moved);
  const move = { partId: part.id, ticketId: ticket.id, from: part.status, to };
  const outcome = await changePartStatus(deps.db, move, { event, by: actor.staff, audit });
  if (!outcome.changed || outcome.part === null || outcome.ticket === null) throw lost(outcome, actor.staff);
  publishEvent(deps, ticket.id, outcome.ticket.version, event);
  return toPart(outcome.part);
}

/** Why a change came too late. */
function lost({ part, ticket }: PartOutcome, staff: StaffActor | null): DomainError {
  if (part === null || ticket === null) return new DomainError("part.not_found");
  if (staff !== null && !mayModify(ticket, staff)) {
    return new DomainError("ticket.assigned_to_other", { by: ticket.assignedName });
  }
  return new DomainError("part.not_allowed", { status: part.status });
}
