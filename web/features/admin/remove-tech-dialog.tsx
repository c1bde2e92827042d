import { useQuery } from "@tanstack/react-query";
import { Button } from "../../components/ui/button.tsx";
import { Dialog, DialogActions, DialogContent } from "../../components/ui/dialog.tsx";
import { ErrorState } from "../../components/ui/error-state.tsx";
import { Loading } from "../../components/ui/spinner.tsx";
import { useT } from "../../lib/i18n.tsx";
import { trpc } from "../../lib/trpc.ts";
import { useTechChanges } from "./use-tech-changes.ts";

/** Asks before a technician's profile is deleted, and says what goes with it. */
export function RemoveTechDialog({ techId, onClose }: { techId: string; onClose: () => void }) {
  const t = useT();
  const query = useQuery(trpc.admin.techs.get.queryOptions({ techId }, { staleTime: 0, gcTime: 0 }));
  const { remove } = useTechChanges(onClose);
  const tech = query.data;
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent title={t("techs.delete_question")}>
        {query.isPending ? <Loading text={t("ui.loading")} /> : null}
        {query.isError ? (
          <ErrorState
            title={t("techs.failed_one")}
            error={query.error}
            retrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : null}
        {tech === undefined ? null : (
          <>
            <p className="break-words font-semibold">
              <bdi>{tech.fullName}</bdi>
            </p>
            <p>{t("techs.delete_text", { count: tech.openTickets })}</p>
            <DialogActions>
              <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate({ techId })}>
                {t(remove.isPending ? "techs.deleting" : "techs.delete")}
              </Button>
              <Button variant="secondary" disabled={remove.isPending} onClick={onClose}>
                {t("ui.cancel")}
              </Button>
            </DialogActions>
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}
