import { useInfiniteQuery } from "@tanstack/react-query";
import { Button } from "../../components/ui/button.tsx";
import { ErrorState } from "../../components/ui/error-state.tsx";
import { Loading } from "../../components/ui/spinner.tsx";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n.tsx";
import { trpc } from "../../lib/trpc.ts";

const pageSize = 10;

/** What was found and repaired on the fleet's trucks, newest first. */
export function FleetRepairs() {
  const t = useT();
  const format = useFormat();
  const repairs = useInfiniteQuery(
    trpc.driver.fleet.repairs.infiniteQueryOptions(
      { limit: pageSize },
      { getNextPageParam: ({ nextCursor }) => nextCursor, initialCursor: null },
    ),
  );
  const items = repairs.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section className="grid gap-3">
      <h3 className="text-lg">{t("fleet.repairs")}</h3>
      {repairs.isPending ? <Loading text={t("fleet.loading")} /> : null}
      {repairs.isError ? <ErrorState error={repairs.error} onRetry={() => void repairs.refetch()} /> : null}
      {repairs.isSuccess && items.length === 0 ? <p className="text-ink-soft">{t("fleet.repairs_none")}</p> : null}
      <ul className="grid gap-3">
        {items.map(({ id, truckName, year, brand, model, repairDate, summary }) => (
          <li key={id} className="grid gap-0.5 border-line border-s ps-3">
            <p className="font-semibold">
              <bdi>{truckName ?? `${year} ${brand} ${model}`}</bdi>
            </p>
            <p className="text-ink-soft text-sm">{format.date(repairDate)}</p>
            <p className="break-words">
              <bdi>{summary}</bdi>
            </p>
          </li>
        ))}
      </ul>
      {repairs.hasNextPage ? (
        <Button
          variant="secondary"
          className="w-fit"
          busy={repairs.isFetchingNextPage}
          onClick={() => void repairs.fetchNextPage()}
        >
          {t("fleet.more")}
        </Button>
      ) : null}
    </section>
  );
}
