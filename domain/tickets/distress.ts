import * as z from "zod/mini";
import { idText } from "./text-fields.ts";
import type { TicketStatus } from "./ticket.ts";

const minute = 60_000;

/** Signals of one ticket that are mailed to everyone within an hour; further ones are on the desk alone. */
export const distressMails = { limit: 3, windowMs: 60 * minute } as const;

/** A driver does not feel safe where the truck stands; times in milliseconds UTC. There is one while the driver says so. */
export interface DistressSignal {
  readonly since: number;
  /** Who of the staff saw it first, by the name that the driver knows, and when. */
  readonly seen: { readonly by: string; readonly at: number } | null;
}

export const DistressRef = z.object({ ticketId: idText("ticket.invalid") });
export type DistressRef = z.infer<typeof DistressRef>;

export type DistressDecision =
  | {
      readonly ok: true;
      /** False when it is so already. */
      readonly changed: boolean;
    }
  | { readonly ok: false; readonly code: "ticket.over" | "distress.none" };

/** A driver may say so on a ticket that is neither resolved nor closed. */
export function decideSignal(
  ticket: { readonly status: TicketStatus },
  standing: DistressSignal | null,
): DistressDecision {
  if (standing !== null) return { ok: true, changed: false };
  if (ticket.status === "resolved" || ticket.status === "closed") return { ok: false, code: "ticket.over" };
  return { ok: true, changed: true };
}

/** The driver takes it back at any time, also after the ticket has ended: its end takes nothing back. */
export function decideWithdraw(standing: DistressSignal | null): DistressDecision {
  return { ok: true, changed: standing !== null };
}

/** Whoever of the staff says first that they have seen it is the one whom the driver reads of. */
export function decideSeen(standing: DistressSignal | null): DistressDecision {
  if (standing === null) return { ok: false, code: "distress.none" };
  return { ok: true, changed: standing.seen === null };
}
