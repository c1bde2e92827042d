import { useMe } from "../../lib/me.ts";
import { usePublicConfig } from "../../lib/public-config.ts";
import { usePush, wasSwitchedOn } from "./use-push.ts";

/** At every start, where it was switched on: what the browser or the worker lost meanwhile is renewed. */
export function PushKeeper() {
  const publicKey = usePublicConfig()?.vapidPublicKey;
  const userId = useMe()?.id;
  if (!publicKey || userId === undefined || !wasSwitchedOn(userId)) return null;
  return <Keeper publicKey={publicKey} userId={userId} />;
}

function Keeper({ publicKey, userId }: { publicKey: string; userId: string }) {
  usePush(userId, publicKey);
  return null;
}
