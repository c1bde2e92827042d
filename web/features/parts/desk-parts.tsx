import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { type PartStep, partSteps } from "#domain/parts/order.ts";
import { Button } from "../../components/ui/button.tsx";
import { ErrorState } from "../../components/ui/error-state.tsx";
import { Loading } from "../../components/ui/spinner.tsx";
import { errorKey } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { type Part, PartLine } from "./part-line.tsx";
import { PartStepButton } from "./part-step.tsx";
import { ProposePart } from "./propose-part.tsx";

const pageSize = 20;

interface DeskPartsProps {
  ticketId: string;
  /** The signed-in technician. */
  userId: string;
  /** Somebody else has the ticket: to be read only. */
  disabled: boolean;
}

/** The parts orders of a ticket, newest first, each with the steps that are open to it (product decision P5). */
export function DeskParts({ ticketId, userId, disabled }: DeskPartsProps) {
  const t = useT();
  const query = useInfiniteQuery(
    trpc.tech.parts.list.infiniteQueryOptions(
      { ticketId, limit: pageSize },
      { getNextPageParam: (page) => page.nextCursor ?? undefined },
    ),
  );
  const parts = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section className="grid gap-4">
      <h3 className="text-lg">{t("parts.title")}</h3>
      {query.isPending ? <Loading text={t("parts.loading")} /> : null}
      {query.isError ? (
        <ErrorState
          title={t("parts.load_failed")}
          error={query.error}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {query.isSuccess && parts.length === 0 ? <p className="text-ink-soft">{t("parts.none")}</p> : null}
      {parts.length === 0 ? null : (
        <ul className="grid gap-3">
          {parts.map((part) => (
            <PartLine key={part.id} part={part} reader="staff">
              {disabled ? null : <Steps part={part} />}
            </PartLine>
          ))}
        </ul>
      )}
      {query.hasNextPage ? (
        <Button
          variant="secondary"
          className="w-fit"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t("parts.more")}
        </Button>
      ) : null}
      {disabled ? null : <ProposePart ticketId={ticketId} userId={userId} />}
    </section>
  );
}

function Steps({ part }: { part: Part }) {
  const t = useT();
  const cache = useQueryClient();
  const change = useMutation(
    trpc.tech.parts.setStatus.mutationOptions({
      onError: (error) => notify.error(t("parts.change_failed"), { description: t(errorKey(error)) }),
      onSettled: () => cache.invalidateQueries(trpc.tech.parts.list.infiniteQueryFilter({ ticketId: part.ticketId })),
    }),
  );
  const steps: readonly PartStep[] = partSteps[part.status];
  if (steps.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {steps.map((to) => (
        <PartStepButton
          key={to}
          to={to}
          text={t("parts.sure_text")}
          description={part.partsDescription}
          variant={to === "cancelled" ? "quiet" : "secondary"}
          busy={change.isPending}
          onStep={(status) => change.mutateAsync({ partId: part.id, status })}
        />
      ))}
    </div>
  );
}
