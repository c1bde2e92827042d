import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { EmptyState } from "../../components/ui/empty-state.tsx";
import { ErrorState } from "../../components/ui/error-state.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { cn } from "../../lib/cn.ts";
import { useStaffDensity } from "../../lib/density.ts";
import { errorKey } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { useOnline } from "../../lib/use-online.ts";
import { DeskHeader } from "./desk-header.tsx";
import { useDeskKeys } from "./desk-keys.ts";
import { changeSearch, type DeskSearch } from "./desk-search.ts";
import { KeysDialog } from "./keys-dialog.tsx";
import { BackToQueue, type PaneName, PaneTabs } from "./pane-tabs.tsx";
import { useTechName } from "./tech-name.ts";
import { TicketPane } from "./ticket-pane.tsx";
import { TicketQueue } from "./ticket-queue.tsx";
import type { DeskSlots, DeskTicket } from "./ticket-types.ts";
import { useDesk } from "./use-desk.ts";
import { useTicketActions } from "./use-ticket-actions.ts";
import { useTicketQueue } from "./use-ticket-queue.ts";

interface DeskProps {
  slots: DeskSlots;
  user: { readonly id: string; readonly fullName: string; readonly isAdmin: boolean };
  search: DeskSearch;
  onSearch: (search: DeskSearch) => void;
  onSignOut: () => void;
  /** The session or the role ended while the page was open. */
  onAccessEnd: () => void;
}

/** The technician's desk: queue, ticket, conversation; on a phone one of them at a time. */
export function Desk({ user, search, onSearch, slots, onSignOut, onAccessEnd }: DeskProps) {
  useStaffDensity();
  const t = useT();
  const cache = useQueryClient();
  const queue = useTicketQueue(search);
  const [keysOpen, setKeysOpen] = useState(false);
  const searchRef = useRef<HTMLInputElement>(null);
  const claimRef = useRef<(() => void) | null>(null);
  const showConversationRef = useRef<(() => void) | null>(null);

  const open = useCallback(
    (ticketNumber: string | undefined) => onSearch(changeSearch(search, { ticket: ticketNumber })),
    [onSearch, search],
  );
  const desk = useDesk(user.id, open, onAccessEnd);
  const online = useOnline();
  const [name, setName] = useTechName(user.id, desk.knownAs ?? user.fullName);
  const move = (step: number) => {
    const index = queue.tickets.findIndex((ticket) => ticket.ticketNumber === search.ticket);
    const next = queue.tickets[index === -1 ? 0 : index + step];
    if (next !== undefined) {
      open(next.ticketNumber);
      document.querySelector(`[data-ticket="${next.ticketNumber}"]`)?.scrollIntoView({ block: "nearest" });
    }
  };
  const openNext = async () => {
    try {
      const ticket = await cache.fetchQuery({ ...trpc.tech.tickets.next.queryOptions(), staleTime: 0 });
      if (ticket === null) notify.message(t("desk.next_none"));
      else open(ticket.ticketNumber);
    } catch (error) {
      notify.error(t("desk.load_failed"), { description: t(errorKey(error)) });
    }
  };

  const inConversation = (selector: string) => {
    showConversationRef.current?.();
    return document.querySelector<HTMLElement>(`[data-pane=conversation] ${selector}`);
  };

  useDeskKeys({
    j: () => move(1),
    k: () => move(-1),
    c: () => claimRef.current?.(),
    n: () => void openNext(),
    r: () => inConversation("textarea")?.focus(),
    s: () => inConversation("[data-saved-replies]")?.click(),
    "/": () => searchRef.current?.focus(),
    "?": () => setKeysOpen(true),
  });

  return (
    <div className="flex h-dvh flex-col">
      <DeskHeader
        live={desk.live && online}
        name={user.fullName}
        isAdmin={user.isAdmin}
        onNext={() => void openNext()}
        onKeys={() => setKeysOpen(true)}
        onSignOut={onSignOut}
      />
      <main id="main" tabIndex={-1} className="grid min-h-0 flex-1 md:grid-cols-[20rem_1fr] lg:grid-cols-[23rem_1fr]">
        <div
          className={cn("min-h-0 border-line md:block md:border-e", search.ticket === undefined ? "block" : "hidden")}
        >
          <div className="flex h-full min-h-0 flex-col [&>section]:flex-1">
            <TicketQueue
              search={search}
              queue={queue}
              userId={user.id}
              selected={search.ticket}
              viewers={desk.viewers}
              newCount={desk.newCount}
              searchRef={searchRef}
              onSearch={onSearch}
              onOpen={open}
              onShowNew={desk.showNew}
            />
          </div>
        </div>
        <div className={cn("min-h-0 md:block", search.ticket === undefined ? "hidden" : "block")}>
          {search.ticket === undefined ? (
            <EmptyState className="m-8" title={t("desk.choose_title")} text={t("desk.choose_text")} />
          ) : (
            <OpenTicket
              key={search.ticket}
              ticketNumber={search.ticket}
              user={user}
              name={name}
              onName={setName}
              claimRef={claimRef}
              showConversationRef={showConversationRef}
              slots={slots}
              onBack={() => open(undefined)}
            />
          )}
        </div>
      </main>
      <KeysDialog open={keysOpen} onOpenChange={setKeysOpen} />
    </div>
  );
}

