import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { useCallback } from "react";
import { Button } from "../../components/ui/button.tsx";
import { SearchField } from "../../components/ui/search-field.tsx";
import { useT } from "../../lib/i18n.tsx";
import { trpc } from "../../lib/trpc.ts";
import { AddTechDialog } from "./add-tech-dialog.tsx";
import { EditTechDialog } from "./edit-tech-dialog.tsx";
import { RecordStates } from "./record-states.tsx";
import { RemoveTechDialog } from "./remove-tech-dialog.tsx";
import { StaffSecurityCard } from "./staff-security-card.tsx";
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
      <StaffSecurityCard />
      <SearchField label={t("techs.search")} value={q} onSearch={onTyped} />
      <RecordStates
        query={query}
        count={techs.length}
        loading={t("techs.loading")}
        failed={t("techs.failed")}
        empty={{ title: t("techs.empty"), text: t("techs.empty_text") }}
        filtered={q !== ""}
        onClear={() => onSearch({})}
        words={{
          none: t("techs.none"),
          noneText: t("techs.none_text"),
          clear: t("techs.clear"),
          more: t("techs.more"),
        }}
      >
        <ul className="grid gap-3 lg:grid-cols-2" aria-busy={query.isFetching}>
          {techs.map((tech) => (
            <TechCard
              key={tech.id}
              tech={tech}
              onEdit={() => onSearch({ ...list, edit: tech.id })}
              onRemove={() => onSearch({ ...list, remove: tech.id })}
            />
          ))}
        </ul>
      </RecordStates>
      {add === undefined ? null : <AddTechDialog userId={add === "new" ? null : add} onClose={close} />}
      {edit === undefined ? null : <EditTechDialog techId={edit} onClose={close} />}
      {remove === undefined ? null : <RemoveTechDialog techId={remove} onClose={close} />}
    </div>
  );
}
