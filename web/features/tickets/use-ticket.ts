import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { isNetworkError } from "../../lib/errors.ts";
import { slowAfter } from "../../lib/me.ts";
import { trpc } from "../../lib/trpc.ts";
import { keepTicket, keptTicket } from "./ticket-kept.ts";

/**
 * One's own ticket by its number, as a person would type it; read again when the page is looked at again. Where the
 * worker cannot be reached it is as this device knew it last.
 */
export function useTicket(ticketNumber: string) {
  const query = useQuery(trpc.driver.tickets.get.queryOptions({ ticketNumber }, { refetchOnWindowFocus: "always" }));
  const { data, failureReason, fetchStatus } = query;
  useEffect(() => {
    if (data !== undefined) keepTicket(data);
  }, [data]);
  const late = useLate(data === undefined);
  const unreached = data === undefined && (late || fetchStatus === "paused" || isNetworkError(failureReason));
  const kept = useMemo(() => (unreached ? keptTicket(ticketNumber) : null), [unreached, ticketNumber]);
  return { ...query, ticket: data ?? kept };
}

/** True once `waiting` lasts longer than `slowAfter`. */
function useLate(waiting: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLate(true), slowAfter);
    return () => clearTimeout(timer);
  }, [waiting]);
  return waiting && late;
}
