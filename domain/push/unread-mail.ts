import {
  type ChatLanguage,
  type InterfaceLanguage,
  interfaceLanguages,
  type Language,
} from "../languages/languages.ts";
import type { TicketStatus } from "../tickets/ticket.ts";
import type { MailedNotice } from "./unread.ts";

/** What the rule needs to know of a ticket and of its driver's account. */
export interface MailedTicket {
  readonly status: TicketStatus;
  readonly driverId: string;
  /** False for an account that is disabled or erased. */
  readonly usable: boolean;
  /** Whether the driver wants these mails. */
  readonly repliesByMail: boolean;
  /** In which the driver's newest device was pushed to; null where there is none. */
  readonly deviceLanguage: InterfaceLanguage | null;
  /** Of the ticket's conversation. */
  readonly preferredLanguage: Language;
  readonly lastLanguage: ChatLanguage;
}

/**
 * The language of the mail about an unread answer; null for no mail: the ticket is closed,
 * they do not want it, they can no longer sign in, or it was their own doing.
 */
export function decideUnreadMail(ticket: MailedTicket, notice: MailedNotice): InterfaceLanguage | null {
  const wanted = ticket.usable && ticket.repliesByMail && ticket.status !== "closed";
  return wanted && notice.actorId !== ticket.driverId ? languageOf(ticket) : null;
}

function languageOf({ deviceLanguage, preferredLanguage, lastLanguage }: MailedTicket): InterfaceLanguage {
  return deviceLanguage ?? interfaceLanguages.find((language) => language === preferredLanguage) ?? lastLanguage;
}
