import { Link, useMatchRoute } from "@tanstack/react-router";
import { Phone } from "lucide-react";
import { useEffect } from "react";
import { createPortal } from "react-dom";
import { usePageStrip } from "../../components/layout/page-strip.ts";
import { Button } from "../../components/ui/button.tsx";
import { useT } from "../../lib/i18n.tsx";
import { telHref, usePublicConfig } from "../../lib/public-config.ts";
import { useServerNow } from "../../lib/server-time.ts";
import { showUnread, signalMessage } from "../../lib/unread-notice.ts";
import { StandingText, StandingTitle } from "./ticket-standing.tsx";
import { type PinnedTicket, useOpenTickets } from "./use-open-tickets.ts";

/** How long a message waits for being seen on the page at hand before it sounds, in milliseconds. */
const soundsAfter = 500;

/** On every page of a driver with an open ticket: state, unread messages, the call. Sets title, badge and sound. */
export function PinnedTickets() {
  const open = useOpenTickets();
  const unread = open.reduce((sum, ticket) => sum + ticket.unread, 0);
  useEffect(() => showUnread(unread), [unread]);
  useSoundOf(unread);
  const [first] = open.toSorted((a, b) => b.unread - a.unread);
  return first === undefined ? null : <Strip pinned={first} />;
}

/** A message that is still unread a moment after it came sounds once. */
function useSoundOf(unread: number): void {
  useEffect(() => {
    if (unread === 0) return;
    const timer = setTimeout(signalMessage, soundsAfter);
    return () => clearTimeout(timer);
  }, [unread]);
}

function Strip({ pinned: { ticket, unread } }: { pinned: PinnedTicket }) {
  const t = useT();
  const now = useServerNow(1000);
  const strip = usePageStrip();
  const phone = usePublicConfig()?.roadsidePhone;
  const match = useMatchRoute();
  const isThere = match({ to: "/tickets/$number", params: { number: ticket.ticketNumber }, fuzzy: true }) !== false;
  const isHome = match({ to: "/" }) !== false;
  if (strip === null || isThere || isHome) return null;
  return createPortal(
    <section
      aria-label={t("tickets.pinned")}
      className="pointer-events-auto flex items-center gap-1 border-line border-t bg-raised ps-3 md:ms-5 md:w-104 md:rounded-t-xl md:border-x"
    >
      <Link
        to="/tickets/$number"
        params={{ number: ticket.ticketNumber }}
        className="flex min-h-16 min-w-0 grow items-center gap-3 py-1.5"
      >
        <span className="min-w-0 grow">
          <span className="flex items-center gap-2 font-semibold leading-tight">
            <bdi className="font-mono">{ticket.ticketNumber}</bdi>
            <UnreadMark count={unread} />
          </span>
          <span className="line-clamp-2 text-ink-soft text-sm leading-tight">
            <StandingTitle ticket={ticket} />. <StandingText ticket={ticket} now={now} />
          </span>
        </span>
      </Link>
      {phone === undefined ? null : (
        <Button asChild variant="quiet" size="iconThumb">
          <a href={telHref(phone)} aria-label={t("shell.call_number", { number: phone })}>
            <Phone className="size-6 text-blue-ink" aria-hidden />
          </a>
        </Button>
      )}
    </section>,
    strip,
  );
}

/** How many messages are unread; nothing while none is. */
export function UnreadMark({ count }: { count: number }) {
  const t = useT();
  if (count === 0) return null;
  return (
    <span className="inline-grid min-w-6 place-items-center rounded-full bg-ink px-1.5 font-bold text-ground text-xs leading-6">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t("tickets.unread", { count })}</span>
    </span>
  );
}
