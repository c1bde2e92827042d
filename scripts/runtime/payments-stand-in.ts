import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { RawSettings } from "#worker/env.ts";
import { CommandError } from "../command-error.ts";
import { Keeper } from "../processes/keeper.ts";
import { freePort } from "../processes/ports.ts";
import type { ProcessGroup } from "../processes/process-group.ts";
import type { Progress } from "../progress.ts";
import { priceSetting, standInPrices } from "../stripe-stand-in/prices.ts";
import { type LocalApp, tellOperator } from "./local-app.ts";

/**
 * The app with payments: as it was when there is a key for the real provider, otherwise with a stand-in started beside
 * the worker, and with the settings that lead to it. Throws CommandError when the stand-in does not start.
 */
export async function withPayments(app: LocalApp, progress: Progress): Promise<LocalApp> {
  const { settings } = app;
  if (settings.worker.STRIPE_SECRET_KEY !== undefined) return app;
  const standIn = await progress.step(
    "payments",
    () => startStandIn(app),
    () => "stand-in",
  );
  return { ...app, settings: { ...settings, worker: { ...settings.worker, ...standIn } } };
}

/** Started again on the same port and with the same secrets whenever it dies. */
async function startStandIn(app: LocalApp): Promise<Record<string, string>> {
  const port = await freePort();
  const variables = standInSettings(app.settings.worker);
  const keeper = new Keeper({
    name: "stand-in for payments",
    isStopping: () => app.supervisor.stopping,
    tell: tellOperator,
    start: (onEnd) => runStandIn(app, { port, variables, onEnd }),
  });
  await keeper.start();
  return { ...variables, STRIPE_API_BASE: `http://127.0.0.1:${port}` };
}

interface StandInRun {
  readonly port: number;
  readonly variables: Readonly<Record<string, string>>;
  readonly onEnd: () => void;
}

async function runStandIn(
  { supervisor, settings, data, projectRoot }: LocalApp,
  { port, variables, onEnd }: StandInRun,
): Promise<ProcessGroup> {
  let isUp: (() => void) | undefined;
  const up = new Promise<void>((resolve) => {
    isUp = resolve;
  });
  const process = supervisor.start({
    name: "payments",
    command: join(projectRoot, "node_modules", ".bin", "node"),
    args: [
      join(projectRoot, "scripts", "stripe-stand-in", "main.ts"),
      ...["--port", String(port)],
      ...["--state", join(data.path, "payments.json")],
      ...["--webhook", `http://127.0.0.1:${settings.port}/api/stripe/webhook`],
    ],
    variables,
    onLine: () => isUp?.(),
    onEnd,
  });
  await Promise.race([up, process.exited]);
  if (!process.running) {
    throw new CommandError(`The stand-in for payments did not start:\n${process.lastWords.join("\n")}`);
  }
  return process;
}

/** What worker and stand-in agree on: the webhooks' secret and the prices as they were given, the rest made up. */
export function standInSettings(given: RawSettings): Record<string, string> {
  return {
    STRIPE_SECRET_KEY: `sk_test_${randomBytes(16).toString("hex")}`,
    // The stand-in signs with the first of several.
    STRIPE_WEBHOOK_SECRET:
      given.STRIPE_WEBHOOK_SECRET?.split(",")[0]?.trim() || `whsec_${randomBytes(16).toString("hex")}`,
    ...Object.fromEntries(
      standInPrices.map((price) => [priceSetting(price), given[priceSetting(price)] ?? price.priceId]),
    ),
  };
}
