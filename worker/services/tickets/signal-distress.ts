import { findDistress, listDistressAlerted, raiseDistress } from "#db/queries/distress-signals.ts";
import { findEscalationTicket } from "#db/queries/ticket-escalation.ts";
import type { Actor } from "#domain/access/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { addressOf } from "#domain/replies/values.ts";
import { type DistressRef, type DistressSignal, decideSignal, distressMails } from "#domain/tickets/distress.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { distressMail } from "../mail/distress-mail.ts";
import { sendToEach } from "../mail/send-to-each.ts";
import { type ChangeDeps, commitChange, stale } from "./commit-change.ts";

type DistressDeps = ChangeDeps & Pick<Deps, "limits" | "mail" | "publicUrl">;

/**
 * The driver does not feel safe: only the staff learn of it, at once, on every open desk and by mail.
 * Where the driver has said so already nothing happens.
 * @throws DomainError `ticket.over`, `ticket.stale`; `ticket.not_found`, also for another's ticket.
 */
export async function signalDistress({
  actor,
  deps,
  input,
}: {
  readonly actor: Pick<Actor, "userId" | "fullName">;
  readonly deps: DistressDeps;
  readonly input: DistressRef;
}): Promise<DistressSignal> {
  const found = await findDistress(deps.db, input.ticketId, actor.userId);
  if (found === null) throw new DomainError("ticket.not_found");
  const { ticket, signal } = found;
  const decision = decideSignal(ticket, signal);
  if (!decision.ok) throw new DomainError(decision.code, { status: ticket.status });
  if (signal !== null) return signal;

  const since = deps.clock.now();
  let isFirst = true;
  await commitChange(deps, {
    ticket,
    actor: { userId: actor.userId, name: actor.fullName },
    wanted: {
      expected: { status: ticket.status },
      set: {},
      event: { type: "ticket.distress", audience: "staff", data: { since } },
      audit: { action: "ticket.distress" },
    },
    write: raiseDistress,
    lost: (current) => {
      isFirst = false;
      // With the status as it was it was lost to the same signal, sent twice.
      return current.status === ticket.status ? null : stale(current);
    },
  });
  if (isFirst) deps.background(mailStaff(deps, ticket.id, since));
  return { since, seen: null };
}

async function mailStaff(deps: DistressDeps, ticketId: string, since: number): Promise<void> {
  const { db, limits, log, publicUrl } = deps;
  const event = "ticket.distress_mail_failed";
  try {
    const { allowed } = await limits.hit({ key: `distress:${ticketId}`, ...distressMails });
    const ticket = allowed ? await findEscalationTicket(db, ticketId) : null;
    if (ticket === null) return;
    const { ticketNumber } = ticket;
    const place = addressOf(ticket);
    const message = (to: string) => distressMail({ to, ticketNumber, place, publicUrl });
    await sendToEach(deps, await listDistressAlerted(db, { ticketId, since }), message, { event, ticketId });
  } catch (error) {
    log.error(event, error, { ticketId });
  }
}
