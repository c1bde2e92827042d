import { useMutation, useQueryClient } from "@tanstack/react-query";
import { sharingLength } from "#domain/tickets/live-place.ts";
import { Button } from "../../components/ui/button.tsx";
import { Dialog, DialogActions, DialogContent } from "../../components/ui/dialog.tsx";
import { FormError } from "../../components/ui/form-error.tsx";
import { LocationError, type LocationFailure } from "../../lib/device-location.ts";
import { errorKey } from "../../lib/errors.ts";
import { useFormat } from "../../lib/format.ts";
import { type MessageKey, useT } from "../../lib/i18n.tsx";
import { useServerNow } from "../../lib/server-time.ts";
import { trpc } from "../../lib/trpc.ts";
import { startSharing } from "./start-sharing.ts";

interface ConsentDialogProps {
  ticket: { readonly id: string; readonly ticketNumber: string };
  userId: string;
  onClose: () => void;
}

const failures: Readonly<Record<LocationFailure, MessageKey>> = {
  unsupported: "location.unsupported",
  denied: "live.denied",
  unavailable: "live.unavailable",
};

const minute = 60_000;

/** What is shared, with whom and until when; nothing is before the driver agrees. */
export function ConsentDialog({ ticket, userId, onClose }: ConsentDialogProps) {
  const t = useT();
  const format = useFormat();
  const cache = useQueryClient();
  const until = format.time(useServerNow(minute) + sharingLength);
  const start = useMutation({
    mutationFn: () => startSharing(ticket, userId),
    networkMode: "always",
    onSuccess: onClose,
    onSettled: () => cache.invalidateQueries(trpc.driver.live.get.queryFilter({ ticketId: ticket.id })),
  });
  const terms = [
    ["live.what", t("live.what_text")],
    ["live.whom", t("live.whom_text")],
    ["live.until", t("live.until_text", { time: until })],
  ] as const;
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent title={t("live.title")}>
        <dl className="grid gap-3">
          {terms.map(([label, text]) => (
            <div key={label}>
              <dt className="font-bold">{t(label)}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className="text-ink-soft">{t("live.keep_open")}</p>
        {start.isError ? (
          <FormError
            title={t("live.failed")}
            text={t(start.error instanceof LocationError ? failures[start.error.failure] : errorKey(start.error))}
          />
        ) : null}
        <DialogActions>
          <Button size="thumb" busy={start.isPending} onClick={() => start.mutate()}>
            {t(start.isPending ? "live.starting" : "live.start")}
          </Button>
          <Button variant="secondary" size="thumb" onClick={onClose}>
            {t("live.not_now")}
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}
