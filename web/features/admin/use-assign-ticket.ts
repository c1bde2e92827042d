import { useMutation, useQueryClient } from "@tanstack/react-query";
import { errorKey, readFailure } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";

interface Answered {
  onAssigned: () => void;
  /** It turned out to be resolved or closed: the administrator is asked. */
  onFinished: () => void;
}

/** Gives a ticket to a technician; says how it went, and who was faster. Tickets and loads are read anew after it. */
export function useAssignTicket({ onAssigned, onFinished }: Answered) {
  const t = useT();
  const cache = useQueryClient();
  return useMutation(
    trpc.admin.tickets.assign.mutationOptions({
      onSuccess: () => {
        notify.success(t("admin.tickets.assigned_toast"));
        onAssigned();
      },
      onError: (error) => {
        const { code, details } = readFailure(error);
        if (code === "ticket.reopen_required") return onFinished();
        const by = code === "ticket.stale" ? details["by"] : null;
        const description =
          typeof by === "string" ? t("admin.tickets.assigned_meanwhile", { name: by }) : t(errorKey(error));
        notify.error(t("admin.tickets.assign_failed"), { description });
      },
      onSettled: () =>
        Promise.all([
          cache.invalidateQueries(trpc.admin.tickets.pathFilter()),
          cache.invalidateQueries(trpc.admin.techs.pathFilter()),
        ]),
    }),
  );
}
