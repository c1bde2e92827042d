import { useMutation, useQueryClient } from "@tanstack/react-query";
import type * as z from "zod/mini";
import type { ResolveTicketInput } from "#domain/tickets/resolution.ts";
import type { TicketStatus } from "#domain/tickets/ticket.ts";
import { errorKey, readFailure } from "../../lib/errors.ts";
import { type MessageKey, useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { type RouterOutputs, trpc } from "../../lib/trpc.ts";
import { patchTickets } from "./patch-tickets.ts";
import type { DeskTicket } from "./ticket-types.ts";

type Changed = RouterOutputs["tech"]["tickets"]["claim"];
/** What a resolution says beside the ticket. */
export type Resolution = Omit<z.input<typeof ResolveTicketInput>, "ticketId">;

/**
 * What a technician does with a ticket. Its answer is written into the lists and the pane, so that no list is read again
 * for an own action; a failure is shown, and then everything is.
 */
export function useTicketActions(ticket: DeskTicket, name: string) {
  const t = useT();
  const cache = useQueryClient();
  const failed = (title: MessageKey) => (error: unknown) => {
    const by = readFailure(error).details["by"];
    notify.error(t(title), {
      description: typeof by === "string" ? t("desk.claimed_by_other", { name: by }) : t(errorKey(error)),
    });
    void cache.invalidateQueries(trpc.tech.tickets.pathFilter());
  };
  const onSuccess = async ({ id, version, status, assignedTo }: Changed) => {
    const changed = { status, assignedTo: assignedTo?.id ?? null, assignedName: assignedTo?.name ?? null };
    patchTickets(cache, { ticketId: id, version, changed });
    await cache.invalidateQueries(trpc.tech.tickets.get.queryFilter({ ticketNumber: ticket.ticketNumber }));
  };

  const claim = useMutation(
    trpc.tech.tickets.claim.mutationOptions({ onError: failed("desk.claim_failed"), onSuccess }),
  );
  const release = useMutation(
    trpc.tech.tickets.release.mutationOptions({ onError: failed("desk.release_failed"), onSuccess }),
  );
  const setStatus = useMutation(
    trpc.tech.tickets.setStatus.mutationOptions({ onError: failed("desk.update_failed"), onSuccess }),
  );
  const resolve = useMutation(
    trpc.tech.tickets.resolve.mutationOptions({ onError: failed("desk.update_failed"), onSuccess }),
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
    resolve: (resolution: Resolution) => resolve.mutateAsync({ ticketId: ticket.id, ...resolution }),
  };
}

export type TicketActions = ReturnType<typeof useTicketActions>;