interface OpenTicketProps {
  ticketNumber: string;
  user: DeskProps["user"];
  name: string;
  onName: (name: string) => void;
  claimRef: { current: (() => void) | null };
  /** Brings the conversation to the front where one pane is shown at a time; it is there when the call returns. */
  showConversationRef: { current: (() => void) | null };
  slots: DeskSlots;
  onBack: () => void;
}

function OpenTicket({ ticketNumber, onBack, ...rest }: OpenTicketProps) {
  const t = useT();
  const query = useQuery(trpc.tech.tickets.get.queryOptions({ ticketNumber }));
  if (query.data !== undefined) return <TicketPanes ticket={query.data} onBack={onBack} {...rest} />;
  return (
    <div>
      <div className="border-line border-b bg-panel p-2 md:hidden">
        <BackToQueue onBack={onBack} />
      </div>
      {query.isError ? (
        <ErrorState
          className="m-6"
          title={t("desk.ticket_failed")}
          error={query.error}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <div className="grid gap-4 p-6" aria-busy="true">
          <span className="sr-only">{t("ui.loading")}</span>
          <Skeleton className="h-20" />
          <Skeleton className="h-64" />
        </div>
      )}
    </div>
  );
}

function TicketPanes({
  ticket,
  user,
  name,
  onName,
  claimRef,
  showConversationRef,
  slots,
  onBack,
}: Omit<OpenTicketProps, "ticketNumber"> & { ticket: DeskTicket }) {
  const [pane, setPane] = useState<PaneName>("ticket");
  const actions = useTicketActions(ticket, name);
  claimRef.current = actions.claim;
  showConversationRef.current = () => flushSync(() => setPane("conversation"));
  return (
    <div className="flex h-full min-h-0 flex-col">
      <PaneTabs pane={pane} onPane={setPane} onBack={onBack} />
      <div className="grid min-h-0 flex-1 xl:grid-cols-2">
        <div className={cn("min-h-0 [&>article]:h-full", pane === "ticket" ? "block" : "hidden xl:block")}>
          <TicketPane
            ticket={ticket}
            actions={actions}
            userId={user.id}
            isAdmin={user.isAdmin}
            name={name}
            onName={onName}
            live={slots.live}
            nearby={slots.nearby}
            parts={slots.parts}
          />
        </div>
        <div
          data-pane="conversation"
          className={cn("min-h-0 border-line xl:border-s", pane === "conversation" ? "block" : "hidden xl:block")}
        >
          {slots.conversation(ticket, name)}
        </div>
      </div>
    </div>
  );
}
