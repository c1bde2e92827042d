import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { readFailure } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n.tsx";
import { fetchUser, useMe } from "../../lib/me.ts";
import { openNewTab } from "../../lib/new-tab.ts";
import { notify } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";

/**
 * Starts the purchase of a plan: the page that takes the payment opens in a new tab. Without a session it says
 * 'Sign in required' and goes to /auth, which comes back here.
 */
export function useCheckout() {
  const t = useT();
  const router = useRouter();
  const cache = useQueryClient();
  const user = useMe();
  const checkout = useMutation(trpc.driver.billing.checkout.mutationOptions());

  const signIn = () => {
    notify.error(t("billing.sign_in_required"), { description: t("billing.sign_in_required_text") });
    void router.navigate({ to: "/auth", search: { returnTo: "/pricing" } });
  };

  const start = async (priceId: string | null) => {
    if (checkout.isPending) return;
    if (user === null) {
      signIn();
      return;
    }
    if (priceId === null) {
      notify.error(t("billing.plan_invalid"));
      return;
    }
    const tab = openNewTab();
    try {
      const { url } = await checkout.mutateAsync({ priceId });
      tab.goTo(url);
    } catch (error) {
      tab.close();
      const { code } = readFailure(error);
      if (code === "auth.required") {
        await cache.invalidateQueries(trpc.public.auth.me.queryFilter());
        signIn();
      } else if (code === "billing.plan_invalid") notify.error(t("billing.plan_invalid"));
      else if (code === "billing.already_subscribed") {
        notify.message(t("billing.already_subscribed"));
        await cache.invalidateQueries(trpc.public.auth.me.queryFilter());
        await fetchUser(cache).catch(() => null);
        void router.navigate({ to: "/account" });
      } else notify.error(t("billing.checkout_failed"));
    }
  };

  return {
    start: (priceId: string | null) => void start(priceId),
    busy: checkout.isPending,
    priceId: checkout.variables?.priceId,
  };
}
