import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Textarea } from "../../components/ui/textarea.tsx";
import { errorKey, readFailure } from "../../lib/errors.ts";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { trpc, trpcClient } from "../../lib/trpc.ts";
import type { DeskTicket } from "./ticket-types.ts";
import { useNotesDraft } from "./use-notes-draft.ts";

interface InternalNotesProps {
  ticket: DeskTicket;
  /** The signed-in technician. */
  userId: string;
  disabled: boolean;
}

/**
 * The staff's notes. What was typed is kept until it is saved. When a colleague saved other notes meanwhile,
 * both are shown and the technician decides; a change of anything else of the ticket is no conflict.
 */
export function InternalNotes({ ticket, userId, disabled }: InternalNotesProps) {
  const t = useT();
  const cache = useQueryClient();
  const [draft, setDraft] = useNotesDraft(userId, ticket.id);
  const [theirs, setTheirs] = useState<DeskTicket | null>(null);
  const text = draft?.text ?? ticket.internalNotes;
  const readAnew = () => cache.invalidateQueries(trpc.tech.tickets.pathFilter());

  const save = useMutation({
    mutationFn: async (target: { version: number; base: string; notes: string }) => {
      const input = { ticketId: ticket.id, internalNotes: target.notes };
      try {
        await trpcClient.tech.tickets.saveNotes.mutate({ ...input, version: target.version });
        return null;
      } catch (error) {
        if (readFailure(error).code !== "ticket.stale") throw error;
        const current = await trpcClient.tech.tickets.get.query({ ticketId: ticket.id });
        if (current.internalNotes !== target.base) return current;
        await trpcClient.tech.tickets.saveNotes.mutate({ ...input, version: current.version });
        return null;
      }
    },
    onSuccess: (conflict, target) => {
      setTheirs(conflict);
      if (conflict !== null) return;
      cache.setQueriesData<DeskTicket>(trpc.tech.tickets.get.queryFilter(), (known) =>
        known?.id === ticket.id ? { ...known, internalNotes: target.notes } : known,
      );
      // What was typed while it was being saved stays.
      setDraft(text === target.notes ? null : { text, base: target.notes });
      notify.success(t("desk.notes_saved"));
      void readAnew();
    },
    onError: (error) => notify.error(t("desk.notes_failed"), { description: t(errorKey(error)) }),
  });

  return (
    <div className="grid gap-3">
      <Field
        label={t("desk.notes")}
        hint={t("desk.notes_hint")}
        {...(draft === null ? {} : { optional: t("desk.notes_unsaved") })}
      >
        {(ids) => (
          <Textarea
            {...ids}
            rows={4}
            dir="auto"
            disabled={disabled}
            value={text}
            onChange={(event) => setDraft({ text: event.target.value, base: draft?.base ?? ticket.internalNotes })}
          />
        )}
      </Field>
      {theirs === null ? null : (
        <div role="alert" className="grid gap-3 rounded-lg bg-orange-wash p-4">
          <p className="font-semibold">{t("desk.notes_conflict")}</p>
          <p className="whitespace-pre-wrap" dir="auto">
            {theirs.internalNotes}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button
              variant="secondary"
              onClick={() => save.mutate({ version: theirs.version, base: theirs.internalNotes, notes: text })}
            >
              {t("desk.notes_keep_mine")}
            </Button>
            <Button
              variant="secondary"
              onClick={() => {
                setDraft(null);
                setTheirs(null);
                void readAnew();
              }}
            >
              {t("desk.notes_take_theirs")}
            </Button>
          </div>
        </div>
      )}
      {theirs === null && draft !== null ? (
        <Button
          variant="secondary"
          className="w-fit"
          busy={save.isPending}
          onClick={() => {
            const { base } = draft;
            // The desk is live: what a colleague saved is known here already, and its version with it.
            if (ticket.internalNotes === base) save.mutate({ version: ticket.version, base, notes: text });
            else setTheirs(ticket);
          }}
        >
          {t("desk.save_notes")}
        </Button>
      ) : null}
      <NoteEntries notes={ticket.notes} />
    </div>
  );
}

/** The notes one by one, with author and time; what a later text replaced stays readable. */
function NoteEntries({ notes }: Pick<DeskTicket, "notes">) {
  const t = useT();
  const format = useFormat();
  if (notes.length === 0) return null;
  return (
    <ol className="grid gap-3">
      {notes.map(({ id, authorName, text, createdAt, replacedAt }) => (
        <li key={id} className="grid gap-0.5 border-line border-t pt-2">
          <p className="text-ink-soft text-sm">
            <bdi className="font-semibold">{authorName ?? t("desk.note_old")}</bdi>{" "}
            <time dateTime={new Date(createdAt).toISOString()}>{format.dateTime(createdAt)}</time>
            {replacedAt === null ? null : ` (${t("desk.note_replaced")})`}
          </p>
          <p className={replacedAt === null ? "whitespace-pre-wrap" : "whitespace-pre-wrap text-ink-soft"} dir="auto">
            {text}
          </p>
        </li>
      ))}
    </ol>
  );
}
