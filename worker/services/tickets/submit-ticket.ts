import {
  insertTicketOnce,
  type JoiningEmergency,
  readSubmissionGround,
  type SubmittedTicket,
} from "#db/queries/ticket-submission.ts";
import { type Actor, scopeOf } from "#domain/access/actor.ts";
import { dialogueOf } from "#domain/chat/dialogue.ts";
import type { Assessment } from "#domain/diagnosis/assessment.ts";
import { guideRecordOf, guidesIn } from "#domain/diagnosis/index.ts";
import { DomainError } from "#domain/errors.ts";
import { newId } from "#domain/ids.ts";
import { repeatsPerTicket, ticketsPerAccount, ticketsPerAddress } from "#domain/requests/account-limits.ts";
import { assessText } from "#domain/tickets/assess-text.ts";
import { boundHistory, type ChatHistoryLine } from "#domain/tickets/chat-history.ts";
import { type HandoverInput, handoverCards, type TicketHandover } from "#domain/tickets/handover.ts";
import { dangerOf } from "#domain/tickets/next-ticket.ts";
import { isEmergency } from "#domain/tickets/repeated-emergency.ts";
import { clockAtSubmission } from "#domain/tickets/reply-clock.ts";
import { type SubmitTicketInput, submittedPhotoIds } from "#domain/tickets/submit-ticket.ts";
import { newTicketNumber } from "#domain/tickets/ticket-number.ts";
import { highestUrgency, responseDueAt, responseTimeText } from "#domain/tickets/urgency.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { countAction } from "../limits/refuse-too-many.ts";
import { joinEmergency } from "./join-emergency.ts";
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

type SubmittingActor = Pick<Actor, "userId" | "fullName" | "access" | "tierName" | "fleet">;
type SubmitDeps = Pick<Deps, "db" | "clock" | "randomBytes" | "rooms" | "log" | "background" | "limits" | "local">;

/**
 * Makes a ticket, once for each submission id of a driver; the same id again finds the same ticket.
 * The conversation's messages and photos travel with it as the record has them, not as the client tells them;
 * a conversation, truck or photo that is not the driver's is passed over. The form's own text is assessed too: the
 * highest of the driver's choice, the conversation's urgency and the text's sets the clock, the order and the alerts. Help is never behind the price list:
 * a session is enough. Requests are so many an hour; an emergency is never refused: it is added to the driver's open one
 * of the same truck, and the answer is that ticket.
 * @throws DomainError `ticket.rate_limited`, never for an emergency; `service.unavailable` when no free ticket number
 * was found.
 */
export async function submitTicket({
  actor,
  deps,
  input,
  address,
}: {
  readonly actor: SubmittingActor;
  readonly deps: SubmitDeps;
  readonly input: SubmitTicketInput;
  /** Where the request comes from, for limits. */
  readonly address: string;
}): Promise<SubmittedAnswer> {
  const heard = assessText(input);
  const joining = joiningOf(actor, deps, input, heard);
  const eventId = await joinEventId(actor.userId, input.submissionId);
  const readGround = () =>
    readSubmissionGround(deps.db, {
      ...scopeOf(actor),
      submissionId: input.submissionId,
      conversationId: input.conversationId ?? null,
      truckId: input.truckId ?? null,
      joinEventId: eventId,
      joining,
    });
  const counting = joining === null ? countRequest(deps, actor.userId, address) : countRepeat(deps, actor.userId);
  const [first, retryAfterMs] = await Promise.all([readGround(), counting]);
  let ground = first;
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (ground.made !== null) return answer(ground.made);
    if (joining === null && retryAfterMs > 0) throw new DomainError("ticket.rate_limited", { retryAfterMs });
    if (ground.open !== null) {
      const { open } = ground;
      if (retryAfterMs > 0 || (await joinEmergency({ actor, deps, input, open, eventId }))) return answer(open);
      ground = await readGround();
      continue;
    }
    const history = historyOf(input, ground);
    const handover = await handoverOf(input, ground, deps.log);
    const photoIds = [...submittedPhotoIds(input), ...history.flatMap((line) => line.photoIds ?? [])];
    const { ticket, event } = decideTicket(actor, deps, input, ground, { history, handover, heard });
    const stored = await insertTicketOnce(deps.db, ticket, event, photoIds, joining);
    if (stored === null) {
      ground = await readGround();
      continue;
    }
    if (stored.inserted) publishEvent(deps, ticket.id, 1, event);
    return answer(stored.ticket);
  }
  throw new DomainError("service.unavailable");
}

/** Null for anything but an emergency. */
function joiningOf(
  { userId }: SubmittingActor,
  { clock }: Pick<Deps, "clock">,
  { urgencyLevel, assessment, truckId = null, truckBrand, truckYear, truckModel }: SubmitTicketInput,
  heard: Assessment | null,
): JoiningEmergency | null {
  if (!isEmergency(urgencyLevel, assessment?.urgency) && heard?.urgency !== "emergency") return null;
  return { userId, truckId, truckBrand, truckYear, truckModel, now: clock.now() };
}

/** The id of the event by which a submission is added to an open ticket: the same one for the same submission. */
async function joinEventId(userId: string, submissionId: string): Promise<string> {
  const named = new TextEncoder().encode(`${userId} ${submissionId}`);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", named));
  return newId("event", (length) => digest.subarray(0, length));
}

function countRequest(deps: Pick<Deps, "limits" | "local">, userId: string, address: string): Promise<number> {
  const from = { address, perAddress: ticketsPerAddress };
  return countAction(deps, { action: "ticket", userId, perAccount: ticketsPerAccount, from });
}

function countRepeat(deps: Pick<Deps, "limits" | "local">, userId: string): Promise<number> {
  return countAction(deps, { action: "emergency", userId, perAccount: repeatsPerTicket });
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
async function handoverOf(input: SubmitTicketInput, ground: Ground, log: Deps["log"]): Promise<TicketHandover | null> {
  try {
    return handoverCards({ ...handoverInput(input, ground), guided: await guidedOf(ground) });
  } catch (error) {
    log.error("ticket.no_handover", error);
    return null;
  }
}

/** The guide of the latest conclusion; guides are read only where one was open. */
async function guidedOf(ground: Ground): Promise<NonNullable<HandoverInput["guided"]> | null> {
  const latest = ground.messages.findLast(({ assessment }) => assessment !== null)?.assessment;
  const record = latest ? guideRecordOf(latest) : null;
  if (record === null) return null;
  const [en, es, ar, ru] = await Promise.all([guidesIn("en"), guidesIn("es"), guidesIn("ar"), guidesIn("ru")]);
  return { record, guides: { en, es, ar, ru } };
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
  {
    history,
    handover,
    heard,
  }: {
    readonly history: readonly ChatHistoryLine[];
    readonly handover: TicketHandover | null;
    readonly heard: Assessment | null;
  },
) {
  const now = deps.clock.now();
  const assessment =
    ground.messages.findLast((message) => message.assessment !== null)?.assessment ?? input.assessment ?? heard;
  const assessedUrgency = highestUrgency([assessment?.urgency, heard?.urgency]);
  const danger = dangerOf({ urgencyLevel: input.urgencyLevel, assessedUrgency });
  const tierName = actor.access.allowed ? actor.tierName : null;
  const dueAt = responseDueAt(danger, tierName, now);
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
    assessedUrgency,
    assessment,
    chatHistory: history,
    handover,
    responseDueAt: dueAt,
    ...clockAtSubmission(now, dueAt),
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
