import { useQuery } from "@tanstack/react-query";
import { type RouterOutputs, trpc } from "../../lib/trpc.ts";

/** A driver who does not feel safe, with the ticket. */
export type StandingDistress = RouterOutputs["tech"]["distress"]["list"]["items"][number];

/** Asked again in this many milliseconds, should a word of the socket be lost. */
const askEvery = 60_000;

/** Every signal that stands, by the id of its ticket. */
export function useDistress(): ReadonlyMap<string, StandingDistress> {
  const { data } = useQuery(
    trpc.tech.distress.list.queryOptions(undefined, { refetchInterval: askEvery, select: byTicket }),
  );
  return data ?? none;
}

const none: ReadonlyMap<string, StandingDistress> = new Map();

function byTicket({ items }: RouterOutputs["tech"]["distress"]["list"]): ReadonlyMap<string, StandingDistress> {
  return new Map(items.map((item) => [item.ticketId, item]));
}
