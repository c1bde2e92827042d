import type { ReactNode } from "react";
import type { ContactMethod } from "#domain/tickets/ticket.ts";
import { PhotoGrid } from "../../components/photos/photo-grid.tsx";
import { PlainText } from "../../components/plain-text.tsx";
import { CopyButton } from "../../components/ui/copy-button.tsx";
import { Disclosure } from "../../components/ui/disclosure.tsx";
import { formatPosition } from "../../lib/device-location.ts";
import { useFormat } from "../../lib/format.ts";
import { type MessageKey, useT } from "../../lib/i18n.tsx";
import { eventText } from "../../lib/ticket-event.ts";
import type { DriverTicket } from "./ticket-types.ts";

const methods: Readonly<Record<ContactMethod, MessageKey>> = {
  chat: "support.method.chat",
  call: "support.method.call",
  text: "support.method.text",
  email: "support.method.email",
};

/** What the technician was told: truck, place, problem, photos; then the diagnosis chat and what happened since. */
export function TicketDetails({ ticket }: { ticket: DriverTicket }) {
  const t = useT();
  const { locationLat, locationLng } = ticket;
  const position =
    locationLat === null || locationLng === null
      ? null
      : formatPosition({ latitude: locationLat, longitude: locationLng });
  const road = [ticket.highway, ticket.direction, ticket.mileMarker].filter((part) => part !== null).join(", ");
  const load = [ticket.trailer, ticket.load, ticket.hazardousGoods].filter((part) => part !== null).join(", ");
  const noPlace = position === null && road === "" && ticket.locationAddress === null;

  return (
    <section className="grid gap-4">
      <h2 className="text-xl">{t("tickets.details")}</h2>
      <dl className="grid gap-3">
        <Fact label={t("tickets.truck")}>
          <bdi className="font-semibold">
            {ticket.truckYear} {ticket.truckBrand} {ticket.truckModel}
          </bdi>
        </Fact>
        <Fact label={t("tickets.place")}>
          {noPlace ? <p>{t("tickets.no_place")}</p> : null}
          {road === "" ? null : <p dir="auto">{road}</p>}
          {ticket.locationAddress === null ? null : <p dir="auto">{ticket.locationAddress}</p>}
          {position === null ? null : (
            <p className="flex items-center gap-1">
              <bdi className="font-mono">{position}</bdi>
              <CopyButton value={position} label={t("location.coordinates")} />
            </p>
          )}
        </Fact>
        <Fact label={t("tickets.issue")}>
          <PlainText text={ticket.issueDescription} />
        </Fact>
        {ticket.partsRequested === null ? null : (
          <Fact label={t("tickets.parts")}>
            <PlainText text={ticket.partsRequested} />
          </Fact>
        )}
        {load === "" ? null : (
          <Fact label={t("tickets.load")}>
            <span dir="auto">{load}</span>
          </Fact>
        )}
        <Fact label={t("tickets.contact")}>
          <p>{t(methods[ticket.preferredContactMethod])}</p>
          {ticket.contactPhone === null ? null : <bdi className="block">{ticket.contactPhone}</bdi>}
          {ticket.contactEmail === null ? null : <bdi className="block">{ticket.contactEmail}</bdi>}
        </Fact>
        {ticket.photoIds.length === 0 ? null : (
          <Fact label={t("tickets.photos")}>
            <PhotoGrid photoIds={ticket.photoIds} className="mt-1" />
          </Fact>
        )}
      </dl>
      <Timeline ticket={ticket} />
      <History ticket={ticket} />
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return <Disclosure summary={title}>{children}</Disclosure>;
}

function Timeline({ ticket }: { ticket: DriverTicket }) {
  const t = useT();
  const format = useFormat();
  return (
    <Fold title={t("tickets.timeline")}>
      <ol className="grid gap-2">
        {ticket.timeline.map((event) => (
          <li key={event.id} className="grid">
            <span>{eventText(t, event, "driver", format)}</span>
            <time dateTime={new Date(event.createdAt).toISOString()} className="text-ink-soft text-sm">
              {format.dateTime(event.createdAt)}
            </time>
          </li>
        ))}
      </ol>
    </Fold>
  );
}

function History({ ticket: { chatHistory } }: { ticket: DriverTicket }) {
  const t = useT();
  if (chatHistory.length === 0) return <p className="text-ink-soft">{t("tickets.history_none")}</p>;
  return (
    <Fold title={t("tickets.history", { count: chatHistory.length })}>
      <ol className="grid gap-3">
        {chatHistory.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the history is a snapshot that never changes
          <li key={index} className="grid gap-1">
            <span className="font-semibold text-ink-soft text-sm">
              {line.role === "user" ? t("chat.you") : t("tickets.assistant")}
            </span>
            <PlainText text={line.content} />
            <PhotoGrid photoIds={line.photoIds ?? []} />
          </li>
        ))}
      </ol>
    </Fold>
  );
}
