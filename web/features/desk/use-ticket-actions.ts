import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { TicketStatus } from "#domain/tickets/ticket.ts";
import { errorKey, readFailure } from "../../lib/errors.ts";
import { type MessageKey, useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import type { DeskTicket } from "./ticket-types.ts";

/** What a technician does with a ticket; each failure is said, and the ticket is read anew after it. */
export function useTicketActions(ticket: DeskTicket, name: string) {
  const t = useT();
  const cache = useQueryClient();
  const readAnew = () => cache.invalidateQueries(trpc.tech.tickets.pathFilter());
  const failed = (title: MessageKey) => (error: unknown) => {
    const by = readFailure(error).details["by"];
    notify.error(t(title), {
      description: typeof by === "string" ? t("desk.claimed_by_other", { name: by }) : t(errorKey(error)),
    });
    void readAnew();
  };

  const claim = useMutation(
    trpc.tech.tickets.claim.mutationOptions({ onError: failed("desk.claim_failed"), onSuccess: readAnew }),
  );
  const release = useMutation(
    trpc.tech.tickets.release.mutationOptions({ onError: failed("desk.release_failed"), onSuccess: readAnew }),
  );
  const setStatus = useMutation(
    trpc.tech.tickets.setStatus.mutationOptions({ onError: failed("desk.update_failed"), onSuccess: readAnew }),
  );
  const resolve = useMutation(
    trpc.tech.tickets.resolve.mutationOptions({ onError: failed("desk.update_failed"), onSuccess: readAnew }),
  );

  return {
    claiming: claim.isPending,
    busy: claim.isPending || release.isPending || setStatus.isPending || resolve.isPending,
    claim: () => {
      if (name.trim() === "") notify.error(t("desk.name_first"));
      else if (!claim.isPending) claim.mutate({ ticketId: ticket.id, name: name.trim() });
    },
    release: () => release.mutate({ ticketId: ticket.id, name: name.trim() }),
    setStatus: (status: TicketStatus) => setStatus.mutate({ ticketId: ticket.id, status }),
    resolve: (resolution: string) => resolve.mutateAsync({ ticketId: ticket.id, resolution }),
  };
}

export type TicketActions = ReturnType<typeof useTicketActions>;
