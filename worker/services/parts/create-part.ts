import { findAccount } from "#db/queries/accounts.ts";
import { insertPart } from "#db/queries/parts.ts";
import { planOf } from "#domain/access/actor.ts";
import { partsDiscountOf } from "#domain/billing/plans.ts";
import { DomainError } from "#domain/errors.ts";
import { newId } from "#domain/ids.ts";
import type { CreatePartInput } from "#domain/parts/inputs.ts";
import { discounted, formatPrice, parsePrice } from "#domain/parts/price.ts";
import { mayModify } from "#domain/tickets/transitions.ts";
import { type ChangeDeps, readForStaff, type StaffActor } from "../tickets/commit-change.ts";
import { publishEvent } from "../tickets/publish-event.ts";
import { type ShownPart, toPart } from "./part-view.ts";

/**
 * Proposes a part to the ticket's driver, with the discount of the plan that the driver has now.
 * @throws DomainError `ticket.not_found`, `ticket.assigned_to_other`.
 */
export async function createPart({
  actor,
  deps,
  input,
}: {
  readonly actor: StaffActor;
  readonly deps: ChangeDeps;
  readonly input: CreatePartInput;
}): Promise<ShownPart> {
  const price = parsePrice(input.price);
  if (price === null) throw new DomainError("input.invalid", { message: "part.price_invalid", path: "price" });
  const { ticket, name } = await readForStaff(deps, actor, input.ticketId);
  if (!mayModify(ticket, actor)) throw new DomainError("ticket.assigned_to_other", { by: ticket.assignedName });

  const now = deps.clock.now();
  const discountPercent = await discountOf(deps, ticket.userId, now);
  const id = newId("part", deps.randomBytes);
  const { partsDescription } = input;
  const event = {
    id: newId("event", deps.randomBytes),
    type: "part.proposed" as const,
    actorId: actor.userId,
    actorName: name,
    audience: "everyone" as const,
    data: {
      ticketNumber: ticket.ticketNumber,
      partId: id,
      partsDescription,
      price: formatPrice(price),
      priceToPay: formatPrice(discounted(price, discountPercent)),
      discountPercent,
      partStatus: "pending",
    },
    createdAt: now,
  };
  const part = {
    id,
    ticketId: ticket.id,
    partsDescription,
    price,
    discountPercent,
    createdBy: actor.userId,
    createdAt: now,
    updatedAt: now,
  };
  const made = await insertPart(deps.db, part, event);
  if (made === null) throw new DomainError("ticket.not_found");
  publishEvent(deps, ticket.id, made.version, event);
  return toPart(made.part);
}

async function discountOf(deps: Pick<ChangeDeps, "db">, driverId: string, now: number): Promise<number> {
  const account = await findAccount(deps.db, driverId);
  if (account === null) return 0;
  const { access, tierName } = planOf(account, now);
  return partsDiscountOf({ paid: access.paid, tierName });
}
