import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { useCallback } from "react";
import { Button } from "../../components/ui/button.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";
import { ErrorState } from "../../components/ui/error-state.tsx";
import { SearchField } from "../../components/ui/search-field.tsx";
import { Loading } from "../../components/ui/spinner.tsx";
import { useT } from "../../lib/i18n.tsx";
import { trpc } from "../../lib/trpc.ts";
import { AddTechDialog } from "./add-tech-dialog.tsx";
import { EditTechDialog } from "./edit-tech-dialog.tsx";
import { RemoveTechDialog } from "./remove-tech-dialog.tsx";
import { TechCard } from "./tech-card.tsx";
import { readTechsSearch, type TechsSearch } from "./techs-search.ts";

interface TechsPageProps {
  search: TechsSearch;
  onSearch: (search: TechsSearch) => void;
}

/** Technicians: found, added, changed and deleted. */
export function TechsPage({ search, onSearch }: TechsPageProps) {
  const t = useT();
  const { q = "", add, edit, remove } = search;
  const query = useInfiniteQuery(
    trpc.admin.techs.list.infiniteQueryOptions(
      { q, limit: 40 },
      { getNextPageParam: (page) => page.nextCursor ?? undefined, placeholderData: keepPreviousData },
    ),
  );
  const techs = query.data?.pages.flatMap((page) => page.items) ?? [];
  const list = readTechsSearch({ q });
  const close = () => onSearch(list);
  const onTyped = useCallback((text: string) => onSearch(readTechsSearch({ ...search, q: text })), [search, onSearch]);
  const addButton = (
    <Button onClick={() => onSearch({ ...list, add: "new" })}>
      <UserPlus className="size-5" aria-hidden />
      {t("techs.add")}
    </Button>
  );
  return (
    <div className="mx-auto grid max-w-5xl gap-5">
      <title>{`${t("techs.title")} · Roadflare`}</title>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-3xl">{t("techs.title")}</h1>
        {addButton}
      </div>
      <SearchField label={t("techs.search")} value={q} onSearch={onTyped} />
      {query.isPending ? <Loading text={t("techs.loading")} className="min-h-40" /> : null}
      {query.isError ? (
        <ErrorState
          title={t("techs.failed")}
          error={query.error}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {query.isSuccess && techs.length === 0 ? <NoTechs searched={q !== ""} onClear={() => onSearch({})} /> : null}
      <ul className="grid gap-3 sm:grid-cols-2" aria-busy={query.isFetching}>
        {techs.map((tech) => (
          <TechCard
            key={tech.id}
            tech={tech}
            onEdit={() => onSearch({ ...list, edit: tech.id })}
            onRemove={() => onSearch({ ...list, remove: tech.id })}
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
          {t("techs.more")}
        </Button>
      ) : null}
      {add === undefined ? null : <AddTechDialog userId={add === "new" ? null : add} onClose={close} />}
      {edit === undefined ? null : <EditTechDialog techId={edit} onClose={close} />}
      {remove === undefined ? null : <RemoveTechDialog techId={remove} onClose={close} />}
    </div>
  );
}

function NoTechs({ searched, onClear }: { searched: boolean; onClear: () => void }) {
  const t = useT();
  if (!searched) return <EmptyState title={t("techs.empty")} text={t("techs.empty_text")} />;
  return (
    <EmptyState
      title={t("techs.none")}
      text={t("techs.none_text")}
      action={
        <Button variant="secondary" onClick={onClear}>
          {t("techs.clear")}
        </Button>
      }
    />
  );
}
