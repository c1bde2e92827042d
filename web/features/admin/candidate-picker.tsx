import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { type RefObject, useId, useState } from "react";
import { Tag } from "../../components/ui/badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { ErrorState } from "../../components/ui/error-state.tsx";
import { SearchField } from "../../components/ui/search-field.tsx";
import { DiamondIcon } from "../../components/ui/shapes.tsx";
import { Loading } from "../../components/ui/spinner.tsx";
import { useT } from "../../lib/i18n.tsx";
import { type RouterOutputs, trpc } from "../../lib/trpc.ts";

/** An account that may become a technician's. */
export type Candidate = Pick<
  RouterOutputs["admin"]["techs"]["candidates"]["items"][number],
  "id" | "email" | "fullName" | "phone" | "techRequestedAt"
>;

interface CandidatePickerProps {
  chosen: Candidate | null;
  onChoose: (candidate: Candidate | null) => void;
  error: string | null;
  searchRef: RefObject<HTMLInputElement | null>;
}

/** 'User Account': the e-mails of those who may become technicians, applicants first; the chosen one stands alone. */
export function CandidatePicker({ chosen, onChoose, error, searchRef }: CandidatePickerProps) {
  const t = useT();
  const errorId = useId();
  return (
    <fieldset className="grid gap-3" {...(error === null ? {} : { "aria-describedby": errorId })}>
      <legend className="mb-1.5 font-semibold leading-snug">{t("techs.account")}</legend>
      {chosen === null ? (
        <CandidateList onChoose={onChoose} searchRef={searchRef} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg bg-selected px-4 py-2">
          <bdi className="min-w-0 break-all font-semibold">{chosen.email}</bdi>
          <Button variant="link" size="touch" className="px-0" onClick={() => onChoose(null)}>
            {t("techs.account_other")}
          </Button>
        </div>
      )}
      {error === null ? null : (
        <p id={errorId} role="alert" className="flex items-start gap-2 text-orange-ink text-sm">
          <DiamondIcon className="mt-0.5 size-4" />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}

function CandidateList({ onChoose, searchRef }: Pick<CandidatePickerProps, "onChoose" | "searchRef">) {
  const t = useT();
  const [q, setQ] = useState("");
  const query = useInfiniteQuery(
    trpc.admin.techs.candidates.infiniteQueryOptions(
      { q, limit: 20 },
      { getNextPageParam: (page) => page.nextCursor ?? undefined, placeholderData: keepPreviousData, staleTime: 0 },
    ),
  );
  const candidates = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <SearchField label={t("techs.account_search")} value={q} onSearch={setQ} inputRef={searchRef} />
      {query.isPending ? <Loading text={t("techs.accounts_loading")} /> : null}
      {query.isError ? (
        <ErrorState
          title={t("techs.accounts_failed")}
          error={query.error}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {query.isSuccess && candidates.length === 0 ? <p className="text-ink-soft">{t("techs.accounts_none")}</p> : null}
      {candidates.length === 0 ? null : (
        // No arrow key may choose: the choice puts something else in the place of the list.
        <ul
          className="relative grid max-h-72 gap-2 overflow-y-auto overscroll-contain p-1"
          aria-busy={query.isFetching}
        >
          {candidates.map((candidate) => (
            <li key={candidate.id} className="grid">
              <CandidateButton candidate={candidate} onChoose={() => onChoose(candidate)} />
            </li>
          ))}
          {query.hasNextPage ? (
            <li className="grid">
              <Button variant="quiet" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {t("techs.more")}
              </Button>
            </li>
          ) : null}
        </ul>
      )}
    </>
  );
}

function CandidateButton({ candidate, onChoose }: { candidate: Candidate; onChoose: () => void }) {
  const t = useT();
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex min-h-touch flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-lg bg-key px-4 py-2 text-start transition-colors duration-150 hover:bg-key-hover"
    >
      <span className="grid min-w-0">
        <bdi className="break-all font-semibold leading-snug">{candidate.email}</bdi>
        {candidate.fullName === null ? null : (
          <bdi className="break-words text-ink-soft text-sm">{candidate.fullName}</bdi>
        )}
      </span>
      {candidate.techRequestedAt === null ? null : <Tag>{t("admin.users.applied")}</Tag>}
    </button>
  );
}
