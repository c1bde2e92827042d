import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { Dialog, DialogActions, DialogContent, DialogTrigger } from "../../components/ui/dialog.tsx";
import { errorKey } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";

/** Calls the help off, after one question. */
export function CancelTicket({ ticketId }: { ticketId: string }) {
  const t = useT();
  const cache = useQueryClient();
  const [open, setOpen] = useState(false);
  const cancel = useMutation(
    trpc.driver.tickets.cancel.mutationOptions({
      onSuccess: () => {
        setOpen(false);
        notify.success(t("tickets.cancelled"));
      },
      onError: (error) => {
        setOpen(false);
        notify.error(t("tickets.cancel_failed"), { description: t(errorKey(error)) });
      },
      onSettled: () => cache.invalidateQueries(trpc.driver.tickets.pathFilter()),
    }),
  );
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="secondary" size="thumb" className="w-full">
          {t("tickets.cancel")}
        </Button>
      </DialogTrigger>
      <DialogContent title={t("tickets.cancel_title")} description={t("tickets.cancel_text")}>
        <DialogActions>
          <Button variant="primary" size="thumb" busy={cancel.isPending} onClick={() => cancel.mutate({ ticketId })}>
            {t(cancel.isPending ? "tickets.cancelling" : "tickets.cancel_yes")}
          </Button>
          <Button variant="secondary" size="thumb" onClick={() => setOpen(false)}>
            {t("tickets.cancel_no")}
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}
