import { Link } from "@tanstack/react-router";
import { Button } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n.tsx";
import { useServerNow } from "../../lib/server-time.ts";
import { UnreadMark } from "./pinned-ticket.tsx";
import { StandingText, StandingTitle } from "./ticket-standing.tsx";
import { useOpenTickets } from "./use-open-tickets.ts";

/** First on the home page of a driver with an open ticket: its state, the last message, the way back. */
export function OpenTicketCard() {
  const t = useT();
  const format = useFormat();
  const now = useServerNow(1000);
  const open = useOpenTickets();
  const [first] = open.toSorted((a, b) => b.unread - a.unread);
  if (first === undefined) return null;
  const { ticket, unread } = first;
  const { lastMessage } = ticket;
  return (
    <section aria-label={t("tickets.pinned")} className="mx-auto w-full max-w-2xl px-4 pt-4 sm:px-5">
      <Card className="grid gap-3">
        <div>
          <p className="flex items-center gap-2 font-semibold leading-snug">
            <span className="min-w-0 grow">
              <StandingTitle ticket={ticket} />
            </span>
            <bdi className="font-mono text-ink-soft text-sm">{ticket.ticketNumber}</bdi>
          </p>
          <p className="text-ink-soft text-sm">
            <StandingText ticket={ticket} now={now} />
          </p>
        </div>
        {lastMessage === null || lastMessage.text === "" ? null : (
          <p className="flex items-baseline gap-2 text-sm">
            <span dir="auto" className="line-clamp-1 min-w-0 grow [overflow-wrap:anywhere]">
              “{lastMessage.text}”
            </span>
            <time dateTime={new Date(lastMessage.createdAt).toISOString()} className="shrink-0 text-ink-soft">
              {format.time(lastMessage.createdAt)}
            </time>
            <UnreadMark count={unread} />
          </p>
        )}
        <Button asChild size="thumb">
          <Link to="/tickets/$number" params={{ number: ticket.ticketNumber }}>
            {t("support.done.open")}
          </Link>
        </Button>
        {open.length > 1 ? (
          <Link to="/account" className="flex min-h-touch items-center text-blue-ink underline underline-offset-4">
            {t("tickets.pinned_more", { count: open.length - 1 })}
          </Link>
        ) : null}
      </Card>
    </section>
  );
}
