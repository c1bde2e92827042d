import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import type { SubmitTicketForm } from "#domain/tickets/submit-ticket.ts";
import { errorKey, isNetworkError, readFailure, shouldRetryRead } from "../../lib/errors.ts";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { trpc, trpcClient } from "../../lib/trpc.ts";
import { responseTimeIn } from "./response-time.ts";
import { endSubmission } from "./support-kept.ts";

/** What the worker answers, the first time and every time again. */
export interface SubmittedTicket {
  readonly ticketNumber: string;
  readonly estimatedResponseTime: string;
}

/** Milliseconds for which the success is shown. */
export const successShown = 8000;

/** Nothing answered, or the worker is out of order: tried again under the same submission id. */
const retry = (failures: number, error: unknown) => failures < 2 && shouldRetryRead(failures, error);

/**
 * Sends a request for a human and says how it went; the same submission id again makes no second ticket. `no_line` when
 * nothing answered: then it is queued.
 */
export function useSubmitTicket() {
  const t = useT();
  const format = useFormat();
  const cache = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const submit = useMutation({
    mutationFn: (form: SubmitTicketForm) =>
      trpcClient.driver.tickets.submit.mutate(form, running.current === null ? {} : { signal: running.current.signal }),
    // Without a line it is queued at once, and not held back unseen.
    networkMode: "always",
    retry: (failures, error) => running.current?.signal.aborted === false && retry(failures, error),
    retryDelay: 1000,
  });
  /** Stops the sending. It may have arrived: the same submission id makes sure that sending again makes one ticket. */
  const stop = useCallback(() => running.current?.abort(), []);
  useEffect(() => stop, [stop]);

  const send = async (conversationId: string, form: SubmitTicketForm): Promise<SubmittedTicket | "no_line" | null> => {
    setFailure(null);
    const stoppable = new AbortController();
    const { signal } = stoppable;
    running.current = stoppable;
    try {
      const ticket = await submit.mutateAsync(form);
      endSubmission(conversationId);
      notify.success(t("support.created", { number: ticket.ticketNumber }), {
        description: t("support.created_time", { time: responseTimeIn(format, ticket.estimatedResponseTime) }),
        duration: successShown,
      });
      void cache.invalidateQueries({ queryKey: trpc.driver.tickets.list.pathKey() });
      void cache.invalidateQueries(trpc.driver.tickets.open.queryFilter());
      return ticket;
    } catch (error) {
      if (signal.aborted) {
        setFailure(t("support.stopped"));
        return null;
      }
      if (isNetworkError(error)) return "no_line";
      const { status } = readFailure(error);
      const ownReason = status !== null && status < 500;
      const text = ownReason ? t(errorKey(error)) : t("support.failed");
      setFailure(text);
      notify.error(text);
      return null;
    }
  };

  return { send, stop, busy: submit.isPending, failure } as const;
}
