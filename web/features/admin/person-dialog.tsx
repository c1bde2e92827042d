import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Dialog, DialogContent } from "../../components/ui/dialog.tsx";
import { ErrorState } from "../../components/ui/error-state.tsx";
import { Loading } from "../../components/ui/spinner.tsx";
import { useT } from "../../lib/i18n.tsx";
import { type RouterOutputs, trpc } from "../../lib/trpc.ts";

/** A registered user with everything that the list leaves out. */
export type FullPerson = RouterOutputs["admin"]["users"]["get"];

interface PersonDialogProps {
  userId: string;
  /** While something is under way the dialog stays. */
  busy: boolean;
  title: (name: string, person: FullPerson) => string;
  text: (person: FullPerson) => string;
  onClose: () => void;
  children: (person: FullPerson) => ReactNode;
}

/** A dialog about somebody whose id stands in the address. */
export function PersonDialog({ userId, busy, title, text, onClose, children }: PersonDialogProps) {
  const t = useT();
  const query = useQuery(trpc.admin.users.get.queryOptions({ userId }, { staleTime: 0, gcTime: 0 }));
  const person = query.data;
  return (
    <Dialog open onOpenChange={(open) => (open || busy ? undefined : onClose())}>
      <DialogContent
        title={person === undefined ? t("admin.users") : title(person.fullName ?? person.email, person)}
        {...(person === undefined ? {} : { description: text(person) })}
      >
        {query.isPending ? <Loading text={t("ui.loading")} className="min-h-32" /> : null}
        {query.isError ? (
          <ErrorState
            title={t("admin.users.failed")}
            error={query.error}
            retrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : null}
        {person === undefined ? null : (
          <>
            <p className="break-all font-semibold">
              <bdi>{person.email}</bdi>
            </p>
            {children(person)}
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}
