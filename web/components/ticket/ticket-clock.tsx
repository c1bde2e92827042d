import { Phone } from "lucide-react";
import { formatCountdown, useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n.tsx";
import { telHref } from "../../lib/public-config.ts";
import { useServerNow } from "../../lib/server-time.ts";
import type { RouterOutputs } from "../../lib/trpc.ts";
import { OctagonIcon } from "../ui/shapes.tsx";
import { Sign } from "../ui/sign.tsx";

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
      <Sign className="grid grid-cols-1 justify-items-center gap-1 p-5 text-center sm:p-6">
        <span role="timer" dir="ltr" className="font-bold font-mono text-[clamp(2rem,15vw,3rem)] leading-none">
          {formatCountdown(left)}
        </span>
        <span className="font-semibold">{t("tickets.clock.left")}</span>
        <span className="text-ink-soft">{t("tickets.clock.at", { time: format.time(ticket.responseDueAt) })}</span>
      </Sign>
    );
  }
  return (
    <Sign tone="red" role="alert" className="grid gap-3 p-5 sm:p-6">
      <p className="flex items-center gap-3 font-extrabold text-2xl leading-tight">
        <OctagonIcon className="size-8 [--ground:var(--red)]" />
        {t("tickets.clock.late")}
      </p>
      <p className="font-semibold">{t("tickets.clock.late_text", { time: format.time(ticket.responseDueAt) })}</p>
      {phone === undefined ? null : (
        <a
          href={telHref(phone)}
          className="flex min-h-thumb items-center justify-center gap-2.5 rounded-lg bg-on-red px-4 font-extrabold text-lg text-red"
        >
          <Phone className="size-5 shrink-0" aria-hidden />
          {t("tickets.call")} <bdi className="whitespace-nowrap">{phone}</bdi>
        </a>
      )}
    </Sign>
  );
}
