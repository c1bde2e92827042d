import { stopWhenAsked } from "../processes/until-stopped.ts";
import { Progress } from "../progress.ts";
import { checkPayments } from "../settings/payments.ts";
import { readSettings } from "../settings/settings.ts";
import { type LocalApp, openLocalApp } from "./local-app.ts";

/**
 * Reads the settings, takes data folder and port, and runs `start`, which returns when the app is ready; it then
 * runs until it is asked to stop. Whatever way it ends, what it started ends with it. Throws what `start` throws.
 */
export async function runLocalApp(
  projectRoot: string,
  start: (app: LocalApp, progress: Progress) => Promise<void>,
): Promise<void> {
  const settings = readSettings({ projectRoot, environment: process.env });
  checkPayments(settings.worker);
  const progress = new Progress();
  progress.line(`Roadflare starts on port ${settings.port} with the data in ${settings.dataDir}`);
  const app = await openLocalApp(settings, projectRoot);
  stopWhenAsked(app.supervisor, app.stop);
  try {
    await start(app, progress);
  } catch (error) {
    if (app.supervisor.stopping) return;
    await app.stop();
    throw error;
  }
  progress.line(`READY http://localhost:${settings.port}`);
}
