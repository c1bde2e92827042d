import { findTicketTalk } from "#db/queries/ticket-talk.ts";
import { DomainError } from "#domain/errors.ts";
import { type ChatLanguage, chatLanguages } from "#domain/languages/languages.ts";
import { draftReply as composeDraft } from "#domain/replies/draft.ts";
import type { DraftReplyInput } from "#domain/replies/inputs.ts";
import type { Deps } from "#worker/ports/deps.ts";

/** A proposal for a technician; nothing is sent by it. */
export interface ReplyDraft {
  /** With variables still open; null where there is nothing to propose. */
  readonly text: string | null;
  readonly language: ChatLanguage;
}

/**
 * What a technician might answer a ticket's driver next, in the driver's language where one chats in it, else in
 * English.
 * @throws DomainError `ticket.not_found`.
 */
export async function draftReply({
  deps,
  input,
}: {
  readonly deps: Pick<Deps, "db">;
  readonly input: DraftReplyInput;
}): Promise<ReplyDraft> {
  const talk = await findTicketTalk(deps.db, input.ticketId);
  if (talk === null) throw new DomainError("ticket.not_found");
  const { ticket, lines } = talk;
  const language = chatLanguages.find((known) => known === ticket.preferredLanguage) ?? "en";
  const text = composeDraft({
    chat: ticket.chatHistory,
    issue: ticket.issueDescription,
    room: lines.map(({ senderType, text: said }) => ({
      by: senderType === "driver" ? "driver" : "support",
      text: said,
    })),
    truck: { brand: ticket.truckBrand, year: ticket.truckYear, model: ticket.truckModel },
    language,
  });
  return { text, language };
}
