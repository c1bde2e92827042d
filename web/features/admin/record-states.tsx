import type { ReactNode } from "react";
import { Button } from "../../components/ui/button.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";
import { ErrorState } from "../../components/ui/error-state.tsx";
import { Loading } from "../../components/ui/spinner.tsx";
import { useT } from "../../lib/i18n.tsx";

interface PagedQuery {
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly isSuccess: boolean;
  readonly isFetching: boolean;
  readonly error: unknown;
  readonly refetch: () => unknown;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
}

interface RecordStatesProps {
  query: PagedQuery;
  /** How many rows came so far. */
  count: number;
  loading: string;
  failed: string;
  /** For a list without a filter that has nothing. */
  empty: { readonly title: string; readonly text?: string };
  /** Whether a search or a filter is on. */
  filtered: boolean;
  onClear: () => void;
  /** The rows; shown when there are some. */
  children: ReactNode;
}

/** A list that loads, fails, has nothing, has some, and has more. */
export function RecordStates({ query, count, loading, failed, empty, filtered, onClear, children }: RecordStatesProps) {
  const t = useT();
  return (
    <>
      {query.isPending ? <Loading text={loading} className="min-h-40" /> : null}
      {query.isError ? (
        <ErrorState
          title={failed}
          error={query.error}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {query.isSuccess && count === 0 ? <Nothing empty={empty} filtered={filtered} onClear={onClear} /> : null}
      {count > 0 ? children : null}
      {query.hasNextPage ? (
        <Button
          variant="secondary"
          className="justify-self-center"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t("records.more")}
        </Button>
      ) : null}
    </>
  );
}

function Nothing({ empty, filtered, onClear }: Pick<RecordStatesProps, "empty" | "filtered" | "onClear">) {
  const t = useT();
  if (!filtered) return <EmptyState {...empty} />;
  return (
    <EmptyState
      title={t("records.none")}
      text={t("records.none_text")}
      action={
        <Button variant="secondary" onClick={onClear}>
          {t("records.clear")}
        </Button>
      }
    />
  );
}
