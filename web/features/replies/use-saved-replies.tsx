import { MessageSquareText } from "lucide-react";
import { useState } from "react";
import { chatLanguages } from "#domain/languages/languages.ts";
import { replyTextFor } from "#domain/replies/reply-text.ts";
import { replyValues } from "#domain/replies/values.ts";
import { fillReply, gapsIn } from "#domain/replies/variables.ts";
import type { ComposerAssist, ComposerField } from "../../components/composer-assist.ts";
import { Button } from "../../components/ui/button.tsx";
import { useT } from "../../lib/i18n.tsx";
import { GapNotice } from "./gap-notice.tsx";
import { ReplyPicker } from "./reply-picker.tsx";
import type { AnsweredTicket, Reply } from "./reply-types.ts";
import { SuggestedReply } from "./suggested-reply.tsx";

/**
 * Saved replies for the field in which a ticket's driver is answered: a button and a stroke open the list, what is
 * chosen goes in where the cursor is, filled from the ticket; what could not be filled holds the text back.
 */
export function useSavedReplies(ticket: AnsweredTicket, technician: string, onManage: () => void): ComposerAssist {
  const t = useT();
  const [open, setOpen] = useState(false);
  const values = replyValues(ticket, technician);
  const language = chatLanguages.find((known) => known === ticket.preferredLanguage) ?? "en";

  const close = (field: ComposerField) => {
    setOpen(false);
    field.focus();
  };
  const choose = (field: ComposerField, reply: Reply) => {
    const said = replyTextFor(reply.texts, [ticket.preferredLanguage]);
    setOpen(false);
    if (said === null) return;
    const text = fillReply(said.text, values, said.language);
    field.insert(text, gapsIn(text)[0]);
  };

  return {
    button: (
      <Button
        variant="quiet"
        className="shrink-0 px-3"
        aria-expanded={open}
        data-saved-replies
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setOpen(!open)}
      >
        <MessageSquareText className="size-6" aria-hidden />
        <span className="max-sm:sr-only">{t("replies.open")}</span>
      </Button>
    ),
    above: (field) =>
      open ? (
        <ReplyPicker
          ticket={ticket}
          values={values}
          onChoose={(reply) => choose(field, reply)}
          onClose={() => close(field)}
          onLeave={() => setOpen(false)}
          onStroke={() => {
            setOpen(false);
            field.insert("/");
          }}
          onManage={() => {
            setOpen(false);
            onManage();
          }}
        />
      ) : (
        <>
          {isWaiting(ticket) ? <SuggestedReply ticketId={ticket.id} values={values} field={field} /> : null}
          <GapNotice field={field} language={language} />
        </>
      ),
    onSlash: () => setOpen(true),
    holds: (text) => gapsIn(text)[0] ?? null,
  };
}

/** Whether an answer is still wanted: not where a person has had the last word. */
function isWaiting({ status, waitingSince }: AnsweredTicket): boolean {
  return (status === "open" || status === "in_progress") && waitingSince !== null;
}
