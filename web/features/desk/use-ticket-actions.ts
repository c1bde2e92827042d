import { useMutation, useQueryClient } from "@tanstack/react-query";
import type * as z from "zod/mini";
import type { ResolveTicketInput } from "#domain/tickets/resolution.ts";
import type { TicketStatus } from "#domain/tickets/ticket.ts";
import { undoWindow } from "#domain/tickets/undo.ts";
import { errorKey, readFailure } from "../../lib/errors.ts";
import { type MessageKey, useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { type RouterOutputs, trpc } from "../../lib/trpc.ts";
import { patchTickets } from "./patch-tickets.ts";
import type { DeskTicket } from "./ticket-types.ts";

type Changed = RouterOutputs["tech"]["tickets"]["release"];
/** What a resolution says beside the ticket. */
export type Resolution = Omit<z.input<typeof ResolveTicketInput>, "ticketId" | "undoable">;

/**
 * What a technician does with a ticket. Its answer is written into the lists and the pane, so that no list is read again
 * for an own action; a failure is shown, and then everything is. A release or a change of status can be undone from its
 * toast.
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

  const undo = useMutation(trpc.tech.tickets.undo.mutationOptions({ onError: failed("desk.undo_failed"), onSuccess }));
  const offerUndo = async (changed: Changed) => {
    await onSuccess(changed);
    if (changed.undo === undefined) return;
    const { eventId } = changed.undo;
    const number = changed.ticketNumber;
    const released = changed.assignedTo === null && ticket.assignedTo !== null;
    const title = released
      ? t("desk.undo_released", { number })
      : t("desk.undo_status", { number, status: t(`ui.status.${changed.status}`) });
    const onClick = () => undo.mutate({ ticketId: changed.id, eventId });
    notify.message(title, { id: eventId, duration: undoWindow, action: { label: t("desk.undo"), onClick } });
  };

  const claim = useMutation(
    trpc.tech.tickets.claim.mutationOptions({ onError: failed("desk.claim_failed"), onSuccess }),
  );
  const release = useMutation(
    trpc.tech.tickets.release.mutationOptions({ onError: failed("desk.release_failed"), onSuccess: offerUndo }),
  );
  const setStatus = useMutation(
    trpc.tech.tickets.setStatus.mutationOptions({ onError: failed("desk.update_failed"), onSuccess: offerUndo }),
  );
  const resolve = useMutation(
    trpc.tech.tickets.resolve.mutationOptions({ onError: failed("desk.update_failed"), onSuccess: offerUndo }),
  );

  return {
    claiming: claim.isPending,
    busy: claim.isPending || release.isPending || setStatus.isPending || resolve.isPending,
    claim: () => {
      if (name.trim() === "") notify.error(t("desk.name_first"));
      else if (!claim.isPending) claim.mutate({ ticketId: ticket.id, name: name.trim() });
    },
    /** The same as `claim`; answers whether the ticket is one's own now. */
    claimFirst: async (): Promise<boolean> => {
      if (name.trim() === "") {
        notify.error(t("desk.name_first"));
        return false;
      }
      // A failure was shown already.
      const claimed = await claim.mutateAsync({ ticketId: ticket.id, name: name.trim() }).catch(() => null);
      return claimed !== null;
    },
    release: () => release.mutate({ ticketId: ticket.id, name: name.trim(), undoable: true }),
    setStatus: (status: TicketStatus) => setStatus.mutate({ ticketId: ticket.id, status, undoable: true }),
    resolve: (resolution: Resolution) => resolve.mutateAsync({ ticketId: ticket.id, ...resolution, undoable: true }),
  };
}

export type TicketActions = ReturnType<typeof useTicketActions>;
