import { joinTicket } from "#db/queries/ticket-joining.ts";
import type { OpenEmergency } from "#db/queries/ticket-submission.ts";
import type { Actor } from "#domain/access/actor.ts";
import { whatIsNew } from "#domain/tickets/repeated-emergency.ts";
import { type SubmitTicketInput, submittedPhotoIds } from "#domain/tickets/submit-ticket.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { publishEvent } from "./publish-event.ts";

/**
 * Adds an emergency to the driver's open one: what it says that the ticket does not goes into the room as a message of
 * the driver's, once for each `eventId`; its photos go onto the ticket. False when the ticket is over by now.
 */
export async function joinEmergency({
  actor,
  deps,
  input,
  open,
  eventId,
}: {
  readonly actor: Pick<Actor, "userId">;
  readonly deps: Pick<Deps, "db" | "clock" | "rooms" | "log" | "background">;
  readonly input: SubmitTicketInput;
  readonly open: OpenEmergency;
  readonly eventId: string;
}): Promise<boolean> {
  const messageText = whatIsNew(open, input);
  const photoIds = submittedPhotoIds(input);
  if (messageText === "" && photoIds.length === 0) return true;
  const event = {
    id: eventId,
    type: "ticket.reported_again" as const,
    actorId: actor.userId,
    actorName: input.contactName,
    audience: "everyone" as const,
    data: { ticketNumber: open.ticketNumber, messageText },
    createdAt: deps.clock.now(),
  };
  const { changed, ticket } = await joinTicket(deps.db, { ticketId: open.id, event, photoIds });
  if (changed && ticket !== null) publishEvent(deps, open.id, ticket.version, event);
  return changed || ticket?.status === "open" || ticket?.status === "in_progress";
}
