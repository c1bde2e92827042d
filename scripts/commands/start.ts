import { join } from "node:path";
import { demoAccounts, demoPassword } from "#db/seed.ts";
import { runCommand } from "../command-error.ts";
import type { Progress } from "../progress.ts";
import { buildWeb } from "../runtime/build-web.ts";
import { type LocalApp, prepareDatabase, tellOperator, writeRuntimeSettings } from "../runtime/local-app.ts";
import { withPayments } from "../runtime/payments-stand-in.ts";
import { runLocalApp } from "../runtime/run-local-app.ts";
import { RuntimeKeeper } from "../runtime/runtime-keeper.ts";

const projectRoot = process.cwd();

/** npm start: pages, API, sockets and photos at one origin, on this machine alone. */
await runCommand(() => runLocalApp(projectRoot, start));

async function start(app: LocalApp, progress: Progress): Promise<void> {
  const { settings, supervisor, data } = app;
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

async function buildPages({ supervisor }: LocalApp, progress: Progress): Promise<void> {
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
