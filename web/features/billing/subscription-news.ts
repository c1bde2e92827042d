import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { trpc } from "../../lib/trpc.ts";

const channelName = "subscription";

/** Reads anew everything that a plan decides about. */
export async function refreshSubscription(cache: QueryClient): Promise<void> {
  await Promise.all([
    cache.invalidateQueries(trpc.public.auth.me.queryFilter()),
    cache.invalidateQueries(trpc.driver.account.get.queryFilter()),
    cache.invalidateQueries({ queryKey: trpc.driver.fleet.pathKey() }),
  ]);
}

/** Tells the other tabs that the subscription has changed: what was paid for in a new tab counts in the old one. */
export function tellSubscriptionNews(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage("changed");
  channel.close();
}

/** Reads it anew when another tab says that the subscription has changed. */
export function useSubscriptionNews(): void {
  const cache = useQueryClient();
  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = () => void refreshSubscription(cache);
    return () => channel.close();
  }, [cache]);
}
