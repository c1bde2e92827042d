import { findDistress, withdrawDistress as writeWithdrawal } from "#db/queries/distress-signals.ts";
import type { Actor } from "#domain/access/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { type DistressRef, decideWithdraw } from "#domain/tickets/distress.ts";
import { type ChangeDeps, commitChange } from "./commit-change.ts";

/**
 * The driver feels safe again. Does nothing without an open signal.
 * @throws DomainError `ticket.not_found`, also for another's ticket.
 */
export async function withdrawDistress({
  actor,
  deps,
  input,
}: {
  readonly actor: Pick<Actor, "userId" | "fullName">;
  readonly deps: ChangeDeps;
  readonly input: DistressRef;
}): Promise<{ readonly withdrawn: true }> {
  const found = await findDistress(deps.db, input.ticketId, actor.userId);
  if (found === null) throw new DomainError("ticket.not_found");
  const { ticket, signal } = found;
  const decision = decideWithdraw(signal);
  if (!decision.ok || !decision.changed) return { withdrawn: true };

  await commitChange(deps, {
    ticket,
    actor: { userId: actor.userId, name: actor.fullName },
    wanted: {
      expected: {},
      set: {},
      event: { type: "ticket.distress_withdrawn", audience: "staff", data: {} },
      audit: { action: "ticket.distress_withdrawn" },
    },
    write: writeWithdrawal,
    lost: () => null,
  });
  return { withdrawn: true };
}
