import { Phone } from "lucide-react";
import { formatCountdown, useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n.tsx";
import { telHref } from "../../lib/public-config.ts";
import { useServerNow } from "../../lib/server-time.ts";
import type { RouterOutputs } from "../../lib/trpc.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { DiamondIcon } from "../ui/shapes.tsx";

/** As its driver sees it. */
type DriverTicket = RouterOutputs["driver"]["tickets"]["get"];

interface TicketClockProps {
  ticket: Pick<DriverTicket, "status" | "responseDueAt" | "assignedTo">;
  phone: string | undefined;
}

/** By when a technician answers; past that it says so and offers the call. Gone once somebody has the ticket. */
export function TicketClock({ ticket, phone }: TicketClockProps) {
  const t = useT();
  const format = useFormat();
  const now = useServerNow(1000);
  if (ticket.status !== "open" || ticket.assignedTo !== null) return null;
  const left = ticket.responseDueAt - now;
  if (left > 0) {
    return (
      <Card className="grid grid-cols-1 gap-1">
        <span role="timer" dir="ltr" className="font-bold font-mono text-4xl">
          {formatCountdown(left)}
        </span>
        <span className="font-semibold">{t("tickets.clock.left")}</span>
        <span className="text-ink-soft">{t("tickets.clock.at", { time: format.time(ticket.responseDueAt) })}</span>
      </Card>
    );
  }
  return (
    <Card role="alert" className="grid gap-3 bg-orange-wash">
      <p className="flex items-center gap-3 font-bold text-xl leading-tight">
        <DiamondIcon className="text-orange-ink" />
        {t("tickets.clock.late")}
      </p>
      <p className="font-semibold">{t("tickets.clock.late_text", { time: format.time(ticket.responseDueAt) })}</p>
      {phone === undefined ? null : (
        <Button asChild variant="call" size="thumb" data-urgent>
          <a href={telHref(phone)}>
            <Phone className="size-5 shrink-0" aria-hidden />
            {t("tickets.call")} <bdi className="whitespace-nowrap">{phone}</bdi>
          </a>
        </Button>
      )}
    </Card>
  );
}
