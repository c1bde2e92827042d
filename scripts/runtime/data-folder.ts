import { accessSync, constants, mkdirSync } from "node:fs";
import { join } from "node:path";
import { CommandError } from "../command-error.ts";

/** Paths of one start's data, all below DATA_DIR. */
export interface DataFolder {
  readonly path: string;
  readonly database: string;
  /** Rooms, conversations and photos: the runtime's own state. */
  readonly runtimeState: string;
  /** Written at every start, outside the database. */
  readonly wranglerConfig: string;
  readonly vapidKeys: string;
  readonly addressHashKey: string;
  readonly secondFactorKey: string;
  readonly logs: string;
  readonly lock: string;
}

/** Makes the folder if need be. Throws CommandError when it cannot be written. */
export function openDataFolder(path: string): DataFolder {
  try {
    mkdirSync(path, { recursive: true });
    accessSync(path, constants.W_OK);
  } catch {
    throw new CommandError(`Bad setting: DATA_DIR (${path}) is not a folder that can be written.`);
  }
  return {
    path,
    database: join(path, "database"),
    runtimeState: join(path, "runtime"),
    wranglerConfig: join(path, "generated", "wrangler.json"),
    vapidKeys: join(path, "vapid.json"),
    addressHashKey: join(path, "address-hash.json"),
    secondFactorKey: join(path, "second-factor-key.json"),
    logs: join(path, "logs"),
    lock: join(path, "start.json"),
  };
}
