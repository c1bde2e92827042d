import { insertPart } from "#db/queries/parts.ts";
import { findTicketHeadWithDriver, type TicketHead } from "#db/queries/ticket-changes.ts";
import { type Account, planOf } from "#domain/access/actor.ts";
import { partsDiscountOf } from "#domain/billing/plans.ts";
import { DomainError } from "#domain/errors.ts";
import { newId } from "#domain/ids.ts";
import type { CreatePartInput } from "#domain/parts/inputs.ts";
import { discounted, formatPrice, parsePrice } from "#domain/parts/price.ts";
import { mayModify } from "#domain/tickets/transitions.ts";
import { auditOfEvent, type ChangeDeps, type StaffActor, staffName } from "../tickets/commit-change.ts";
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
  const { head: ticket, profileName, driver } = await findTicketHeadWithDriver(deps.db, input.ticketId, actor.userId);
  if (ticket === null) throw new DomainError("ticket.not_found");
  if (!mayModify(ticket, actor)) throw assignedToOther(ticket);

  const now = deps.clock.now();
  const discountPercent = driver === null ? 0 : discountOf(driver, now);
  const id = newId("part", deps.randomBytes);
  const { partsDescription } = input;
  const event = {
    id: newId("event", deps.randomBytes),
    type: "part.proposed" as const,
    actorId: actor.userId,
    actorName: staffName(ticket, profileName, actor),
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
  const made = await insertPart(deps.db, part, {
    event,
    by: actor,
    audit: auditOfEvent(deps, ticket.id, event, event.data),
  });
  if (made.ticket === null) throw new DomainError("ticket.not_found");
  if (!made.changed || made.part === null) throw assignedToOther(made.ticket);
  publishEvent(deps, ticket.id, made.ticket.version, event);
  return toPart(made.part);
}

function assignedToOther(ticket: Pick<TicketHead, "assignedName">): DomainError {
  return new DomainError("ticket.assigned_to_other", { by: ticket.assignedName });
}

function discountOf(driver: Account, now: number): number {
  const { access, tierName } = planOf(driver, now);
  return partsDiscountOf({ paid: access.paid, tierName });
}
