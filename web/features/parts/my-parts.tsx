import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button } from "../../components/ui/button.tsx";
import { ErrorState } from "../../components/ui/error-state.tsx";
import { errorKey } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { type Part, PartLine, useMoney } from "./part-line.tsx";
import { PartStepButton } from "./part-step.tsx";
import { useMyParts } from "./use-my-parts.ts";

/** What the technician proposed for the truck; the driver approves or declines what waits. Nothing while there is none. */
export function MyParts({ ticketId }: { ticketId: string }) {
  const t = useT();
  const query = useMyParts(ticketId);
  const parts = query.data?.pages.flatMap((page) => page.items) ?? [];
  if (query.isError && parts.length === 0) {
    return (
      <ErrorState
        title={t("parts.load_failed")}
        error={query.error}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (parts.length === 0) return null;
  const waiting = parts.filter((part) => part.status === "pending").length;
  return (
    <section aria-label={t("parts.mine_title")} className="grid gap-3">
      <h2 className="text-xl">{t("parts.mine_title")}</h2>
      {waiting === 0 ? null : (
        <p role="status">
          <strong className="block">{t("parts.mine_waiting", { count: waiting })}</strong> {t("parts.mine_note")}
        </p>
      )}
      <ul className="grid gap-3">
        {parts.map((part) => (
          <PartLine key={part.id} part={part} reader="driver">
            {part.status === "pending" ? <PartDecision part={part} /> : null}
          </PartLine>
        ))}
      </ul>
      {query.hasNextPage ? (
        <Button
          variant="secondary"
          size="thumb"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t("parts.more")}
        </Button>
      ) : null}
    </section>
  );
}

/** Approve or decline, each after one question. */
export function PartDecision({ part }: { part: Part }) {
  const t = useT();
  const money = useMoney();
  const cache = useQueryClient();
  const decide = useMutation(
    trpc.driver.parts.decide.mutationOptions({
      onError: (error) => notify.error(t("parts.change_failed"), { description: t(errorKey(error)) }),
      onSettled: () => cache.invalidateQueries(trpc.driver.parts.pathFilter()),
    }),
  );
  const common = { description: part.partsDescription, busy: decide.isPending, size: "thumb" } as const;
  return (
    <div className="grid grid-cols-2 gap-3">
      <PartStepButton
        {...common}
        to="approved"
        variant="secondary"
        text={t("parts.sure_approve", { price: money(part.priceToPay) })}
        onStep={() => decide.mutateAsync({ partId: part.id, decision: "approved" })}
      />
      <PartStepButton
        {...common}
        to="declined"
        variant="secondary"
        text={t("parts.sure_text")}
        onStep={() => decide.mutateAsync({ partId: part.id, decision: "declined" })}
      />
    </div>
  );
}
