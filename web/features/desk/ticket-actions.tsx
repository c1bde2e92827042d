import { type ChangeEvent, type FormEvent, useState } from "react";
import { type TicketStatus, ticketStatuses } from "#domain/tickets/ticket.ts";
import { Button } from "../../components/ui/button.tsx";
import { Dialog, DialogActions, DialogContent } from "../../components/ui/dialog.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Input } from "../../components/ui/input.tsx";
import { NativeSelect } from "../../components/ui/select.tsx";
import { Textarea } from "../../components/ui/textarea.tsx";
import { useT } from "../../lib/i18n.tsx";
import type { DeskTicket } from "./ticket-types.ts";
import type { TicketActions } from "./use-ticket-actions.ts";

interface TicketActionsBarProps {
  ticket: DeskTicket;
  actions: TicketActions;
  userId: string;
  isAdmin: boolean;
  name: string;
  onName: (name: string) => void;
}

/** Claim while nobody has it; status, release and resolve for whoever does; otherwise who has it. */
export function TicketActionsBar({ ticket, actions, userId, isAdmin, name, onName }: TicketActionsBarProps) {
  const t = useT();
  const [ending, setEnding] = useState<Ending | null>(null);
  const holder = ticket.assignedTo;
  const mayModify = holder === null || holder.id === userId || isAdmin;
  return (
    <div className="grid gap-3 border-line border-b bg-panel px-5 py-4">
      {holder === null && ticket.status === "open" ? <ClaimForm actions={actions} name={name} onName={onName} /> : null}
      {mayModify ? null : (
        <p className="font-semibold text-ink-soft">{t("desk.assigned_other", { name: holder?.name ?? "" })}</p>
      )}
      {mayModify ? (
        <div className="flex flex-wrap items-end gap-3">
          <Field label={t("desk.status")} className="min-w-36 flex-1 [&_select]:text-base">
            {(ids) => (
              <NativeSelect
                {...ids}
                value={ticket.status}
                disabled={actions.busy}
                onChange={(event) => {
                  const status = event.target.value as TicketStatus;
                  // A ticket does not end by a slip in a list: what solved it is asked for first.
                  if (status === "resolved" || status === "closed") setEnding(status);
                  else actions.setStatus(status);
                }}
              >
                {ticketStatuses.map((status) => (
                  <option key={status} value={status}>
                    {t(`ui.status.${status}`)}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
          {holder === null ? null : (
            <>
              <Button variant="secondary" size="thumb" disabled={actions.busy} onClick={() => setEnding("resolved")}>
                {t("desk.resolve")}
              </Button>
              <Button variant="secondary" size="thumb" disabled={actions.busy} onClick={actions.release}>
                {t("desk.release")}
              </Button>
            </>
          )}
          <ResolveDialog actions={actions} ending={ending} onClose={() => setEnding(null)} />
        </div>
      ) : null}
    </div>
  );
}

function ClaimForm({ actions, name, onName }: Pick<TicketActionsBarProps, "actions" | "name" | "onName">) {
  const t = useT();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actions.claim();
  };
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <Field label={t("desk.your_name")} hint={t("desk.your_name_hint")} className="min-w-44 flex-1">
        {(ids) => (
          <Input
            {...ids}
            value={name}
            maxLength={60}
            autoComplete="name"
            onChange={(event) => onName(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" size="thumb" className="sm:mb-7" busy={actions.claiming}>
        {actions.claiming ? t("desk.claiming") : t("desk.claim")}
      </Button>
    </form>
  );
}

/** The statuses that end a ticket. */
type Ending = "resolved" | "closed";

interface ResolveDialogProps {
  actions: TicketActions;
  /** The status that is asked about; null while the dialog is closed. */
  ending: Ending | null;
  onClose: () => void;
}

const endingWords = {
  resolved: { title: "desk.resolve_title", hint: "desk.resolution_hint", submit: "desk.resolve_submit" },
  closed: { title: "desk.close_title", hint: "desk.close_hint", submit: "desk.close_submit" },
} as const;

/** Asks what solved the ticket, for the driver and for the repair history; cause, parts and minutes where they are known. */
function ResolveDialog({ actions, ending, onClose }: ResolveDialogProps) {
  const t = useT();
  const words = endingWords[ending ?? "resolved"];
  const [said, setSaid] = useState({ resolution: "", cause: "", parts: "", minutes: "" });
  const change = (field: keyof typeof said) => (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    setSaid((before) => ({ ...before, [field]: event.target.value }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const minutes = said.minutes === "" ? null : Number(said.minutes);
    actions.resolve({ ...said, minutes, status: ending ?? "resolved" }).then(
      onClose,
      // The failure was shown already; what was typed stays.
      () => undefined,
    );
  };
  return (
    <Dialog open={ending !== null} onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent title={t(words.title)}>
        <form onSubmit={submit} className="grid gap-5">
          <Field label={t("desk.resolution")} hint={t(words.hint)}>
            {(ids) => <Textarea {...ids} rows={4} required value={said.resolution} onChange={change("resolution")} />}
          </Field>
          <Field label={t("desk.resolution_cause")}>
            {(ids) => <Input {...ids} maxLength={500} value={said.cause} onChange={change("cause")} />}
          </Field>
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label={t("desk.resolution_parts")}>
              {(ids) => <Input {...ids} maxLength={500} value={said.parts} onChange={change("parts")} />}
            </Field>
            <Field label={t("desk.resolution_minutes")}>
              {(ids) => (
                <Input {...ids} type="number" min={0} step={1} value={said.minutes} onChange={change("minutes")} />
              )}
            </Field>
          </div>
          <DialogActions>
            <Button type="submit" busy={actions.busy} disabled={actions.busy || said.resolution.trim() === ""}>
              {t(words.submit)}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              {t("ui.cancel")}
            </Button>
          </DialogActions>
        </form>
      </DialogContent>
    </Dialog>
  );
}
