import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { UrgencyLevel } from "#domain/tickets/urgency.ts";
import { Button } from "../../components/ui/button.tsx";
import { CopyButton } from "../../components/ui/copy-button.tsx";
import { Dialog, DialogActions, DialogContent } from "../../components/ui/dialog.tsx";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n.tsx";
import { responseTimeIn } from "./response-time.ts";
import { SupportForm } from "./support-form.tsx";
import type { KnownContact, SupportContext } from "./support-form-rules.ts";
import type { SubmittedTicket } from "./use-submit-ticket.ts";

interface SupportDialogProps {
  context: SupportContext;
  contact: KnownContact;
  phone: string | undefined;
  lead?: ReactNode;
  onDescribed?: (text: string) => Promise<UrgencyLevel | null>;
  onSubmitted: (ticket: SubmittedTicket) => void;
  onCancel: () => void;
}

/** The form over the chat. A click beside it does not lose it. */
export function SupportDialog({ onCancel, ...form }: SupportDialogProps) {
  const t = useT();
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onCancel())}>
      <DialogContent
        wide
        className="sm:max-w-2xl"
        title={t("support.title")}
        description={t("support.text")}
        onInteractOutside={(event) => event.preventDefault()}
      >
        <SupportForm {...form} onCancel={onCancel} />
      </DialogContent>
    </Dialog>
  );
}

interface SubmittedDialogProps {
  ticket: SubmittedTicket;
  onClose: () => void;
}

/** The number, big, and the way to the ticket; the page goes there by itself after the toast. */
export function SubmittedDialog({ ticket, onClose }: SubmittedDialogProps) {
  const t = useT();
  const format = useFormat();
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent
        className="max-sm:min-h-[94dvh] max-sm:grid-rows-[auto_auto_1fr] max-sm:content-start"
        title={t("support.done.title")}
        description={t("support.done.text")}
      >
        <div className="grid gap-1">
          <p className="font-semibold">{t("support.done.number")}</p>
          <p className="flex items-center gap-1">
            <bdi className="whitespace-nowrap font-bold font-mono text-3xl">{ticket.ticketNumber}</bdi>
            <CopyButton value={ticket.ticketNumber} label={t("tickets.copy_label")} />
          </p>
          <p>
            {t("support.done.time")}: <strong>{responseTimeIn(format, ticket.estimatedResponseTime)}</strong>
          </p>
        </div>
        <DialogActions className="content-end">
          <Button asChild size="thumb">
            <Link to="/tickets/$number" params={{ number: ticket.ticketNumber }}>
              {t("support.done.open")}
            </Link>
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}
