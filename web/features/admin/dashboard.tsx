import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { CircleCheckBig, ClipboardList, PackageCheck, PackageOpen, TicketCheck, Users } from "lucide-react";
import { Card } from "../../components/ui/card.tsx";
import { ErrorState } from "../../components/ui/error-state.tsx";
import { Loading } from "../../components/ui/spinner.tsx";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n.tsx";
import { trpc } from "../../lib/trpc.ts";
import { ActivityCard } from "./activity-card.tsx";

const cards = [
  {
    count: "totalTickets",
    to: "/admin/tickets",
    title: "admin.count.total",
    text: "admin.count.total_text",
    Icon: ClipboardList,
    tone: "text-ink",
  },
  {
    count: "openTickets",
    to: "/admin/tickets",
    search: { status: "unfinished" },
    title: "admin.count.open",
    text: "admin.count.open_text",
    Icon: TicketCheck,
    tone: "text-ink",
  },
  {
    count: "resolvedTickets",
    to: "/admin/tickets",
    search: { status: "finished" },
    title: "admin.count.resolved",
    text: "admin.count.resolved_text",
    Icon: CircleCheckBig,
    tone: "text-ink",
  },
  {
    count: "totalUsers",
    to: "/admin/users",
    title: "admin.count.users",
    text: "admin.count.users_text",
    Icon: Users,
    tone: "text-ink",
  },
  {
    count: "pendingOrders",
    to: "/admin/parts",
    search: { status: "unfulfilled" },
    title: "admin.count.pending_orders",
    text: "admin.count.pending_orders_text",
    Icon: PackageOpen,
    tone: "text-orange-ink",
  },
  {
    count: "completedOrders",
    to: "/admin/parts",
    search: { status: "delivered" },
    title: "admin.count.completed_orders",
    text: "admin.count.completed_orders_text",
    Icon: PackageCheck,
    tone: "text-ink",
  },
] as const;

/** The administrator's first page: six counts, and what happened last. */
export function Dashboard() {
  const t = useT();
  return (
    <div className="mx-auto grid max-w-5xl gap-6">
      <title>{`${t("admin.dashboard_title")} · Roadflare`}</title>
      <div className="grid gap-1">
        <h1 className="text-3xl">{t("admin.dashboard_title")}</h1>
        <p className="text-ink-soft">{t("admin.dashboard_lead")}</p>
      </div>
      <Counts />
      <ActivityCard />
    </div>
  );
}

function Counts() {
  const t = useT();
  const format = useFormat();
  const counts = useQuery(trpc.admin.dashboard.counts.queryOptions());
  if (counts.isPending) return <Loading text={t("admin.loading_dashboard")} className="min-h-40" />;
  if (counts.isError) {
    return (
      <ErrorState
        title={t("admin.load_failed")}
        error={counts.error}
        retrying={counts.isFetching}
        onRetry={() => void counts.refetch()}
      />
    );
  }
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3">
      {cards.map(({ count, title, text, Icon, tone, ...address }) => (
        <Card key={count} className="grid content-start gap-1 p-4 sm:p-5">
          <dt className="flex items-start justify-between gap-2 font-semibold leading-snug">
            {t(title)}
            <Icon className={`size-6 shrink-0 max-[30rem]:hidden ${tone}`} aria-hidden />
          </dt>
          <dd className={`font-extrabold text-4xl leading-tight ${tone}`}>
            <Link {...address} className="inline-block min-h-touch decoration-4 underline-offset-8 hover:underline">
              {format.number(counts.data[count])}
            </Link>
          </dd>
          <dd className="text-ink-soft text-sm">{t(text)}</dd>
        </Card>
      ))}
    </dl>
  );
}
