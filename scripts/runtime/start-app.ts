import { join } from "node:path";
import { demoAccounts, demoPassword } from "#db/seed/people.ts";
import type { Progress } from "../progress.ts";
import { buildWeb } from "./build-web.ts";
import { type LocalApp, tellOperator } from "./local-app.ts";
import { withPayments } from "./payments-stand-in.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { RuntimeKeeper } from "./runtime-keeper.ts";
import { writeRuntimeSettings } from "./runtime-settings.ts";

/** Starts everything that `npm start` runs; resolves when the worker is healthy. Throws CommandError. */
export async function startApp(app: LocalApp, progress: Progress): Promise<void> {
  const { settings, supervisor, data, projectRoot } = app;
  const [databaseUrl, , settled] = await Promise.all([
    prepareDatabase(app, progress),
    buildPages(app, progress),
    withPayments(app, progress),
  ]);
  writeRuntimeSettings(settled, databaseUrl);
  const keeper = new RuntimeKeeper({
    supervisor,
    projectRoot,
    configFile: data.wranglerConfig,
    stateDir: data.runtimeState,
    port: settings.port,
    onLine: showWorkerLine,
    tell: tellOperator,
  });
  await progress.step("worker", () => keeper.start());
  if (settings.seedDemo) showSignIns(progress);
}

async function buildPages({ supervisor, projectRoot }: LocalApp, progress: Progress): Promise<void> {
  const startBuild = (variables: Readonly<Record<string, string>>) =>
    supervisor.start({
      name: "pages",
      command: join(projectRoot, "node_modules", ".bin", "vite"),
      args: ["build", "--logLevel", "warn"],
      variables,
    });
  await progress.step(
    "pages",
    () => buildWeb({ projectRoot, startBuild }),
    (built) => (built ? "built" : "as built before"),
  );
}

function showSignIns(progress: Progress): void {
  progress.line(`\nDemo sign-ins, all with the password ${demoPassword}:`);
  for (const account of demoAccounts) progress.line(`  ${account.email.padEnd(20)} ${account.fullName}`);
  progress.line();
}

/** The worker's own lines and the runtime's complaints go to standard error; standard output ends with READY. */
function showWorkerLine(line: string): void {
  if (line.startsWith("{") || /\bERROR\b/.test(line)) process.stderr.write(`${line}\n`);
}
