import { useQueryClient } from "@tanstack/react-query";
import { Clock } from "lucide-react";
import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { usePageStrip } from "../../components/layout/page-strip.ts";
import { Button } from "../../components/ui/button.tsx";
import { errorKey } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n.tsx";
import { useMe } from "../../lib/me.ts";
import { notify } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { onBack } from "../../lib/when-back.ts";
import { type QueuedRequest, sendQueued, takeBack, useQueuedRequests } from "./queued-requests.ts";
import { successShown } from "./use-submit-ticket.ts";

/** A request that waits for a line, and the way to take it back. */
export function QueuedNotice({ request }: { request: QueuedRequest }) {
  const t = useT();
  return (
    <section role="status" aria-label={t("support.queued")} className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Clock className="size-5 shrink-0 text-orange-ink" aria-hidden />
      <p className="min-w-0 grow basis-48">
        <span className="block font-semibold">{t("support.queued")}</span>
        <span className="line-clamp-2 text-ink-soft text-sm [overflow-wrap:anywhere]" dir="auto">
          {request.form.issueDescription}
        </span>
      </p>
      <Button variant="secondary" size="thumb" onClick={() => takeBack(request.conversationId)}>
        {t("support.take_back")}
      </Button>
    </section>
  );
}

/** How often it is tried again while a request waits, in milliseconds: a device may not notice that it has a line. */
const tryEvery = 15_000;

/** On every page: sends what waits as soon as there is a line, also after the app was closed, and shows that it waits. */
export function QueuedRequests() {
  const t = useT();
  const cache = useQueryClient();
  const me = useMe();
  const strip = usePageStrip();
  const requests = useQueuedRequests();
  const waits = requests.length > 0 && me !== undefined && me !== null;

  const send = () =>
    sendQueued({
      sent: ({ ticketNumber }) => {
        void cache.invalidateQueries(trpc.driver.tickets.pathFilter());
        notify.success(t("support.created", { number: ticketNumber }), { duration: successShown });
      },
      refused: (_request, error) => notify.error(t("support.failed"), { description: t(errorKey(error)) }),
    });
  const latest = useRef(send);
  latest.current = send;
  useEffect(() => {
    if (!waits) return;
    const attempt = () => void latest.current();
    attempt();
    const timer = setInterval(attempt, tryEvery);
    const end = onBack(attempt);
    return () => {
      clearInterval(timer);
      end();
    };
  }, [waits]);

  const [first] = requests;
  if (first === undefined || strip === null) return null;
  return createPortal(
    <div className="pointer-events-auto border-line border-t bg-raised px-3 py-1.5 md:ms-5 md:w-104 md:rounded-t-xl md:border-x">
      <QueuedNotice request={first} />
    </div>,
    strip,
  );
}
