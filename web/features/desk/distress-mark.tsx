import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button } from "../../components/ui/button.tsx";
import { OctagonIcon } from "../../components/ui/shapes.tsx";
import { cn } from "../../lib/cn.ts";
import { errorKey } from "../../lib/errors.ts";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { type StandingDistress, useDistress } from "./use-distress.ts";

/** Says of a ticket in the list that its driver does not feel safe: loud until somebody has seen it. */
export function DistressMark({ signal }: { signal: StandingDistress | undefined }) {
  const t = useT();
  if (signal === undefined) return null;
  return (
    <span
      className={cn(
        "flex items-center gap-2 font-semibold text-sm",
        signal.seen === null ? "text-red-ink" : "text-ink-soft",
      )}
    >
      <OctagonIcon className="size-5 shrink-0" />
      <span>{t("distress.desk.mark")}</span>
    </span>
  );
}

/** The same over the open ticket, with the way to say that one has seen it. */
export function DistressNotice({ ticketId }: { ticketId: string }) {
  const t = useT();
  const format = useFormat();
  const cache = useQueryClient();
  const signal = useDistress().get(ticketId);
  const see = useMutation(
    trpc.tech.distress.see.mutationOptions({
      onError: (error) => notify.error(t("distress.desk.failed"), { description: t(errorKey(error)) }),
      onSettled: () => cache.invalidateQueries(trpc.tech.distress.pathFilter()),
    }),
  );
  if (signal === undefined) return null;
  const { since, seen } = signal;
  return (
    <section
      aria-label={t("distress.desk.mark")}
      className={cn("grid gap-2 rounded-lg px-3 py-2", seen === null ? "bg-red-wash" : "bg-panel")}
    >
      <p className="flex items-center gap-2 font-semibold text-red-ink leading-tight">
        <OctagonIcon className="size-5 shrink-0" />
        {t("distress.desk.mark")}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 grow basis-52 text-sm">
          {t("distress.desk.since", { time: format.time(since) })}
          {seen === null ? null : (
            <span className="block font-semibold">
              {t("distress.desk.seen", { name: seen.by, time: format.time(seen.at) })}
            </span>
          )}
        </p>
        {seen === null ? (
          <Button variant="secondary" busy={see.isPending} onClick={() => see.mutate({ ticketId })}>
            {t(see.isPending ? "distress.desk.saving" : "distress.desk.see")}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
