import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useCallback } from "react";
import { plans } from "#domain/billing/plans.ts";
import { dangerOf } from "#domain/tickets/next-ticket.ts";
import { SubscriptionBadge } from "../../components/subscription-badge.tsx";
import { StatusBadge, Tag, UrgencyBadge } from "../../components/ui/badge.tsx";
import { ErrorState } from "../../components/ui/error-state.tsx";
import { Loading } from "../../components/ui/spinner.tsx";
import { RelativeTime } from "../../components/ui/time.tsx";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n.tsx";
import { type RouterOutputs, trpc } from "../../lib/trpc.ts";
import { TicketLink, WhoSawLink } from "./record-links.tsx";
import { type Column, RecordsTable } from "./records-table.tsx";

type Records = RouterOutputs["admin"]["users"]["records"];

/** One user: who it is, and the trucks, tickets and sessions, the newest of each. */
export function UserPage({ userId }: { userId: string }) {
  const t = useT();
  const person = useQuery(trpc.admin.users.get.queryOptions({ userId }));
  const records = useQuery(trpc.admin.users.records.queryOptions({ userId }));
  const failed = person.isError ? person : records.isError ? records : null;
  const title = person.data?.fullName ?? person.data?.email ?? t("admin.users");
  const retry = useCallback(() => void Promise.all([person.refetch(), records.refetch()]), [person, records]);
  return (
    <div className="grid max-w-7xl gap-5">
      <title>{`${title} · Roadflare`}</title>
      <p>
        <Link to="/admin/users" className="text-blue-ink underline underline-offset-4">
          {t("admin.user.back")}
        </Link>
      </p>
      {failed === null ? null : (
        <ErrorState
          title={t("admin.user.failed")}
          error={failed.error}
          retrying={person.isFetching || records.isFetching}
          onRetry={retry}
        />
      )}
      {failed === null && (person.isPending || records.isPending) ? <Loading text={t("ui.loading")} /> : null}
      {person.data === undefined ? null : <Who person={person.data} />}
      {records.data === undefined ? null : <RecordLists records={records.data} />}
    </div>
  );
}

function Who({ person }: { person: RouterOutputs["admin"]["users"]["get"] }) {
  const t = useT();
  const format = useFormat();
  const { fullName, email, companyName, phone, tierName, access } = person;
  return (
    <header className="grid gap-2">
      <h1 className="text-3xl">
        <bdi>{fullName ?? t("admin.users.no_name")}</bdi>
      </h1>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <a className="text-blue-ink underline underline-offset-4" href={`mailto:${email}`}>
          <bdi>{email}</bdi>
        </a>
        {phone === null ? null : <bdi className="font-mono">{phone}</bdi>}
        {companyName === null ? null : <bdi>{companyName}</bdi>}
        <span className="flex items-center gap-2">
          {tierName === null ? t("account.plan_none") : plans[tierName].displayName}
          <SubscriptionBadge status={access.status} />
        </span>
        <span className="text-ink-soft">
          {t("admin.users.joined")} {format.date(person.createdAt)}
        </span>
        {person.disabledAt === null ? null : <Tag tone="orange">{t("admin.users.disabled")}</Tag>}
      </p>
      <WhoSawLink id={person.id} className="-ms-5 w-fit" />
    </header>
  );
}

function RecordLists({ records: { trucks, tickets, sessions } }: { records: Records }) {
  const t = useT();
  const format = useFormat();
  const truckColumns: readonly [Column<Records["trucks"][number]>, ...Column<Records["trucks"][number]>[]] = [
    {
      key: "truck",
      label: t("records.truck"),
      cell: ({ year, brand, model }) => <bdi>{`${year} ${brand} ${model}`}</bdi>,
    },
    { key: "name", label: t("admin.users.name"), cell: ({ truckName }) => <bdi>{truckName ?? "–"}</bdi> },
    { key: "vin", label: "VIN", cell: ({ vin }) => <bdi className="font-mono">{vin ?? "–"}</bdi> },
    {
      key: "state",
      label: t("records.status"),
      cell: ({ isActive }) => (isActive ? "–" : <Tag>{t("admin.user.truck_retired")}</Tag>),
    },
    { key: "date", label: t("records.date"), end: true, cell: ({ createdAt }) => format.date(createdAt) },
  ];
  const ticketColumns: readonly [Column<Records["tickets"][number]>, ...Column<Records["tickets"][number]>[]] = [
    { key: "number", label: t("records.ticket"), cell: ({ ticketNumber }) => <TicketLink number={ticketNumber} /> },
    { key: "status", label: t("records.status"), cell: ({ status }) => <StatusBadge value={status} /> },
    { key: "urgency", label: t("admin.tickets.urgency"), cell: (ticket) => <UrgencyBadge value={dangerOf(ticket)} /> },
    {
      key: "tech",
      label: t("admin.tickets.technician"),
      cell: ({ assignedName }) => <bdi>{assignedName ?? t("admin.tickets.unassigned")}</bdi>,
    },
    {
      key: "date",
      label: t("admin.tickets.created"),
      end: true,
      cell: ({ createdAt }) => format.dateTime(createdAt),
    },
  ];
  const sessionColumns: readonly [Column<Records["sessions"][number]>, ...Column<Records["sessions"][number]>[]] = [
    {
      key: "device",
      label: t("admin.user.device"),
      cell: ({ userAgent }) => (
        <bdi className="font-normal" title={userAgent ?? undefined}>
          {userAgent ?? "–"}
        </bdi>
      ),
    },
    { key: "seen", label: t("admin.user.last_seen"), cell: ({ lastSeenAt }) => <RelativeTime time={lastSeenAt} /> },
    { key: "since", label: t("records.date"), end: true, cell: ({ createdAt }) => format.dateTime(createdAt) },
  ];
  const keyOf = ({ id }: { readonly id: string }) => id;
  return (
    <>
      <Block title={t("admin.user.trucks")} none={t("admin.user.trucks_none")} count={trucks.length}>
        <RecordsTable caption={t("admin.user.trucks")} columns={truckColumns} items={trucks} keyOf={keyOf} />
      </Block>
      <Block title={t("admin.user.tickets")} none={t("admin.user.tickets_none")} count={tickets.length}>
        <RecordsTable caption={t("admin.user.tickets")} columns={ticketColumns} items={tickets} keyOf={keyOf} />
      </Block>
      <Block title={t("admin.user.sessions")} none={t("admin.user.sessions_none")} count={sessions.length}>
        <RecordsTable caption={t("admin.user.sessions")} columns={sessionColumns} items={sessions} keyOf={keyOf} />
      </Block>
    </>
  );
}

interface BlockProps {
  title: string;
  none: string;
  count: number;
  children: ReactNode;
}

function Block({ title, none, count, children }: BlockProps) {
  return (
    <section className="grid gap-2">
      <h2 className="text-xl">{title}</h2>
      {count === 0 ? <p className="text-ink-soft">{none}</p> : children}
    </section>
  );
}
