import { type FormEvent, useState } from "react";
import { type TicketStatus, ticketStatuses } from "#domain/tickets/ticket.ts";
import { Button } from "../../components/ui/button.tsx";
import { Dialog, DialogActions, DialogContent, DialogTrigger } from "../../components/ui/dialog.tsx";
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
                onChange={(event) => actions.setStatus(event.target.value as TicketStatus)}
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
              <ResolveDialog actions={actions} />
              <Button variant="secondary" size="thumb" disabled={actions.busy} onClick={actions.release}>
                {t("desk.release")}
              </Button>
            </>
          )}
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

function ResolveDialog({ actions }: { actions: TicketActions }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const [resolution, setResolution] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actions.resolve(resolution).then(
      () => setOpen(false),
      // The failure was said already; what was typed stays.
      () => undefined,
    );
  };
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="secondary" size="thumb" disabled={actions.busy}>
          {t("desk.resolve")}
        </Button>
      </DialogTrigger>
      <DialogContent title={t("desk.resolve_title")}>
        <form onSubmit={submit} className="grid gap-5">
          <Field label={t("desk.resolution")} hint={t("desk.resolution_hint")}>
            {(ids) => (
              <Textarea
                {...ids}
                rows={4}
                required
                value={resolution}
                onChange={(event) => setResolution(event.target.value)}
              />
            )}
          </Field>
          <DialogActions>
            <Button
              type="submit"
              variant="secondary"
              busy={actions.busy}
              disabled={actions.busy || resolution.trim() === ""}
            >
              {t("desk.resolve_submit")}
            </Button>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {t("ui.cancel")}
            </Button>
          </DialogActions>
        </form>
      </DialogContent>
    </Dialog>
  );
}
