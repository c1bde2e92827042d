import { changeTicket } from "#db/queries/ticket-changes.ts";
import { type EscalationTicket, findEscalationTicket, listAlerted } from "#db/queries/ticket-escalation.ts";
import { newId } from "#domain/ids.ts";
import { addressOf } from "#domain/replies/values.ts";
import { decideEscalation, type EscalationStage, escalatesAgainAfter } from "#domain/tickets/escalation.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { escalationMail } from "../mail/escalation-mail.ts";
import { sendToEach } from "../mail/send-to-each.ts";
import { publishEvent } from "./publish-event.ts";

const minute = 60_000;

type EscalationDeps = Pick<
  Deps,
  "db" | "clock" | "randomBytes" | "rooms" | "log" | "mail" | "publicUrl" | "background"
>;

export interface EscalationAnswer {
  /** True for the one call of a stage that sent the alert. */
  readonly escalated: boolean;
  /** When to check again, milliseconds UTC; null when the ticket in its present state needs no check. */
  readonly askAgainAt: number | null;
}

const nothing: EscalationAnswer = { escalated: false, askAgainAt: null };

/**
 * Alerts everyone once about an unclaimed emergency: the desk and the staff's side of the room are notified, and every
 * available technician and administrator gets a mail. If it is still unclaimed at the second stage, the
 * administrators get another one. Mails are sent in the background; a failure is only logged.
 * A concurrent claim wins. It refuses nothing: a ticket that is not to be escalated, or is not
 * there, stays as it is.
 */
export async function escalateTicket({
  deps,
  input,
}: {
  readonly deps: EscalationDeps;
  readonly input: { readonly ticketId: string };
}): Promise<EscalationAnswer> {
  const { db, clock, randomBytes } = deps;
  const ticket = await findEscalationTicket(db, input.ticketId);
  if (ticket === null) return nothing;
  const now = clock.now();
  const decision = decideEscalation(ticket, now);
  if (!decision.due) return { escalated: false, askAgainAt: decision.dueAt };

  const { stage, unclaimedSince } = decision;
  const event = {
    id: newId("event", randomBytes),
    type: "ticket.escalated" as const,
    actorId: null,
    actorName: null,
    audience: "staff" as const,
    data: { ticketNumber: ticket.ticketNumber, unclaimedSince, escalatedAt: ticket.escalatedAt ?? now, stage },
    createdAt: now,
  };
  const { changed, ticket: after } = await changeTicket(db, {
    ticketId: ticket.id,
    expected: {
      status: "open",
      assignedTo: null,
      ...(stage === 1 ? { escalatedAt: null } : { escalatedAgainAt: null }),
    },
    set: stage === 1 ? { escalatedAt: now } : { escalatedAgainAt: now },
    event,
  });
  if (!changed || after === null) return nothing;
  publishEvent(deps, ticket.id, after.version, event);
  deps.background(mailEveryone(deps, ticket, { stage, escalatedAt: now, unclaimedSince }));
  const askAgainAt = stage === 1 ? Math.max(unclaimedSince + escalatesAgainAfter, now) : null;
  return { escalated: true, askAgainAt };
}

async function mailEveryone(
  deps: EscalationDeps,
  ticket: EscalationTicket,
  {
    stage,
    escalatedAt,
    unclaimedSince,
  }: { readonly stage: EscalationStage; readonly escalatedAt: number; readonly unclaimedSince: number },
): Promise<void> {
  const { db, publicUrl } = deps;
  const { id: ticketId, ticketNumber } = ticket;
  const minutes = Math.floor((escalatedAt - unclaimedSince) / minute);
  const place = addressOf(ticket);
  await sendToEach(
    deps,
    await listAlerted(db, { ticketId, stage, escalatedAt }),
    (to) => escalationMail({ to, ticketNumber, minutes, place, publicUrl }),
    { event: "ticket.escalation_mail_failed", ticketId },
  );
}
