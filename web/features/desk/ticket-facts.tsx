import type { ReactNode } from "react";
import { CopyButton } from "../../components/ui/copy-button.tsx";
import { useFormat } from "../../lib/format.ts";
import { useLanguage, useT } from "../../lib/i18n.tsx";
import { languageName } from "../../lib/language-name.ts";
import type { DeskTicket } from "./ticket-types.ts";

/** Everything that the driver said of themselves, the truck and the place. */
export function TicketFacts({ ticket, nearby }: { ticket: DeskTicket; nearby: ReactNode }) {
  const t = useT();
  const format = useFormat();
  const page = useLanguage();
  return (
    <div className="grid gap-6">
      <Facts title={t("desk.contact")}>
        <Fact label={t("desk.contact")}>{ticket.contactName}</Fact>
        <Fact label={t("desk.phone")} copy={ticket.contactPhone}>
          {ticket.contactPhone === null ? null : (
            <a
              className="font-semibold text-blue-ink underline underline-offset-4"
              href={`tel:${ticket.contactPhone.replace(/[^+\d]/g, "")}`}
            >
              <bdi className="font-mono">{ticket.contactPhone}</bdi>
            </a>
          )}
        </Fact>
        <Fact label={t("desk.email")} copy={ticket.contactEmail}>
          {ticket.contactEmail === null ? null : (
            <a
              className="font-semibold text-blue-ink underline underline-offset-4"
              href={`mailto:${ticket.contactEmail}`}
            >
              <bdi>{ticket.contactEmail}</bdi>
            </a>
          )}
        </Fact>
        <Fact label={t("desk.language")}>{languageName(t, page, ticket.preferredLanguage)}</Fact>
        <Fact label={t("desk.contact_method")}>{t(`desk.method.${ticket.preferredContactMethod}`)}</Fact>
        <Fact label={t("desk.created")}>{format.dateTime(ticket.createdAt)}</Fact>
      </Facts>
      <Facts title={t("desk.truck")}>
        <Fact label={t("desk.truck")}>
          {ticket.truckYear} {ticket.truckBrand} {ticket.truckModel}
        </Fact>
        <Fact label={t("desk.trailer")}>{ticket.trailer}</Fact>
        <Fact label={t("desk.load")}>{ticket.load}</Fact>
        <Fact label={t("desk.hazmat")}>
          {ticket.hazardousGoods === null ? null : (
            <span className="font-semibold text-red-ink">{ticket.hazardousGoods}</span>
          )}
        </Fact>
        <Fact label={t("desk.parts")}>{ticket.partsRequested}</Fact>
      </Facts>
      <Facts title={t("desk.place")} after={nearby}>
        <Fact label={t("desk.place")} copy={ticket.locationAddress}>
          {ticket.locationAddress ?? (ticket.locationLat === null ? t("desk.no_place") : null)}
        </Fact>
        <Fact label={t("desk.highway")}>{ticket.highway}</Fact>
        <Fact label={t("desk.direction")}>{ticket.direction}</Fact>
        <Fact label={t("desk.mile_marker")}>{ticket.mileMarker}</Fact>
        <Fact label={t("desk.coordinates")} copy={coordinatesOf(ticket)}>
          {coordinatesOf(ticket) === null ? null : <bdi className="font-mono">{coordinatesOf(ticket)}</bdi>}
        </Fact>
      </Facts>
    </div>
  );
}

function coordinatesOf({ locationLat, locationLng }: DeskTicket): string | null {
  return locationLat === null || locationLng === null ? null : `${locationLat.toFixed(5)}, ${locationLng.toFixed(5)}`;
}

function Facts({ title, children, after = null }: { title: string; children: ReactNode; after?: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="text-lg">{title}</h3>
      <dl className="grid gap-x-4 gap-y-1.5 sm:grid-cols-[9rem_1fr]">{children}</dl>
      {after}
    </section>
  );
}

function Fact({ label, children, copy = null }: { label: string; children: ReactNode; copy?: string | null }) {
  if (children === null || children === undefined || children === "") return null;
  return (
    <>
      <dt className="text-ink-soft text-sm sm:pt-0.5">{label}</dt>
      <dd className="flex min-w-0 items-center gap-1">
        <span className="min-w-0" dir="auto">
          {children}
        </span>
        {copy === null ? null : <CopyButton value={copy} label={label} className="-my-2" />}
      </dd>
    </>
  );
}
