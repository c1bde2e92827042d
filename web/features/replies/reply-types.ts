import type { Language } from "#domain/languages/languages.ts";
import type { ReplyTicket } from "#domain/replies/values.ts";
import type { TicketStatus } from "#domain/tickets/ticket.ts";
import type { RouterOutputs } from "../../lib/trpc.ts";

/** A saved reply as the desk has it. */
export type Reply = RouterOutputs["tech"]["replies"]["list"]["items"][number];

/** The ticket that is answered, as far as a reply needs it. */
export interface AnsweredTicket extends ReplyTicket {
  readonly id: string;
  readonly status: TicketStatus;
  readonly preferredLanguage: Language;
  /** Since when the driver waits for a reply, milliseconds UTC; null when staff had the last word. */
  readonly waitingSince: number | null;
}
