import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseEnv } from "node:util";
import { z } from "zod";
import { readSettings as checkWorkerSettings, type RawSettings, settingNames } from "#worker/env.ts";
import { CommandError } from "../command-error.ts";

const loopbackNames = ["localhost", "127.0.0.1", "[::1]"];

const CommandSettings = z.object({
  PORT: z.coerce.number({ error: portRule() }).int(portRule()).min(1, portRule()).max(65_535, portRule()).default(8787),
  DATA_DIR: z.string().default(".data"),
  SEED_DEMO: z
    .string()
    .toLowerCase()
    .pipe(z.enum(["on", "off", "true", "false", "1", "0", "yes", "no"], { error: "must be on or off" }))
    .transform((value) => ["on", "true", "1", "yes"].includes(value))
    .optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: "must be an address that begins with http:// or https://" })
    .optional(),
  TURSO_DATABASE_URL: z
    .url({
      protocol: /^(libsql|https?|wss?)$/,
      error: "must be an address that begins with libsql://, https:// or http://",
    })
    .optional(),
});

/** The settings of the contract: environment before `.dev.vars` before defaults, checked. */
export interface Settings {
  readonly port: number;
  /** Absolute. */
  readonly dataDir: string;
  readonly publicUrl: string;
  /** Undefined: a local libSQL server in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly databaseToken: string | undefined;
  readonly seedDemo: boolean;
  /** What is handed on to the worker, as it was given. */
  readonly worker: RawSettings;
}

export interface SettingSources {
  readonly projectRoot: string;
  readonly environment: NodeJS.ProcessEnv;
  /** False where settings of this machine must not be taken along. */
  readonly withDevVars?: boolean;
}

/** Reads and checks all settings. Throws CommandError with one sentence that names the bad ones. */
export function readSettings({ projectRoot, environment, withDevVars = true }: SettingSources): Settings {
  const given = merge(withDevVars ? readDevVars(join(projectRoot, ".dev.vars")) : {}, environment);
  const result = CommandSettings.safeParse(given);
  if (!result.success) {
    const names = result.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
    throw new CommandError(`Bad setting: ${names.join("; ")}.`);
  }
  const own = result.data;
  const publicUrl = new URL(own.PUBLIC_URL ?? `http://localhost:${own.PORT}`).origin;
  const isLocal = own.TURSO_DATABASE_URL === undefined || isLoopback(own.TURSO_DATABASE_URL);
  if (own.SEED_DEMO && !isLocal) {
    throw new CommandError(
      "Bad setting: SEED_DEMO is on, but TURSO_DATABASE_URL is not on this machine; demo data belongs into local databases alone.",
    );
  }
  const worker = pickWorkerSettings(given, publicUrl);
  return {
    port: own.PORT,
    dataDir: resolve(projectRoot, own.DATA_DIR),
    publicUrl,
    databaseUrl: own.TURSO_DATABASE_URL,
    databaseToken: worker.TURSO_AUTH_TOKEN,
    seedDemo: own.SEED_DEMO ?? isLocal,
    worker,
  };
}

function pickWorkerSettings(given: Readonly<Record<string, string>>, publicUrl: string): RawSettings {
  const known = settingNames.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]]));
  const settings: RawSettings = { ...Object.fromEntries(known), PUBLIC_URL: publicUrl };
  try {
    checkWorkerSettings({ TURSO_DATABASE_URL: "http://127.0.0.1", ...settings });
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error), { cause: error });
  }
  return settings;
}

/** True for addresses that lead back to this machine. */
export function isLoopback(url: string): boolean {
  return loopbackNames.includes(new URL(url).hostname);
}

function readDevVars(file: string): NodeJS.ProcessEnv {
  if (!existsSync(file)) return {};
  try {
    return parseEnv(readFileSync(file, "utf8"));
  } catch (error) {
    throw new CommandError(`${file} cannot be read: ${error instanceof Error ? error.message : error}.`);
  }
}

/** Later ones win; a blank value counts as not given. */
function merge(...sources: readonly NodeJS.ProcessEnv[]): Record<string, string> {
  const merged: Record<string, string> = {};
  for (const source of sources) {
    for (const [name, value] of Object.entries(source)) {
      if (value !== undefined && value.trim() !== "") merged[name] = value.trim();
    }
  }
  return merged;
}

function portRule(): string {
  return "must be a whole number from 1 to 65535";
}
