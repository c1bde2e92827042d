import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";
import { ErrorState } from "../../components/ui/error-state.tsx";
import { SearchField } from "../../components/ui/search-field.tsx";
import { Loading } from "../../components/ui/spinner.tsx";
import { useT } from "../../lib/i18n.tsx";
import { useMe } from "../../lib/me.ts";
import { trpc } from "../../lib/trpc.ts";
import { AccessDialog } from "./access-dialog.tsx";
import { EraseUserDialog } from "./erase-user-dialog.tsx";
import { SetPlanDialog } from "./set-plan-dialog.tsx";
import { type Person, UserCard } from "./user-card.tsx";
import type { UsersSearch } from "./users-search.ts";

interface UsersPageProps {
  search: UsersSearch;
  onSearch: (search: UsersSearch) => void;
}

/** Registered users: found, read, given a plan, kept out, erased. */
export function UsersPage({ search, onSearch }: UsersPageProps) {
  const t = useT();
  const me = useMe();
  const { q = "", access, erase } = search;
  const close = useCallback(() => onSearch(q === "" ? {} : { q }), [onSearch, q]);
  const find = useCallback((text: string) => onSearch(text === "" ? {} : { q: text }), [onSearch]);
  const [planned, setPlanned] = useState<Person | null>(null);
  const query = useInfiniteQuery(
    trpc.admin.users.list.infiniteQueryOptions(
      { q, limit: 40 },
      { getNextPageParam: (page) => page.nextCursor ?? undefined, placeholderData: keepPreviousData },
    ),
  );
  const people = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className="mx-auto grid max-w-5xl gap-5">
      <title>{`${t("admin.users")} · Roadflare`}</title>
      <h1 className="text-3xl">{t("admin.users")}</h1>
      <SearchField label={t("admin.users.search")} value={q} onSearch={find} />
      {query.isPending ? <Loading text={t("admin.users.loading")} className="min-h-40" /> : null}
      {query.isError ? (
        <ErrorState
          title={t("admin.users.failed")}
          error={query.error}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {query.isSuccess && people.length === 0 ? (
        <EmptyState
          title={t("admin.users.none")}
          text={t("admin.users.none_text")}
          action={
            <Button variant="secondary" onClick={() => find("")}>
              {t("admin.users.clear")}
            </Button>
          }
        />
      ) : null}
      <ul className="grid gap-3 sm:grid-cols-2" aria-busy={query.isFetching}>
        {people.map((person) => (
          <UserCard
            key={person.id}
            person={person}
            own={person.id === me?.id}
            onSetPlan={() => setPlanned(person)}
            onAccess={() => onSearch({ ...search, access: person.id })}
            onErase={() => onSearch({ ...search, erase: person.id })}
          />
        ))}
      </ul>
      {query.hasNextPage ? (
        <Button
          variant="secondary"
          className="justify-self-center"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t("admin.users.more")}
        </Button>
      ) : null}
      {planned === null ? null : <SetPlanDialog person={planned} onClose={() => setPlanned(null)} />}
      {access === undefined ? null : <AccessDialog userId={access} onClose={close} />}
      {erase === undefined ? null : <EraseUserDialog userId={erase} onClose={close} />}
    </div>
  );
}
