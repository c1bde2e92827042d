import type { DataFolder } from "./data-folder.ts";
import type { LocalApp } from "./local-app.ts";
import { keepServerKey } from "./server-key.ts";
import { keepVapidKeys } from "./vapid-keys.ts";
import { versionOf } from "./version.ts";
import { type WranglerConfigOptions, writeWranglerConfig } from "./wrangler-config.ts";

/** Writes the file that the runtime reads its settings from. */
export function writeRuntimeSettings(
  app: LocalApp,
  databaseUrl: string,
  options: Pick<WranglerConfigOptions, "pastWorker" | "overrides">,
): void {
  const { settings, data, projectRoot } = app;
  const given = Object.entries(settings.worker).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const keys = settings.worker.VAPID_PUBLIC_KEY && settings.worker.VAPID_PRIVATE_KEY ? {} : vapidVariables(data);
  writeWranglerConfig({
    projectRoot,
    file: data.wranglerConfig,
    ...options,
    vars: {
      ...Object.fromEntries(given),
      ...keys,
      ADDRESS_HASH_KEY: settings.worker.ADDRESS_HASH_KEY ?? keepServerKey(data.addressHashKey, "address key"),
      SECOND_FACTOR_KEY: settings.worker.SECOND_FACTOR_KEY ?? keepServerKey(data.secondFactorKey, "second-factor key"),
      TURSO_DATABASE_URL: databaseUrl,
      LOCAL_RUNTIME: "true",
      APP_VERSION: versionOf(projectRoot),
    },
  });
}

function vapidVariables(data: DataFolder): Record<string, string> {
  const { publicKey, privateKey } = keepVapidKeys(data.vapidKeys);
  return { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
}
