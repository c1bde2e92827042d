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

interface RecordWords {
  readonly none: string;
  readonly noneText: string;
  readonly clear: string;
  readonly more: string;
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
  /** What the list calls its things; without it they are records. */
  words?: RecordWords;
  /** The rows; shown when there are some. */
  children: ReactNode;
}

/** A list that loads, fails, has nothing, has some, and has more. */
export function RecordStates(props: RecordStatesProps) {
  const { query, count, loading, failed, empty, filtered, onClear, children } = props;
  const t = useT();
  const words = props.words ?? {
    none: t("records.none"),
    noneText: t("records.none_text"),
    clear: t("records.clear"),
    more: t("records.more"),
  };
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
      {query.isSuccess && count === 0 ? (
        <Nothing empty={empty} filtered={filtered} onClear={onClear} words={words} />
      ) : null}
      {count > 0 ? children : null}
      {query.hasNextPage ? (
        <Button
          variant="secondary"
          className="justify-self-center"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {words.more}
        </Button>
      ) : null}
    </>
  );
}

type NothingProps = Pick<RecordStatesProps, "empty" | "filtered" | "onClear"> & { words: RecordWords };

function Nothing({ empty, filtered, onClear, words }: NothingProps) {
  if (!filtered) return <EmptyState {...empty} />;
  return (
    <EmptyState
      title={words.none}
      text={words.noneText}
      action={
        <Button variant="secondary" onClick={onClear}>
          {words.clear}
        </Button>
      }
    />
  );
}
