import { useMutation } from "@tanstack/react-query";
import { useT } from "../../lib/i18n.tsx";
import { openNewTab } from "../../lib/new-tab.ts";
import { notify } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";

/** Opens the page on which the subscription is managed, in a new tab. */
export function usePortal() {
  const t = useT();
  const portal = useMutation(trpc.driver.billing.portal.mutationOptions());
  const open = () => {
    if (portal.isPending) return;
    const tab = openNewTab();
    portal.mutateAsync().then(
      ({ url }) => tab.goTo(url),
      () => {
        tab.close();
        notify.error(t("billing.portal_failed"));
      },
    );
  };
  return { open, busy: portal.isPending };
}
