import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { InterfaceLanguage } from "#domain/languages/languages.ts";
import { keep, readKept } from "../../lib/device-storage.ts";
import { errorKey } from "../../lib/errors.ts";
import { useLanguage, useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { pushAbility, readDevicePush, subscribeDevice, unsubscribeDevice } from "../../lib/push-device.ts";
import { trpcClient } from "../../lib/trpc.ts";

/** Whether answers reach this device, or why they cannot. */
export type PushState = "on" | "off" | "blocked" | "needs_install" | "unable";

/** Who switched it on here: after a new sign-in it goes on for them alone. */
const ownerKey = "push.owner";

/** Renews a subscription that the browser dropped, for a user who had it on here and still allows it. */
async function renewDevice(userId: string, publicKey: string) {
  if (readKept(ownerKey) !== userId || Notification.permission !== "granted") return null;
  return subscribeDevice(publicKey).catch(() => null);
}

/** Whether this person had it switched on on this device. */
export function wasSwitchedOn(userId: string): boolean {
  return readKept(ownerKey) === userId;
}

/**
 * What the browser and the worker say together. A device that was switched on stays so through a change of the password
 * or of the language: the worker is told anew.
 */
async function readState(userId: string, publicKey: string, language: InterfaceLanguage): Promise<PushState> {
  const ability = pushAbility();
  if (ability !== "able") return ability;
  const device = (await readDevicePush()) ?? (await renewDevice(userId, publicKey));
  if (device === null) return "off";
  const { endpoint } = device;
  const known = (await trpcClient.driver.push.language.query({ endpoint })).language;
  if (known === null && readKept(ownerKey) !== userId) return "off";
  if (known !== language) await trpcClient.driver.push.subscribe.mutate({ ...device, language });
  return "on";
}

/** The state of this device, and the way to switch it. */
export function usePush(userId: string, publicKey: string) {
  const t = useT();
  const language = useLanguage();
  const cache = useQueryClient();
  const queryKey = ["push", userId, language];
  // The browser's settings are changed behind the page's back: asked for anew whenever somebody comes back.
  const state = useQuery({ queryKey, queryFn: () => readState(userId, publicKey, language), staleTime: 0 });

  const switchOn = useMutation({
    mutationFn: async () => {
      const device = await subscribeDevice(publicKey);
      if (device === null) return;
      await trpcClient.driver.push.subscribe.mutate({ ...device, language });
      keep(ownerKey, userId);
    },
    onError: (error) => {
      // What the browser itself refused is no fault of ours.
      const reason = error instanceof DOMException ? "push.unable" : errorKey(error);
      notify.error(t("push.on_failed"), { description: t(reason) });
    },
    onSettled: () => cache.invalidateQueries({ queryKey }),
  });

  const switchOff = useMutation({
    mutationFn: async () => {
      const device = await readDevicePush();
      if (device !== null) await trpcClient.driver.push.unsubscribe.mutate({ endpoint: device.endpoint });
      keep(ownerKey, null);
      await unsubscribeDevice();
    },
    onError: (error) => notify.error(t("push.off_failed"), { description: t(errorKey(error)) }),
    onSettled: () => cache.invalidateQueries({ queryKey }),
  });

  return { state, switchOn, switchOff };
}
