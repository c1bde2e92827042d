import { useQuery } from "@tanstack/react-query";
import { trpc } from "../../lib/trpc.ts";
import { DistressControl } from "./distress-control.tsx";

/** Among the newest of one's own tickets there is the one that is not over, if there is one. */
const lookedAt = 10;

/** The same control off the ticket's page, for whoever has a ticket that is not over. */
export function OwnDistress() {
  const { data } = useQuery(trpc.driver.tickets.list.queryOptions({ limit: lookedAt }));
  const ticket = data?.items.find(({ status }) => status === "open" || status === "in_progress");
  return ticket === undefined ? null : <DistressControl key={ticket.id} ticketId={ticket.id} />;
}
