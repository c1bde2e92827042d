import { useQuery } from "@tanstack/react-query";
import { RepairList } from "../../components/repair-list.tsx";
import { CopyButton } from "../../components/ui/copy-button.tsx";
import { ErrorState } from "../../components/ui/error-state.tsx";
import { Loading } from "../../components/ui/spinner.tsx";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n.tsx";
import { trpc } from "../../lib/trpc.ts";
import type { DeskTicket } from "./ticket-types.ts";

/** The saved truck of a ticket: its VIN for parts and recalls, and what was done to it before. */
export function TicketTruck({ ticket }: { ticket: DeskTicket }) {
  const t = useT();
  const format = useFormat();
  const saved = ticket.truckId !== null;
  const query = useQuery(trpc.tech.tickets.truck.queryOptions({ ticketId: ticket.id }, { enabled: saved }));
  const truck = query.data?.truck ?? null;
  if (!saved || (query.isSuccess && truck === null)) return null;
  return (
    <section className="grid gap-3">
      <h3 className="text-lg">{t("desk.truck_known")}</h3>
      {query.isPending ? <Loading text={t("desk.truck_loading")} /> : null}
      {query.isError ? (
        <ErrorState
          title={t("desk.truck_failed")}
          error={query.error}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {truck === null ? null : (
        <>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
            {truck.truckName === null ? null : <bdi className="font-semibold">{truck.truckName}</bdi>}
            {truck.mileage === null ? null : (
              <span>{t("trucks.mileage", { mileage: format.number(truck.mileage) })}</span>
            )}
            {truck.vin === null ? (
              <span className="text-ink-soft">{t("report.no_vin")}</span>
            ) : (
              <span className="flex items-center gap-1">
                <bdi className="font-mono">{t("trucks.vin", { vin: truck.vin })}</bdi>
                <CopyButton value={truck.vin} label={t("report.vin")} className="-my-2" />
              </span>
            )}
          </p>
          {truck.repairs.length === 0 ? (
            <p className="text-ink-soft">{t("desk.repairs_none")}</p>
          ) : (
            <RepairList repairs={truck.repairs} />
          )}
        </>
      )}
    </section>
  );
}
