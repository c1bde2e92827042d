import type { ChatLanguage } from "../languages/languages.ts";

/** The hand-over card as it was when the ticket was submitted: at most 8 lines, in each language that it can be read in. */
export type TicketHandover = Readonly<Record<ChatLanguage, readonly string[]>>;
