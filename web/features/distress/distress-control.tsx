import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ChevronDown, Phone } from "lucide-react";
import { useState } from "react";
import type { DistressSignal } from "#domain/tickets/distress.ts";
import { Button } from "../../components/ui/button.tsx";
import { errorKey } from "../../lib/errors.ts";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n.tsx";
import { trpc } from "../../lib/trpc.ts";

/** How often it is asked whether somebody has seen it, in milliseconds: the room is not told, because it shows. */
const askEvery = 10_000;

interface DistressControlProps {
  ticketId: string;
  /** The ticket is resolved or closed: then it can be taken back, and not begun. */
  over?: boolean;
}

/**
 * 'I do not feel safe here': quiet to the eye, two taps to the staff. Somebody may look over the shoulder, so nothing
 * flashes and nothing sounds.
 */
export function DistressControl({ ticketId, over = false }: DistressControlProps) {
  const [asking, setAsking] = useState(false);
  const { data: signal } = useQuery(
    trpc.driver.distress.get.queryOptions(
      { ticketId },
      {
        refetchOnWindowFocus: "always",
        refetchInterval: ({ state }) => (state.data && state.data.seen === null ? askEvery : false),
      },
    ),
  );
  if (signal) return <KnownLine ticketId={ticketId} signal={signal} />;
  if (over) return null;
  return asking ? (
    <Ask ticketId={ticketId} onDone={() => setAsking(false)} />
  ) : (
    <OpenButton onOpen={() => setAsking(true)} />
  );
}

function OpenButton({ onOpen }: { onOpen: () => void }) {
  const t = useT();
  return (
    <Button variant="quiet" size="thumb" className="w-full text-base" aria-expanded={false} onClick={onOpen}>
      {t("distress.open")}
      <ChevronDown className="size-5 shrink-0" aria-hidden />
    </Button>
  );
}

/** The second tap, with what it does and what it is not. */
function Ask({ ticketId, onDone }: { ticketId: string; onDone: () => void }) {
  const t = useT();
  const cache = useQueryClient();
  const signal = useMutation(
    trpc.driver.distress.signal.mutationOptions({
      // Somebody who waits for help must hear that it did not go out, and not that it will some time.
      networkMode: "always",
      onSuccess: (made) => {
        cache.setQueryData(trpc.driver.distress.get.queryKey({ ticketId }), made);
        onDone();
      },
    }),
  );
  return (
    <section aria-label={t("distress.open")} className="grid gap-3 rounded-xl border border-card-line bg-panel p-4">
      <p>{t("distress.text")}</p>
      {signal.isError ? (
        <p role="alert" className="font-semibold">
          {t("distress.failed")}. {t(errorKey(signal.error))}
        </p>
      ) : null}
      <div className="grid gap-2.5">
        <Button variant="secondary" size="thumb" busy={signal.isPending} onClick={() => signal.mutate({ ticketId })}>
          {t(signal.isPending ? "distress.telling" : "distress.tell")}
        </Button>
        <div className="grid grid-cols-2 gap-2.5">
          <Call911 />
          <Button variant="quiet" size="thumb" onClick={onDone}>
            {t("distress.back")}
          </Button>
        </div>
      </div>
    </section>
  );
}

function Call911() {
  const t = useT();
  return (
    <Button asChild variant="secondary" size="thumb" className="px-3">
      <a href="tel:911">
        <Phone className="size-5 shrink-0" aria-hidden />
        {t("distress.call_911")}
      </a>
    </Button>
  );
}

/** What stands, in one quiet line: that they know, and who has seen it. */
function KnownLine({ ticketId, signal }: { ticketId: string; signal: DistressSignal }) {
  const t = useT();
  const format = useFormat();
  const cache = useQueryClient();
  const withdraw = useMutation(
    trpc.driver.distress.withdraw.mutationOptions({
      networkMode: "always",
      onSuccess: () => cache.setQueryData(trpc.driver.distress.get.queryKey({ ticketId }), null),
    }),
  );
  const { seen } = signal;
  return (
    <div className="grid gap-1">
      <p role="status" className="text-ink-soft">
        {t("distress.known")} {seen === null ? null : t("distress.seen", { name: seen.by, time: format.time(seen.at) })}
      </p>
      {withdraw.isError ? <p role="alert">{t(errorKey(withdraw.error))}</p> : null}
      <div className="grid grid-cols-2 gap-2.5 *:text-base">
        <Button variant="quiet" size="thumb" busy={withdraw.isPending} onClick={() => withdraw.mutate({ ticketId })}>
          {t(withdraw.isPending ? "distress.withdrawing" : "distress.withdraw")}
        </Button>
        <Call911 />
      </div>
    </div>
  );
}
