import { ChevronDown, Phone } from "lucide-react";
import { stationsOf } from "../../components/ticket/job-steps.tsx";
import { stepsOf } from "../../components/ticket/ticket-steps.tsx";
import { Button } from "../../components/ui/button.tsx";
import { CheckIcon, HalfIcon, OctagonIcon, RingIcon } from "../../components/ui/shapes.tsx";
import { cn } from "../../lib/cn.ts";
import { useT } from "../../lib/i18n.tsx";
import { telHref } from "../../lib/public-config.ts";
import { useServerNow } from "../../lib/server-time.ts";
import { isLate, StandingText, StandingTitle } from "./ticket-standing.tsx";
import type { DriverTicket } from "./ticket-types.ts";

interface TicketStripProps {
  ticket: DriverTicket;
  phone: string | undefined;
  /** Unfolds everything else about the ticket; null where that is beside the conversation. */
  onDetails: (() => void) | null;
}

/** The ticket's state, always above its conversation; past the target it says so and offers the call. */
export function TicketStrip({ ticket, phone, onDetails }: TicketStripProps) {
  const t = useT();
  const now = useServerNow(1000);
  const late = isLate(ticket, now);
  return (
    <section
      aria-label={t("tickets.steps")}
      className={cn("relative shrink-0 border-line border-b bg-panel", late && "border-red-ink bg-red-wash")}
    >
      <div className="flex min-h-16 items-center gap-3 ps-4 pe-2">
        <StandingGlyph ticket={ticket} late={late} />
        <p role={late ? "alert" : "status"} className="min-w-0 grow py-2 text-ink-soft text-sm leading-[1.375rem]">
          <span className="block font-semibold text-base text-ink leading-[1.375rem]">
            <StandingTitle ticket={ticket} />
          </span>
          <StandingText ticket={ticket} now={now} />
        </p>
        {onDetails === null ? null : (
          // The whole strip opens the details.
          <Button
            variant="quiet"
            size="thumb"
            className="shrink-0 gap-1 px-3 text-sm after:absolute after:inset-0"
            aria-haspopup="dialog"
            onClick={onDetails}
          >
            {t("tickets.details")}
            <ChevronDown className="size-4 shrink-0" aria-hidden />
          </Button>
        )}
      </div>
      {late && phone !== undefined ? (
        <div className="relative px-4 pb-3">
          <Button asChild variant="call" size="thumb" className="w-full" data-urgent>
            <a href={telHref(phone)}>
              <Phone className="size-5 shrink-0" aria-hidden />
              {t("tickets.call")} <bdi className="whitespace-nowrap">{phone}</bdi>
            </a>
          </Button>
        </div>
      ) : null}
      <Progress ticket={ticket} />
    </section>
  );
}

function StandingGlyph({ ticket: { status, assignedTo }, late }: { ticket: DriverTicket; late: boolean }) {
  if (late) return <OctagonIcon className="size-6 shrink-0 text-red-ink" />;
  if (status === "resolved" || status === "closed") return <CheckIcon className="size-5 shrink-0 text-green-ink" />;
  if (assignedTo !== null) return <HalfIcon className="size-5 shrink-0 text-blue-ink" />;
  return <RingIcon className="size-5 shrink-0 text-amber-ink" />;
}

/** How far it is, as a line of as many pieces as there are steps. The list of them is in the details. */
function Progress({ ticket }: { ticket: DriverTicket }) {
  const reached =
    ticket.job.step === "requested"
      ? stepsOf(ticket).map(({ done }) => done)
      : stationsOf(ticket).map((station) => station.reached);
  return (
    <div aria-hidden="true" className="absolute inset-x-4 bottom-0.5 flex gap-1">
      {reached.map((done, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps have a fixed order
        <span key={index} className={cn("h-0.75 grow rounded-full", done ? "bg-green-ink" : "bg-line")} />
      ))}
    </div>
  );
}
