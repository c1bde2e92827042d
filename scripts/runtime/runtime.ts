import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { CommandError } from "../command-error.ts";
import { freePort } from "../processes/ports.ts";
import type { ProcessGroup } from "../processes/process-group.ts";
import type { Supervisor } from "../processes/supervisor.ts";

/** Keeps wrangler and the runtime below it quiet, offline, and out of the way of other starts on this machine. */
export function runtimeEnvironment(dataDir: string): Readonly<Record<string, string>> {
  return {
    CLOUDFLARE_CF_FETCH_ENABLED: "false",
    CLOUDFLARE_INCLUDE_PROCESS_ENV: "false",
    CLOUDFLARE_LOAD_DEV_VARS_FROM_DOT_ENV: "false",
    WRANGLER_CACHE_DIR: join(dataDir, "generated", "cache"),
    WRANGLER_HIDE_BANNER: "true",
    WRANGLER_REGISTRY_PATH: join(dataDir, "generated", "registry"),
    WRANGLER_SEND_ERROR_REPORTS: "false",
    WRANGLER_SEND_METRICS: "false",
    WRANGLER_WRITE_LOGS: "false",
  };
}

export interface RuntimeOptions {
  readonly supervisor: Supervisor;
  readonly projectRoot: string;
  readonly configFile: string;
  readonly stateDir: string;
  readonly port: number;
  readonly onLine: (line: string) => void;
  /** Called when it ends unexpectedly. */
  readonly onEnd: () => void;
}

/** Starts the Workers runtime (wrangler dev on the built files) on the port. */
export async function startRuntime(options: RuntimeOptions): Promise<ProcessGroup> {
  const { supervisor, projectRoot, configFile, stateDir, port, onLine, onEnd } = options;
  return supervisor.start({
    name: "runtime",
    command: join(projectRoot, "node_modules", ".bin", "wrangler"),
    args: [
      "dev",
      ...["--config", configFile],
      ...["--ip", "127.0.0.1", "--port", String(port)],
      ...["--inspector-port", String(await freePort())],
      ...["--persist-to", stateDir],
      ...["--local", "--show-interactive-dev-session=false"],
    ],
    onLine,
    onEnd,
    // Wrangler begins with a table of the variables and their values.
    isSecret: (line) => line.startsWith("env."),
  });
}

const HealthBody = z.object({ ok: z.boolean(), database: z.boolean() });
const startTimeout = 90_000;

/** Resolves when the worker says that all its parts work. Throws CommandError with what it said last. */
export function waitUntilHealthy(runtime: ProcessGroup, port: number, logFile: string): Promise<void> {
  return waitFor(({ isHealthy }) => isHealthy, { runtime, port, logFile });
}

/** Resolves when the worker answers, whether or not all its parts work. Throws CommandError when it does not. */
export function waitUntilReachable(runtime: ProcessGroup, port: number, logFile: string): Promise<void> {
  return waitFor(({ isReachable }) => isReachable, { runtime, port, logFile });
}

interface Awaited {
  readonly runtime: ProcessGroup;
  readonly port: number;
  readonly logFile: string;
}

async function waitFor(isEnough: (health: Health) => boolean, { runtime, port, logFile }: Awaited): Promise<void> {
  const deadline = Date.now() + startTimeout;
  let answer: string | undefined;
  while (Date.now() < deadline) {
    if (!runtime.running)
      throw new CommandError(`The Workers runtime ended before it was ready; its own words are in ${logFile}.`);
    const health = await askHealth(port);
    if (isEnough(health)) return;
    answer = health.answer ?? answer;
    const fault = runtime.lastWords.find((line) => line.includes("[ERROR]"));
    if (answer === undefined && fault !== undefined) {
      throw new CommandError(
        `The worker cannot be run: ${fault.replace(/^.*\[ERROR\]\s*/, "")} (all of it is in ${logFile})`,
      );
    }
    await pause(100);
  }
  throw new CommandError(
    `The worker was not ready after ${startTimeout / 1000} s (${answer ?? "it did not answer"}); its own words are in ${logFile}.`,
  );
}

/** True when the worker answers again within some seconds. */
export async function becomesReachable(port: number): Promise<boolean> {
  const deadline = Date.now() + 10_000;
  while (Date.now() < deadline) {
    if ((await askHealth(port, 5000)).isReachable) return true;
    await pause(100);
  }
  return false;
}

interface Health {
  /** Every part works. */
  readonly isHealthy: boolean;
  /** It is the worker that answers. */
  readonly isReachable: boolean;
  readonly answer?: string;
}

async function askHealth(port: number, timeout = 5000): Promise<Health> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/api/health`, { signal: AbortSignal.timeout(timeout) });
    const text = await response.text();
    const body = HealthBody.safeParse(JSON.parse(text)).data;
    return {
      isHealthy: response.ok && body?.ok === true,
      isReachable: body !== undefined,
      answer: `${response.status} ${text.slice(0, 200)}`,
    };
  } catch {
    return { isHealthy: false, isReachable: false };
  }
}
