import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { RawSettings } from "#worker/env.ts";
import { CommandError } from "../command-error.ts";
import { freePort } from "../processes/ports.ts";
import type { Progress } from "../progress.ts";
import { priceSetting, standInPrices } from "../stripe-stand-in/prices.ts";
import type { LocalApp } from "./local-app.ts";

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

async function startStandIn({ supervisor, settings, data, projectRoot }: LocalApp): Promise<Record<string, string>> {
  const port = await freePort();
  const variables = standInSettings(settings.worker);
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
  });
  await Promise.race([up, process.exited]);
  if (!process.running) {
    throw new CommandError(`The stand-in for payments did not start:\n${process.lastWords.join("\n")}`);
  }
  return { ...variables, STRIPE_API_BASE: `http://127.0.0.1:${port}` };
}

/** What worker and stand-in agree on: the webhooks' secret and the prices as they were given, the rest made up. */
export function standInSettings(given: RawSettings): Record<string, string> {
  return {
    STRIPE_SECRET_KEY: `sk_test_${randomBytes(16).toString("hex")}`,
    STRIPE_WEBHOOK_SECRET: given.STRIPE_WEBHOOK_SECRET ?? `whsec_${randomBytes(16).toString("hex")}`,
    ...Object.fromEntries(
      standInPrices.map((price) => [priceSetting(price), given[priceSetting(price)] ?? price.priceId]),
    ),
  };
}
