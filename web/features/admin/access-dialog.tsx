import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button } from "../../components/ui/button.tsx";
import { DialogActions } from "../../components/ui/dialog.tsx";
import { errorKey } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { PersonDialog } from "./person-dialog.tsx";

/** Asks before somebody is kept out of their account, or let in again. */
export function AccessDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const t = useT();
  const cache = useQueryClient();
  const change = useMutation(
    trpc.admin.users.disable.mutationOptions({
      onSuccess: ({ disabled }) => {
        notify.success(t(disabled ? "admin.access.disabled" : "admin.access.enabled"));
        onClose();
      },
      onError: (error) => notify.error(t("admin.access.failed"), { description: t(errorKey(error)) }),
      onSettled: () => cache.invalidateQueries(trpc.admin.users.pathFilter()),
    }),
  );
  return (
    <PersonDialog
      userId={userId}
      busy={change.isPending}
      onClose={onClose}
      title={(name, { disabledAt }) =>
        t(disabledAt === null ? "admin.access.disable_title" : "admin.access.enable_title", { name })
      }
      text={({ disabledAt }) => t(disabledAt === null ? "admin.access.disable_text" : "admin.access.enable_text")}
    >
      {({ disabledAt, roles }) => {
        const disabled = disabledAt === null;
        const label = disabled ? "admin.access.disable_confirm" : "admin.access.enable_confirm";
        const busyLabel = disabled ? "admin.access.disabling" : "admin.access.enabling";
        return (
          <>
            {disabled && roles.length > 0 ? <p>{t("admin.access.disable_staff")}</p> : null}
            <DialogActions>
              <Button variant="primary" busy={change.isPending} onClick={() => change.mutate({ userId, disabled })}>
                {t(change.isPending ? busyLabel : label)}
              </Button>
              <Button variant="secondary" disabled={change.isPending} onClick={onClose}>
                {t("ui.cancel")}
              </Button>
            </DialogActions>
          </>
        );
      }}
    </PersonDialog>
  );
}
