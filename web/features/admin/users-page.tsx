import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { peopleShown } from "#domain/accounts/people.ts";
import { plans, tierNames } from "#domain/billing/plans.ts";
import { SearchField } from "../../components/ui/search-field.tsx";
import { useT } from "../../lib/i18n.tsx";
import { useMe } from "../../lib/me.ts";
import { trpc } from "../../lib/trpc.ts";
import { useMediaQuery } from "../../lib/use-media-query.ts";
import { AccessDialog } from "./access-dialog.tsx";
import { EraseUserDialog } from "./erase-user-dialog.tsx";
import { KeySelect } from "./key-select.tsx";
import { OrderSelect } from "./order-select.tsx";
import { RecordStates } from "./record-states.tsx";
import { SetPlanDialog } from "./set-plan-dialog.tsx";
import { SignInsDialog } from "./sign-ins-dialog.tsx";
import { type Person, UserCard } from "./user-card.tsx";
import { readUsersSearch, type UsersSearch, withoutUserDialog } from "./users-search.ts";
import { type PersonActions, UsersTable } from "./users-table.tsx";

interface UsersPageProps {
  search: UsersSearch;
  onSearch: (search: UsersSearch) => void;
}

/** Registered users: found, read, given a plan, kept out, erased. */
export function UsersPage({ search, onSearch }: UsersPageProps) {
  const t = useT();
  const me = useMe();
  const { q = "", show, plan, order, access, erase, signIns } = search;
  const wide = useMediaQuery("(min-width: 64rem)");
  const list = withoutUserDialog(search);
  const close = () => onSearch(list);
  const narrow = useCallback(
    (change: Readonly<Record<string, string>>) =>
      onSearch(readUsersSearch({ ...withoutUserDialog(search), ...change })),
    [onSearch, search],
  );
  const find = useCallback((text: string) => narrow({ q: text }), [narrow]);
  const [planned, setPlanned] = useState<Person | null>(null);
  const query = useInfiniteQuery(
    trpc.admin.users.list.infiniteQueryOptions(
      { q, show: show ?? "all", plan: plan ?? null, order: order ?? "newest", limit: 40 },
      { getNextPageParam: (page) => page.nextCursor ?? undefined, placeholderData: keepPreviousData },
    ),
  );
  const people = query.data?.pages.flatMap((page) => page.items) ?? [];
  const actions: PersonActions = {
    onSetPlan: setPlanned,
    onAccess: ({ id }) => onSearch({ ...list, access: id }),
    onSignIns: ({ id }) => onSearch({ ...list, signIns: id }),
    onErase: ({ id }) => onSearch({ ...list, erase: id }),
  };
  return (
    <div className="grid max-w-7xl gap-4">
      <title>{`${t("admin.users")} · Roadflare`}</title>
      <h1 className="text-3xl">{t("admin.users")}</h1>
      <div className="flex flex-wrap items-center gap-3">
        <SearchField className="min-w-70 max-lg:grow" label={t("admin.users.search")} value={q} onSearch={find} />
        <KeySelect
          label={t("admin.users.show")}
          value={show ?? "all"}
          options={peopleShown.map((each) => ({ value: each, label: t(`admin.users.show.${each}`) }))}
          onValue={(next) => narrow({ show: next })}
        />
        <KeySelect
          label={t("admin.users.plan")}
          value={plan ?? ""}
          none={t("admin.users.plan_all")}
          options={[
            ...tierNames.map((each) => ({ value: each, label: plans[each].displayName })),
            { value: "none" as const, label: t("admin.users.plan_none") },
          ]}
          onValue={(next) => narrow({ plan: next })}
        />
        <OrderSelect value={order} onValue={(next) => narrow({ order: next })} />
        <span className="ms-auto text-ink-soft text-sm">{t("admin.users.count", { count: people.length })}</span>
      </div>
      <RecordStates
        query={query}
        count={people.length}
        loading={t("admin.users.loading")}
        failed={t("admin.users.failed")}
        empty={{ title: t("admin.users.none") }}
        filtered={q !== "" || show !== undefined || plan !== undefined}
        onClear={() => onSearch({})}
        words={{
          none: t("admin.users.none"),
          noneText: t("admin.users.none_text"),
          clear: t("admin.users.clear"),
          more: t("admin.users.more"),
        }}
      >
        {wide ? (
          <UsersTable people={people} ownId={me?.id} actions={actions} busy={query.isFetching} />
        ) : (
          <ul className="grid gap-3" aria-busy={query.isFetching}>
            {people.map((person) => (
              <UserCard
                key={person.id}
                person={person}
                own={person.id === me?.id}
                onSetPlan={() => actions.onSetPlan(person)}
                onAccess={() => actions.onAccess(person)}
                onSignIns={() => actions.onSignIns(person)}
                onErase={() => actions.onErase(person)}
              />
            ))}
          </ul>
        )}
      </RecordStates>
      {planned === null ? null : <SetPlanDialog person={planned} onClose={() => setPlanned(null)} />}
      {access === undefined ? null : <AccessDialog userId={access} onClose={close} />}
      {signIns === undefined ? null : <SignInsDialog userId={signIns} own={signIns === me?.id} onClose={close} />}
      {erase === undefined ? null : <EraseUserDialog userId={erase} onClose={close} />}
    </div>
  );
}
