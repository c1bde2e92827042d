import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { actionsOf, looksKeptForDays } from "#domain/audit/audit.ts";
import { Button } from "../../components/ui/button.tsx";
import { SearchField } from "../../components/ui/search-field.tsx";
import { NativeSelect } from "../../components/ui/select.tsx";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n.tsx";
import { trpc } from "../../lib/trpc.ts";
import { AuditKinds } from "./audit-kinds.tsx";
import { type AuditSearch, readAuditSearch } from "./audit-search.ts";
import { AuditSubject } from "./audit-subject.tsx";
import { type AuditEntry, actionText, actorName, auditMoves, auditText } from "./audit-text.ts";
import { AuditTopic } from "./audit-topic.tsx";
import { RecordStates } from "./record-states.tsx";

interface AuditPageProps {
  search: AuditSearch;
  onSearch: (search: AuditSearch) => void;
}

/** Who changed what, who saw what, and when. */
export function AuditPage({ search, onSearch }: AuditPageProps) {
  const t = useT();
  const { q = "", action, show = "changes", about } = search;
  const kind = show === "sign_ins" ? "changes" : show;
  const query = useInfiniteQuery(
    trpc.admin.audit.list.infiniteQueryOptions(
      { q, action: action ?? null, kind, about: about ?? null, limit: 50 },
      { getNextPageParam: (page) => page.nextCursor ?? undefined, placeholderData: keepPreviousData },
    ),
  );
  const entries = query.data?.pages.flatMap((page) => page.items) ?? [];
  const onTyped = useCallback((text: string) => onSearch(readAuditSearch({ ...search, q: text })), [search, onSearch]);
  const actions = [...new Set<string>([...actionsOf(kind), ...(action === undefined ? [] : [action])])]
    .map((name) => ({ name, label: actionText(t, name) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  return (
    <div className="mx-auto grid max-w-5xl gap-5">
      <title>{`${t("admin.audit")} · Roadflare`}</title>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-3xl">{t("admin.audit")}</h1>
        <AuditKinds search={search} />
      </div>
      <div className="grid gap-3 sm:grid-cols-[1fr_16rem]">
        <SearchField label={t("audit.search")} value={q} onSearch={onTyped} />
        <NativeSelect
          aria-label={t("audit.action")}
          value={action ?? ""}
          onChange={(event) => onSearch(readAuditSearch({ ...search, action: event.target.value }))}
        >
          <option value="">{t("audit.action_all")}</option>
          {actions.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </NativeSelect>
      </div>
      {about === undefined ? null : (
        <AuditTopic
          topic={query.isPlaceholderData ? undefined : query.data?.pages[0]?.about}
          onClear={() => onSearch(readAuditSearch({ ...search, about: undefined }))}
        />
      )}
      {kind === "changes" ? null : (
        <p className="max-w-prose text-ink-soft">{t("audit.looks_kept", { days: looksKeptForDays })}</p>
      )}
      <RecordStates
        query={query}
        count={entries.length}
        loading={t("audit.loading")}
        failed={t("audit.failed")}
        empty={{ title: t("audit.empty"), text: t(kind === "looks" ? "audit.empty_looks_text" : "audit.empty_text") }}
        filtered={q !== "" || action !== undefined}
        onClear={() => onSearch(readAuditSearch({ show: kind, about }))}
      >
        <ol
          className="rounded-xl border border-line bg-panel"
          aria-label={t("admin.audit")}
          aria-busy={query.isFetching}
        >
          {entries.map((entry) => (
            <AuditLine
              key={entry.id}
              entry={entry}
              onActor={(email) => onSearch(readAuditSearch({ ...search, q: email }))}
            />
          ))}
        </ol>
      </RecordStates>
    </div>
  );
}

function AuditLine({ entry, onActor }: { entry: AuditEntry; onActor: (email: string) => void }) {
  const t = useT();
  const format = useFormat();
  const email = entry.actor?.email ?? null;
  return (
    <li className="grid gap-1 border-line border-b px-4 py-3 last:border-b-0 sm:grid-cols-[1fr_auto] sm:gap-x-6 sm:px-5">
      <p className="self-center font-semibold leading-snug [overflow-wrap:anywhere]">{auditText(t, entry)}</p>
      <time
        className="self-center text-ink-soft text-sm sm:text-end"
        dateTime={new Date(entry.createdAt).toISOString()}
      >
        {format.dateTime(entry.createdAt)}
      </time>
      {auditMoves(t, entry).map((move) => (
        <p key={move} className="text-ink-soft text-sm sm:col-span-2">
          <bdi>{move}</bdi>
        </p>
      ))}
      <p className="flex flex-wrap items-center gap-x-5 text-sm sm:col-span-2 max-lg:[&_a]:inline-flex max-lg:[&_a]:min-h-touch max-lg:[&_a]:items-center">
        <AuditSubject subject={entry.subject} />
        {email === null ? null : (
          <Button
            variant="link"
            size="inline"
            className="min-h-9 text-sm max-lg:min-h-touch"
            onClick={() => onActor(email)}
          >
            {t("audit.only", { name: actorName(t, entry) })}
          </Button>
        )}
      </p>
    </li>
  );
}
