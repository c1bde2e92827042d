import { insertTicketOnce, readSubmissionGround, type SubmittedTicket } from "#db/queries/ticket-submission.ts";
import { type Actor, scopeOf } from "#domain/access/actor.ts";
import { dialogueOf } from "#domain/chat/dialogue.ts";
import { DomainError } from "#domain/errors.ts";
import { newId } from "#domain/ids.ts";
import { boundHistory, type ChatHistoryLine } from "#domain/tickets/chat-history.ts";
import { type HandoverInput, handoverCards, type TicketHandover } from "#domain/tickets/handover.ts";
import { type SubmitTicketInput, submittedPhotoIds } from "#domain/tickets/submit-ticket.ts";
import { newTicketNumber } from "#domain/tickets/ticket-number.ts";
import { responseDueAt, responseTimeText } from "#domain/tickets/urgency.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { publishEvent } from "./publish-event.ts";

/** Six characters of 32 collide once in a billion pairs; this many collisions in a row is a defect. */
const attempts = 5;

type Ground = Awaited<ReturnType<typeof readSubmissionGround>>;

/** What a submission answers, the first time and every time again. */
export interface SubmittedAnswer {
  readonly id: string;
  readonly ticketNumber: string;
  /** As the specification words it, for instance `15 minutes`. */
  readonly estimatedResponseTime: string;
  readonly responseDueAt: number;
}

/**
 * Makes a ticket, once for each submission id of a driver; the same id again finds the same ticket.
 * The conversation's messages and photos travel with it as the record has them, not as the client tells them;
 * a conversation, truck or photo that is not the driver's is passed over. Help is never behind the price list:
 * a session is enough.
 * @throws DomainError `service.unavailable` when no free ticket number was found.
 */
export async function submitTicket({
  actor,
  deps,
  input,
}: {
  readonly actor: Pick<Actor, "userId" | "fullName" | "access" | "tierName" | "fleet">;
  readonly deps: Pick<Deps, "db" | "clock" | "randomBytes" | "rooms" | "log" | "background">;
  readonly input: SubmitTicketInput;
}): Promise<SubmittedAnswer> {
  const ground = await readSubmissionGround(deps.db, {
    ...scopeOf(actor),
    submissionId: input.submissionId,
    conversationId: input.conversationId ?? null,
    truckId: input.truckId ?? null,
  });
  if (ground.made !== null) return answer(ground.made);

  const history = historyOf(input, ground);
  const handover = handoverOf(input, ground, deps.log);
  const photoIds = [...submittedPhotoIds(input), ...history.flatMap((line) => line.photoIds ?? [])];
  for (let attempt = 0; attempt < attempts; attempt++) {
    const { ticket, event } = decideTicket(actor, deps, input, ground, { history, handover });
    const stored = await insertTicketOnce(deps.db, ticket, event, photoIds);
    if (stored === null) continue;
    if (stored.inserted) publishEvent(deps, ticket.id, 1, event);
    return answer(stored.ticket);
  }
  throw new DomainError("service.unavailable");
}

function answer(ticket: SubmittedTicket): SubmittedAnswer {
  return {
    id: ticket.id,
    ticketNumber: ticket.ticketNumber,
    estimatedResponseTime: responseTimeText(ticket.responseDueAt - ticket.createdAt),
    responseDueAt: ticket.responseDueAt,
  };
}

function historyOf(input: SubmitTicketInput, ground: Ground): readonly ChatHistoryLine[] {
  if (ground.messages.length === 0) return boundHistory(input.chatHistory);
  return boundHistory(
    ground.messages.map(({ role, content, photoIds }) =>
      photoIds.length === 0 ? { role, content } : { role, content, photoIds: [...photoIds] },
    ),
  );
}

/** What a technician reads first, from the record's conversation where there is one. No ticket fails for want of it. */
function handoverOf(input: SubmitTicketInput, ground: Ground, log: Deps["log"]): TicketHandover | null {
  try {
    return handoverCards(handoverInput(input, ground));
  } catch (error) {
    log.error("ticket.no_handover", error);
    return null;
  }
}

function handoverInput(input: SubmitTicketInput, ground: Ground): HandoverInput {
  const { truckBrand: brand, truckYear: year, truckModel: model, issueDescription: issue } = input;
  const { highway, direction, mileMarker, locationAddress, locationLat, locationLng } = input;
  const { trailer, load, hazardousGoods } = input;
  return {
    messages: ground.messages.length > 0 ? dialogueOf(ground.messages) : input.chatHistory,
    issue,
    truck: { brand, year, model, mileage: ground.conversation?.mileage },
    where: {
      highway,
      direction,
      mileMarker,
      address: locationAddress,
      latitude: locationLat,
      longitude: locationLng,
    },
    trailer,
    load,
    hazardousGoods,
    photoCodes: ground.messages.flatMap(({ assessment }) => assessment?.codesToConfirm ?? []),
  };
}

function decideTicket(
  actor: Pick<Actor, "userId" | "fullName" | "access" | "tierName">,
  deps: Pick<Deps, "clock" | "randomBytes">,
  input: SubmitTicketInput,
  ground: Ground,
  { history, handover }: { readonly history: readonly ChatHistoryLine[]; readonly handover: TicketHandover | null },
) {
  const now = deps.clock.now();
  const assessment =
    ground.messages.findLast((message) => message.assessment !== null)?.assessment ?? input.assessment ?? null;
  const tierName = actor.access.allowed ? actor.tierName : null;
  const {
    chatHistory: _history,
    photoIds: _photoIds,
    imageUrls: _imageUrls,
    conversationId: _conversationId,
    truckId: _truckId,
    assessment: _assessment,
    ...said
  } = input;
  const ticket = {
    ...said,
    id: newId("ticket", deps.randomBytes),
    ticketNumber: newTicketNumber(deps.randomBytes),
    userId: actor.userId,
    truckId: ground.ownTruckId ?? ground.conversation?.truckId ?? null,
    conversationId: ground.conversation?.id ?? null,
    status: "open" as const,
    assessedUrgency: assessment?.urgency ?? null,
    assessment,
    chatHistory: history,
    handover,
    responseDueAt: responseDueAt(input.urgencyLevel, tierName, now),
    createdAt: now,
    updatedAt: now,
  };
  const event = {
    id: newId("event", deps.randomBytes),
    type: "ticket.submitted" as const,
    actorId: actor.userId,
    actorName: input.contactName,
    audience: "everyone" as const,
    data: {
      ticketNumber: ticket.ticketNumber,
      status: ticket.status,
      urgencyLevel: input.urgencyLevel,
      assessedUrgency: ticket.assessedUrgency,
      responseDueAt: ticket.responseDueAt,
    },
    createdAt: now,
  };
  return { ticket, event };
}
