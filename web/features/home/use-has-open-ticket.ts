import { useQuery } from "@tanstack/react-query";
import { trpc } from "../../lib/trpc.ts";

/** Whether the signed-in driver waits for help: the open ticket is the next step then, and not another chat. */
export function useHasOpenTicket(isSignedIn: boolean): boolean {
  const { data } = useQuery(trpc.driver.tickets.list.queryOptions({ limit: 10 }, { enabled: isSignedIn }));
  return data?.items.some(({ status }) => status === "open" || status === "in_progress") ?? false;
}
