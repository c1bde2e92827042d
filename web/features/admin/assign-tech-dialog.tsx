import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { Dialog, DialogActions, DialogContent } from "../../components/ui/dialog.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";
import { ErrorState } from "../../components/ui/error-state.tsx";
import { Loading } from "../../components/ui/spinner.tsx";
import { useT } from "../../lib/i18n.tsx";
import { type RouterOutputs, trpc } from "../../lib/trpc.ts";
import { type AvailableTech, TechOption } from "./tech-option.tsx";
import { useAssignTicket } from "./use-assign-ticket.ts";

type Ticket = RouterOutputs["admin"]["tickets"]["get"];

interface AssignTechDialogProps {
  ticketNumber: string;
  onClose: () => void;
}

/** Available technicians; one click assigns. A ticket that is finished, or that a colleague has, is asked about first. */
export function AssignTechDialog({ ticketNumber, onClose }: AssignTechDialogProps) {
  const t = useT();
  const ticket = useQuery(trpc.admin.tickets.get.queryOptions({ ticketNumber }, { staleTime: 0 }));
  const techs = useInfiniteQuery(
    trpc.admin.techs.available.infiniteQueryOptions(
      { limit: 100 },
      { getNextPageParam: (page) => page.nextCursor ?? undefined, staleTime: 0 },
    ),
  );
  const failed = ticket.isError ? ticket : techs.isError ? techs : null;
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent
        title={t("admin.tickets.assign")}
        description={
          ticket.data === undefined
            ? undefined
            : t("admin.tickets.assign_text", {
                number: ticket.data.ticketNumber,
                language: t(`techs.language.${ticket.data.preferredLanguage}`),
              })
        }
      >
        {ticket.isPending || techs.isPending ? <Loading text={t("admin.tickets.techs_loading")} /> : null}
        {failed === null ? null : (
          <ErrorState
            title={t("admin.tickets.techs_failed")}
            error={failed.error}
            retrying={ticket.isFetching || techs.isFetching}
            onRetry={() => void Promise.all([ticket.refetch(), techs.refetch()])}
          />
        )}
        {ticket.data === undefined || techs.data === undefined ? null : (
          <TechPicker
            ticket={ticket.data}
            techs={techs.data.pages.flatMap((page) => page.items)}
            more={techs.hasNextPage ? () => void techs.fetchNextPage() : null}
            onClose={onClose}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}

interface TechPickerProps {
  ticket: Ticket;
  techs: readonly AvailableTech[];
  more: (() => void) | null;
  onClose: () => void;
}

function TechPicker({ ticket, techs, more, onClose }: TechPickerProps) {
  const t = useT();
  /** Who was chosen for a ticket that is finished or that somebody has: the question is open. */
  const [asked, setAsked] = useState<AvailableTech | null>(null);
  const [chosen, setChosen] = useState<AvailableTech | null>(null);
  const assign = useAssignTicket({ onAssigned: onClose, onFinished: () => setAsked(chosen) });
  const finished = ticket.status === "resolved" || ticket.status === "closed";

  const holder = ticket.assignedTo;

  const give = (tech: AvailableTech, reopen: boolean) => {
    if (assign.isPending) return;
    setChosen(tech);
    assign.mutate({ ticketId: ticket.id, userId: tech.userId, version: ticket.version, reopen });
  };

  if (asked !== null) {
    return (
      <>
        <p role="alert">
          {finished || holder === null
            ? t("admin.tickets.reopen_question", { name: asked.fullName })
            : t("admin.tickets.reassign_question", { holder: holder.name, name: asked.fullName })}
        </p>
        <DialogActions>
          <Button busy={assign.isPending} onClick={() => give(asked, finished || holder === null)}>
            {t(
              assign.isPending
                ? "admin.tickets.assigning"
                : finished || holder === null
                  ? "admin.tickets.reopen"
                  : "admin.tickets.reassign",
            )}
          </Button>
          <Button variant="secondary" disabled={assign.isPending} onClick={() => setAsked(null)}>
            {t("ui.cancel")}
          </Button>
        </DialogActions>
      </>
    );
  }

  return (
    <>
      {techs.length === 0 ? <NobodyAvailable /> : null}
      <ul className="grid gap-2.5">
        {techs.map((tech) => (
          <TechOption
            key={tech.id}
            tech={tech}
            language={ticket.preferredLanguage}
            holds={ticket.status === "in_progress" && ticket.assignedTo?.id === tech.userId}
            busy={assign.isPending && chosen?.id === tech.id}
            disabled={assign.isPending}
            onChoose={() => (finished || holder !== null ? setAsked(tech) : give(tech, false))}
          />
        ))}
      </ul>
      {more === null ? null : (
        <Button variant="secondary" className="justify-self-center" onClick={more}>
          {t("admin.tickets.more")}
        </Button>
      )}
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {t("ui.cancel")}
        </Button>
      </DialogActions>
    </>
  );
}

function NobodyAvailable() {
  const t = useT();
  return (
    <EmptyState
      title={t("admin.tickets.techs_none")}
      text={t("admin.tickets.techs_none_text")}
      action={
        <Button variant="secondary" asChild>
          <Link to="/admin/techs">{t("admin.techs")}</Link>
        </Button>
      }
    />
  );
}
