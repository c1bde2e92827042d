import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Radio } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { errorKey } from "../../lib/errors.ts";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { ConsentDialog } from "./consent-dialog.tsx";
import type { SharingState } from "./live-sharing.ts";
import { sharingHere, useSharingHere } from "./sharing-here.ts";
import { SharingText } from "./sharing-text.tsx";

interface LivePlaceCardProps {
  ticket: { readonly id: string; readonly ticketNumber: string; readonly version: number };
  userId: string;
}

/** Whether the technicians see where the driver is right now: to be begun, watched and stopped. */
export function LivePlaceCard({ ticket, userId }: LivePlaceCardProps) {
  const t = useT();
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  const here = useSharingHere();
  const query = useLivePlaceOf(ticket);
  const record = query.data ?? null;

  if (here.sharing?.ticketId === ticket.id) return <RunningCard state={here} />;
  const elsewhere = record?.isShared === true;
  return (
    <div className="grid gap-2.5">
      {here.over?.ticketId === ticket.id && !(here.over.end === "elsewhere" && elsewhere) ? (
        <p role="status" className={here.over.end === "denied" ? "font-semibold text-orange-ink" : "text-ink-soft"}>
          {t(`live.over.${here.over.end}`)}
        </p>
      ) : null}
      {elsewhere ? (
        <ElsewhereCard ticketId={ticket.id} until={format.time(record.endsAt)} onHere={() => setAsking(true)} />
      ) : (
        <Button variant="secondary" size="thumb" className="w-full" onClick={() => setAsking(true)}>
          <Radio className="size-5 shrink-0" aria-hidden />
          {t("live.open")}
        </Button>
      )}
      {asking ? <ConsentDialog ticket={ticket} userId={userId} onClose={() => setAsking(false)} /> : null}
    </div>
  );
}

/** How the record has it; read anew with everything that happens to the ticket. */
function useLivePlaceOf({ id, version }: LivePlaceCardProps["ticket"]) {
  const cache = useQueryClient();
  const query = useQuery(trpc.driver.live.get.queryOptions({ ticketId: id }, { refetchOnWindowFocus: "always" }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is the reason to read
  useEffect(() => {
    void cache.invalidateQueries(trpc.driver.live.get.queryFilter({ ticketId: id }));
  }, [cache, id, version]);
  return query;
}

function RunningCard({ state }: { state: SharingState }) {
  const t = useT();
  const format = useFormat();
  const { sharing } = state;
  if (sharing === null) return null;
  return (
    <section aria-label={t("live.desk.title")} className="grid gap-3 rounded-xl bg-green-wash p-4">
      <div className="grid gap-1" role="status">
        <p className="flex items-center gap-2.5 font-bold text-lg leading-tight">
          <Radio className="size-5 shrink-0 text-green-ink" aria-hidden />
          {t("live.running")}
        </p>
        {sharing.stopping ? null : <p>{t("live.running_until", { time: format.time(sharing.endsAt) })}</p>}
        <SharingText state={state} />
      </div>
      {sharing.stopping ? null : (
        <Button variant="secondary" size="thumb" className="w-full" onClick={() => sharingHere.stop()}>
          {t("live.stop")}
        </Button>
      )}
    </section>
  );
}

/** Another device of the same driver shares: it can be stopped from here, or taken over. */
function ElsewhereCard({ ticketId, until, onHere }: { ticketId: string; until: string; onHere: () => void }) {
  const t = useT();
  const cache = useQueryClient();
  const stop = useMutation(
    trpc.driver.live.stop.mutationOptions({
      onError: (error) => notify.error(t("live.stop_failed"), { description: t(errorKey(error)) }),
      onSettled: () => cache.invalidateQueries(trpc.driver.live.get.queryFilter({ ticketId })),
    }),
  );
  return (
    <section aria-label={t("live.desk.title")} className="grid gap-3 rounded-xl bg-green-wash p-4">
      <p className="font-semibold">{t("live.other_device", { time: until })}</p>
      <div className="grid gap-2.5">
        <Button variant="secondary" size="thumb" busy={stop.isPending} onClick={() => stop.mutate({ ticketId })}>
          {t(stop.isPending ? "live.stopping" : "live.stop")}
        </Button>
        <Button variant="secondary" size="thumb" onClick={onHere}>
          {t("live.here")}
        </Button>
      </div>
    </section>
  );
}
