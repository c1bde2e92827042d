import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import type { RoomItem } from "#domain/room/protocol.ts";
import { keep, readKept } from "../../lib/device-storage.ts";
import { keptPrefix } from "../../lib/kept-keys.ts";
import { keptUser } from "../../lib/kept-user.ts";
import { useMe } from "../../lib/me.ts";
import { type RouterOutputs, trpc } from "../../lib/trpc.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { unreadCount, useReadMarks } from "./read-marks.ts";

type OpenTickets = RouterOutputs["driver"]["tickets"]["open"];
export type OpenTicket = OpenTickets["items"][number];

/** A ticket that waits or is worked on, and how many of its messages this device has not shown. */
export interface PinnedTicket {
  readonly ticket: OpenTicket;
  readonly unread: number;
}

/** How often it is asked what is new while a ticket is open, in milliseconds. */
const askEvery = 15_000;
const key = `${keptPrefix}open-tickets`;

function kept(userId: string | undefined): OpenTickets | undefined {
  try {
    const value: unknown = JSON.parse(readKept(key) ?? "null");
    const isOwn = typeof value === "object" && value !== null && Reflect.get(value, "userId") === userId;
    return isOwn ? (Reflect.get(value, "open") as OpenTickets) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The signed-in driver's open tickets, newest first; as this device knew them last until the worker has answered, so
 * that nothing moves when it does.
 */
export function useOpenTickets(): readonly PinnedTicket[] {
  const me = useMe();
  const isHydrated = useHydrated();
  const userId = me?.id ?? (me === null || !isHydrated ? undefined : keptUser()?.id);
  const query = useQuery(
    trpc.driver.tickets.open.queryOptions(undefined, {
      enabled: me !== null && userId !== undefined,
      placeholderData: () => kept(userId),
      refetchOnWindowFocus: "always",
      refetchInterval: ({ state }) => ((state.data?.items.length ?? 0) > 0 ? askEvery : false),
      refetchIntervalInBackground: true,
    }),
  );
  const { data, isPlaceholderData } = query;
  useEffect(() => {
    if (data === undefined || isPlaceholderData || userId === undefined) return;
    keep(key, data.items.length === 0 ? null : JSON.stringify({ userId, open: data }));
  }, [data, isPlaceholderData, userId]);
  const marks = useReadMarks();
  return useMemo(
    () =>
      me === null
        ? []
        : (data?.items ?? []).map((ticket) => ({ ticket, unread: unreadCount(ticket.supportSeqs, marks[ticket.id]) })),
    [data, marks, me],
  );
}

/** The numbers of support's messages since the driver last wrote. */
export function useSupportSeqs(items: readonly RoomItem[]): readonly number[] {
  return useMemo(() => {
    const own = items.findLastIndex(({ kind, senderType }) => kind === "message" && senderType === "driver");
    const others = items
      .slice(own + 1)
      .filter(({ kind, senderType }) => kind === "message" && senderType === "support");
    return others.map(({ seq }) => seq);
  }, [items]);
}

/** What the room of an open ticket says is known everywhere at once, without asking. */
export function useTellOpenTickets(ticketId: string, items: readonly RoomItem[], version: number): void {
  const cache = useQueryClient();
  const seqs = useSupportSeqs(items);
  useEffect(() => {
    const last = items.findLast(({ kind }) => kind === "message");
    cache.setQueryData(trpc.driver.tickets.open.queryKey(), (open) => {
      if (open === undefined || last === undefined) return open;
      const { senderType, senderName, text, createdAt } = last;
      const lastMessage = { senderType, senderName, text, createdAt };
      return {
        items: open.items.map((ticket) =>
          ticket.id === ticketId ? { ...ticket, supportSeqs: [...seqs], lastMessage } : ticket,
        ),
      };
    });
  }, [cache, ticketId, items, seqs]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version of the ticket is the reason to read
  useEffect(() => {
    void cache.invalidateQueries(trpc.driver.tickets.open.queryFilter());
  }, [cache, version]);
}
