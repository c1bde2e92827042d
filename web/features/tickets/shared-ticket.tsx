import type { ReactNode } from "react";
import { PhotoGrid } from "../../components/photos/photo-grid.tsx";
import { PlainText } from "../../components/plain-text.tsx";
import { TicketClock } from "../../components/ticket/ticket-clock.tsx";
import { TicketSteps } from "../../components/ticket/ticket-steps.tsx";
import { StatusBadge, UrgencyBadge } from "../../components/ui/badge.tsx";
import { Card } from "../../components/ui/card.tsx";
import { CopyButton } from "../../components/ui/copy-button.tsx";
import { formatPosition } from "../../lib/device-location.ts";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n.tsx";
import { usePublicConfig } from "../../lib/public-config.ts";
import type { RouterOutputs } from "../../lib/trpc.ts";
import { sharedPhotoSrc } from "../../lib/upload-photo.ts";

type Shared = RouterOutputs["public"]["shared"]["get"];

/** A ticket that its driver handed on: how it stands, where the truck is, what is wrong. To be read, not to be used. */
export function SharedTicket({ ticket, token }: { ticket: Shared; token: string }) {
  const t = useT();
  const format = useFormat();
  const phone = usePublicConfig()?.roadsidePhone;
  const assignedTo = ticket.technician === null ? null : { id: "", name: ticket.technician };
  const road = [ticket.highway, ticket.direction, ticket.mileMarker].filter((part) => part !== null).join(", ");
  const { locationLat, locationLng } = ticket;
  const position =
    locationLat === null || locationLng === null
      ? null
      : formatPosition({ latitude: locationLat, longitude: locationLng });

  return (
    <div className="mx-auto grid w-full max-w-2xl gap-5 px-4 py-8 sm:px-5">
      <header className="grid gap-2">
        <p className="text-ink-soft">{t("shared.from", { name: ticket.contactName })}</p>
        <h1>
          <bdi className="font-bold font-mono text-4xl tracking-wide">{ticket.ticketNumber}</bdi>
        </h1>
        <p className="flex flex-wrap gap-2">
          <StatusBadge value={ticket.status} />
          <UrgencyBadge value={ticket.urgencyLevel} />
        </p>
      </header>
      {ticket.technician === null ? null : (
        <p className="font-bold text-lg">{t("shared.technician", { name: ticket.technician })}</p>
      )}
      <TicketClock ticket={{ ...ticket, assignedTo }} phone={phone} />
      <TicketSteps ticket={{ ...ticket, assignedTo }} />
      {ticket.resolution === null ? null : (
        <section className="grid gap-1 rounded-xl bg-green-wash p-4">
          <h2 className="font-semibold text-base">{t("tickets.resolution")}</h2>
          <PlainText text={ticket.resolution} />
        </section>
      )}
      <Card>
        <dl className="grid gap-4">
          <Fact label={t("tickets.truck")}>
            <bdi className="font-semibold">
              {ticket.truckYear} {ticket.truckBrand} {ticket.truckModel}
            </bdi>
          </Fact>
          <Fact label={t("tickets.place")}>
            {position === null && road === "" && ticket.locationAddress === null ? t("tickets.no_place") : null}
            {road === "" ? null : <p dir="auto">{road}</p>}
            {ticket.locationAddress === null ? null : <p dir="auto">{ticket.locationAddress}</p>}
            {position === null ? null : (
              <p className="flex items-center gap-1">
                <bdi className="font-mono">{position}</bdi>
                <CopyButton value={position} label={t("location.coordinates")} />
              </p>
            )}
          </Fact>
          <Fact label={t("shared.issue")}>
            <PlainText text={ticket.issueDescription} />
          </Fact>
          {ticket.photoIds.length === 0 ? null : (
            <Fact label={t("tickets.photos")}>
              <PhotoGrid photoIds={ticket.photoIds} srcOf={sharedPhotoSrc(token)} className="mt-1" />
            </Fact>
          )}
        </dl>
      </Card>
      <p className="text-ink-soft text-sm">{t("shared.ends", { date: format.dateTime(ticket.expiresAt) })}</p>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
