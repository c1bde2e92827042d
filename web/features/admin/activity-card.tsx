import { useQuery } from "@tanstack/react-query";
import { Card, CardTitle } from "../../components/ui/card.tsx";
import { ErrorState } from "../../components/ui/error-state.tsx";
import { Loading } from "../../components/ui/spinner.tsx";
import { RelativeTime } from "../../components/ui/time.tsx";
import { useT } from "../../lib/i18n.tsx";
import { eventText } from "../../lib/ticket-event.ts";
import { type RouterOutputs, trpc } from "../../lib/trpc.ts";
import { AuditSubject } from "./audit-subject.tsx";
import { auditText } from "./audit-text.ts";
import { TicketLink } from "./record-links.tsx";

type Activity = RouterOutputs["admin"]["dashboard"]["activity"]["items"][number];

/** While somebody looks at it, the card is read anew this often, in milliseconds. */
const refreshEvery = 30_000;

/** What happened last, to tickets and by the staff; a hint where nothing did. */
export function ActivityCard() {
  const t = useT();
  const query = useQuery(trpc.admin.dashboard.activity.queryOptions(undefined, { refetchInterval: refreshEvery }));
  const items = query.data?.items ?? [];
  return (
    <Card className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <CardTitle>{t("admin.activity")}</CardTitle>
        {items.length === 0 ? null : <p className="text-ink-soft text-sm">{t("admin.activity_day")}</p>}
      </div>
      {query.isPending ? <Loading text={t("ui.loading")} className="min-h-24" /> : null}
      {query.isError && query.data === undefined ? (
        <ErrorState
          title={t("admin.activity_failed")}
          error={query.error}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {query.data !== undefined && items.length === 0 ? (
        <p className="text-ink-soft">{t("admin.activity_hint")}</p>
      ) : null}
      {items.length === 0 ? null : (
        <ol className="grid">
          {items.map((item) => (
            <li
              key={item.id}
              className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-line border-t py-2.5 max-lg:pb-0 first:border-t-0 first:pt-0 last:pb-0 max-lg:[&_a]:inline-flex max-lg:[&_a]:min-h-touch max-lg:[&_a]:items-center"
            >
              <ActivityText item={item} />
              <RelativeTime time={item.createdAt} className="ms-auto text-ink-soft text-sm" />
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

function ActivityText({ item }: { item: Activity }) {
  const t = useT();
  return (
    <>
      <p className="leading-snug [overflow-wrap:anywhere]">
        {item.kind === "ticket" ? eventText(t, item, "staff") : auditText(t, item)}
      </p>
      {item.kind === "ticket" ? <TicketLink number={item.ticketNumber} /> : <AuditSubject subject={item.subject} />}
    </>
  );
}
