import { demoAccounts, demoPassword } from "#db/seed/people.ts";
import type { Progress } from "../progress.ts";
import { buildWeb } from "./build-web.ts";
import { buildWorker, builtWorker } from "./build-worker.ts";
import { type LocalApp, tellOperator } from "./local-app.ts";
import { withPayments } from "./payments-stand-in.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { RuntimeKeeper } from "./runtime-keeper.ts";
import { writeRuntimeSettings } from "./runtime-settings.ts";

/** Starts everything that `npm start` runs; resolves when the worker is healthy. Throws CommandError. */
export async function startApp(app: LocalApp, progress: Progress): Promise<void> {
  const { settings, supervisor, data, projectRoot } = app;
  const [databaseUrl, , , settled] = await Promise.all([
    prepareDatabase(app, progress),
    progress.step("pages", () => buildWeb(app), sayBuilt),
    progress.step("worker", () => buildWorker(app), sayBuilt),
    withPayments(app, progress),
  ]);
  writeRuntimeSettings(settled, databaseUrl, { overrides: builtWorker(projectRoot) });
  const keeper = new RuntimeKeeper({
    supervisor,
    projectRoot,
    configFile: data.wranglerConfig,
    stateDir: data.runtimeState,
    port: settings.port,
    onLine: showWorkerLine,
    tell: tellOperator,
  });
  await progress.step("runtime", () => keeper.start());
  if (settings.seedDemo) showSignIns(progress);
}

const sayBuilt = (built: boolean) => (built ? "built" : "as built before");

function showSignIns(progress: Progress): void {
  progress.line(`\nDemo sign-ins, all with the password ${demoPassword}:`);
  for (const account of demoAccounts) progress.line(`  ${account.email.padEnd(20)} ${account.fullName}`);
  progress.line();
}

/** The worker's own lines and the runtime's complaints go to standard error; standard output ends with READY. */
function showWorkerLine(line: string): void {
  if (line.startsWith("{") || /\bERROR\b/.test(line)) process.stderr.write(`${line}\n`);
}
