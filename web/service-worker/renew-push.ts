/** What of a worker's registration is used here. */
type Subscribing = Pick<ServiceWorkerRegistration, "pushManager">;

/** The browser's event after it replaced or dropped a subscription. */
export interface ChangedSubscription {
  readonly oldSubscription: PushSubscription | null;
  readonly newSubscription: PushSubscription | null;
}

/**
 * Tells the worker the new address of this device after the browser dropped the old one, in the language that was set.
 * Does nothing without the old subscription or a session: the next start of the app looks again.
 */
export async function renewPush(
  { oldSubscription: old, newSubscription }: ChangedSubscription,
  { pushManager }: Subscribing,
  request: typeof fetch = fetch,
): Promise<void> {
  if (old === null) return;
  const { applicationServerKey } = old.options;
  const renewed = newSubscription ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  const { endpoint, keys } = renewed.toJSON();
  const input = encodeURIComponent(JSON.stringify({ endpoint: old.endpoint }));
  const known = await request(`/api/trpc/driver.push.language?input=${input}`);
  if (!known.ok) return;
  const language: unknown = (await known.json()).result?.data?.language;
  if (typeof language !== "string") return;
  const post = (verb: string, data: object) =>
    request(`/api/trpc/driver.push.${verb}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(data),
    });
  await post("subscribe", { endpoint, p256dh: keys?.["p256dh"], auth: keys?.["auth"], language });
  if (endpoint !== old.endpoint) await post("unsubscribe", { endpoint: old.endpoint });
}
