import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { trpcClient } from "../../lib/trpc.ts";
import { refreshSubscription, tellSubscriptionNews } from "./subscription-news.ts";

/** After a payment the provider may need a moment; this often it is asked, this many milliseconds apart. */
const attempts = 5;
const pause = 2000;

export type Activation = "none" | "checking" | "active" | "unconfirmed";

/**
 * Has the subscription read from the payment provider when the account page opens. Back from a payment it says
 * 'Subscription activated!' once the provider confirms it, and calls `onSettled`, which cleans the address; the
 * address alone gives nothing.
 */
export function useCheckedSubscription(backFromPayment: boolean, onSettled: () => void) {
  const t = useT();
  const cache = useQueryClient();
  const [activation, setActivation] = useState<Activation>(backFromPayment ? "checking" : "none");
  const started = useRef(false);
  const settled = useRef(onSettled);
  settled.current = onSettled;

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const refresh = () => refreshSubscription(cache);
    if (!backFromPayment) {
      trpcClient.driver.billing.check.mutate().then(refresh, () => undefined);
      return;
    }
    isConfirmed().then(async (confirmed) => {
      await refresh();
      setActivation(confirmed ? "active" : "unconfirmed");
      if (confirmed) {
        notify.success(t("billing.activated"));
        tellSubscriptionNews();
      }
      settled.current();
    });
  }, [backFromPayment, cache, t]);

  return activation;
}

async function isConfirmed(): Promise<boolean> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    const access = await trpcClient.driver.billing.check.mutate().then(
      (answer) => answer.access,
      () => null,
    );
    if (access?.allowed && access.paid) return true;
  }
  return false;
}
