import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { SearchField } from "../../components/ui/search-field.tsx";
import { useT } from "../../lib/i18n.tsx";
import { useMe } from "../../lib/me.ts";
import { trpc } from "../../lib/trpc.ts";
import { AccessDialog } from "./access-dialog.tsx";
import { EraseUserDialog } from "./erase-user-dialog.tsx";
import { RecordStates } from "./record-states.tsx";
import { SetPlanDialog } from "./set-plan-dialog.tsx";
import { SignInsDialog } from "./sign-ins-dialog.tsx";
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
  const { q = "", access, erase, signIns } = search;
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
      <RecordStates
        query={query}
        count={people.length}
        loading={t("admin.users.loading")}
        failed={t("admin.users.failed")}
        empty={{ title: t("admin.users.none") }}
        filtered={q !== ""}
        onClear={() => find("")}
        words={{
          none: t("admin.users.none"),
          noneText: t("admin.users.none_text"),
          clear: t("admin.users.clear"),
          more: t("admin.users.more"),
        }}
      >
        <ul className="grid gap-3 lg:grid-cols-2" aria-busy={query.isFetching}>
          {people.map((person) => (
            <UserCard
              key={person.id}
              person={person}
              own={person.id === me?.id}
              onSetPlan={() => setPlanned(person)}
              onAccess={() => onSearch({ ...search, access: person.id })}
              onSignIns={() => onSearch({ ...search, signIns: person.id })}
              onErase={() => onSearch({ ...search, erase: person.id })}
            />
          ))}
        </ul>
      </RecordStates>
      {planned === null ? null : <SetPlanDialog person={planned} onClose={() => setPlanned(null)} />}
      {access === undefined ? null : <AccessDialog userId={access} onClose={close} />}
      {signIns === undefined ? null : <SignInsDialog userId={signIns} own={signIns === me?.id} onClose={close} />}
      {erase === undefined ? null : <EraseUserDialog userId={erase} onClose={close} />}
    </div>
  );
}
