import { copyRoomItems, type RoomCopyRow, setReplyClock } from "#db/queries/room-copy.ts";
import { clockAfter, type ReplyClock } from "#domain/tickets/reply-clock.ts";
import type { Deps } from "#worker/ports/deps.ts";

/** The reply clock of a ticket after a message, in the form that dashboards receive. */
export interface TicketTalk extends ReplyClock {
  readonly ticketId: string;
  /** Who wrote last: the driver, or staff. */
  readonly from: "driver" | "support";
  /** When that was, milliseconds UTC. */
  readonly at: number;
}

/**
 * Copies items of a ticket's room to the record and moves the ticket's reply clock with them. Answers what dashboards
 * receive, or null when no one wrote to the other side. Safe to repeat.
 */
export async function copyMessages({
  deps,
  input,
}: {
  readonly deps: Pick<Deps, "db">;
  readonly input: { readonly ticketId: string; readonly rows: readonly RoomCopyRow[] };
}): Promise<TicketTalk | null> {
  const { ticketId, rows } = input;
  const before = await copyRoomItems(deps.db, ticketId, rows);
  const said = rows.filter(({ kind, audience }) => kind === "message" && audience === "everyone");
  const last = said.at(-1);
  if (before === null || last === undefined) return null;
  const next = clockAfter(before, said, before);
  const driverWrote = said.some(({ senderType }) => senderType === "driver");
  const snoozedUntil = driverWrote ? null : before.snoozedUntil;
  await setReplyClock(deps.db, ticketId, { ...next, snoozedUntil, updatedAt: last.createdAt });
  const { firstResponseAt, waitingSince, replyDueAt } = next;
  const from = last.senderType === "driver" ? "driver" : "support";
  return { ticketId, firstResponseAt, waitingSince, replyDueAt, from, at: last.createdAt };
}
