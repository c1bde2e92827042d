import { findDistress, findDistressForStaff, markDistressSeen } from "#db/queries/distress-signals.ts";
import { DomainError } from "#domain/errors.ts";
import { type DistressRef, type DistressSignal, decideSeen } from "#domain/tickets/distress.ts";
import { type ChangeDeps, commitChange, type StaffActor, staffName } from "./commit-change.ts";

/**
 * Records that a member of staff, holder or not, has seen the distress signal; the driver reads their name.
 * The first one stays: who comes later is answered with them.
 * @throws DomainError `distress.none` when the driver took it back; `ticket.not_found`.
 */
export async function seeDistress({
  actor,
  deps,
  input,
}: {
  readonly actor: StaffActor;
  readonly deps: ChangeDeps;
  readonly input: DistressRef;
}): Promise<DistressSignal> {
  const found = await findDistressForStaff(deps.db, input.ticketId, actor.userId);
  if (found === null) throw new DomainError("ticket.not_found");
  const { ticket, signal, profileName } = found;
  const name = staffName(ticket, profileName, actor);
  const decision = decideSeen(signal);
  if (!decision.ok) throw new DomainError(decision.code);
  if (signal?.seen) return signal;

  const at = deps.clock.now();
  let isFirst = true;
  await commitChange(deps, {
    ticket,
    actor: { userId: actor.userId, name },
    wanted: {
      expected: {},
      set: {},
      event: { type: "ticket.distress_seen", audience: "staff", data: {} },
      audit: { action: "ticket.distress_seen" },
    },
    write: (db, change) => markDistressSeen(db, change, name),
    lost: () => {
      isFirst = false;
      return null;
    },
  });
  if (isFirst && signal !== null) return { since: signal.since, seen: { by: name, at } };
  const now = await findDistress(deps.db, input.ticketId);
  if (!now?.signal) throw new DomainError("distress.none");
  return now.signal;
}
