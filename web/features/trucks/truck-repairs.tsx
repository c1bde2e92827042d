import { useInfiniteQuery } from "@tanstack/react-query";
import type { Truck } from "#domain/trucks/truck.ts";
import { RepairList } from "../../components/repair-list.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Disclosure } from "../../components/ui/disclosure.tsx";
import { ErrorState } from "../../components/ui/error-state.tsx";
import { Loading } from "../../components/ui/spinner.tsx";
import { useT } from "../../lib/i18n.tsx";
import { trpc } from "../../lib/trpc.ts";

const pageSize = 10;

/** What was found and repaired on a saved truck, newest first; nothing where nothing was. */
export function TruckRepairs({ truck }: { truck: Truck }) {
  const t = useT();
  const repairs = useInfiniteQuery(
    trpc.driver.trucks.repairs.infiniteQueryOptions(
      { truckId: truck.id, limit: pageSize },
      {
        getNextPageParam: ({ nextCursor }) => nextCursor,
        initialCursor: null,
        enabled: truck.repairCount > 0,
      },
    ),
  );
  if (truck.repairCount === 0) return null;
  return (
    <Disclosure summary={t("trucks.repairs_title", { count: truck.repairCount })}>
      {repairs.isPending ? <Loading text={t("trucks.repairs_loading")} /> : null}
      {repairs.isError ? (
        <ErrorState
          title={t("trucks.repairs_failed")}
          error={repairs.error}
          retrying={repairs.isFetching}
          onRetry={() => void repairs.refetch()}
        />
      ) : null}
      <RepairList repairs={repairs.data?.pages.flatMap((page) => page.items) ?? []} />
      {repairs.hasNextPage ? (
        <Button
          variant="secondary"
          size="thumb"
          busy={repairs.isFetchingNextPage}
          onClick={() => void repairs.fetchNextPage()}
        >
          {t("trucks.repairs_more")}
        </Button>
      ) : null}
    </Disclosure>
  );
}
