import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { CommandError } from "../command-error.ts";
import { freePort } from "../processes/ports.ts";
import type { Progress } from "../progress.ts";
import { standInPrices } from "../stripe-stand-in/store.ts";
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
  const secrets = {
    STRIPE_SECRET_KEY: `sk_test_${randomBytes(16).toString("hex")}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${randomBytes(16).toString("hex")}`,
  };
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
    variables: secrets,
    onLine: () => isUp?.(),
  });
  await Promise.race([up, process.exited]);
  if (!process.running) {
    throw new CommandError(`The stand-in for payments did not start:\n${process.lastWords.join("\n")}`);
  }
  return { ...secrets, STRIPE_API_BASE: `http://127.0.0.1:${port}`, ...priceSettings() };
}

function priceSettings(): Record<string, string> {
  return Object.fromEntries(
    standInPrices.map(({ tierName, interval, priceId }) => [
      `STRIPE_PRICE_${tierName === "solo_driver" ? "SOLO" : "FLEET"}_${interval.toUpperCase()}`,
      priceId,
    ]),
  );
}
