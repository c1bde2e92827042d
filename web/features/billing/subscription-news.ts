import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { trpc } from "../../lib/trpc.ts";

const channelName = "subscription";

/** Tells the other tabs that the subscription has changed: what was paid for in a new tab counts in the old one. */
export function tellSubscriptionNews(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage("changed");
  channel.close();
}

/** Reads anew who is signed in, and the account, when another tab says that the subscription has changed. */
export function useSubscriptionNews(): void {
  const cache = useQueryClient();
  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = () => {
      void cache.invalidateQueries(trpc.public.auth.me.queryFilter());
      void cache.invalidateQueries(trpc.driver.account.get.queryFilter());
    };
    return () => channel.close();
  }, [cache]);
}
