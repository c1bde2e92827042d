import { join } from "node:path";
import { demoAccounts, demoPassword } from "#db/seed.ts";
import { CommandError, runCommand } from "../command-error.ts";
import { stopWhenAsked } from "../processes/until-stopped.ts";
import { Progress } from "../progress.ts";
import { buildWeb } from "../runtime/build-web.ts";
import { type LocalApp, openLocalApp, prepareDatabase, writeRuntimeSettings } from "../runtime/local-app.ts";
import { startRuntime, waitUntilHealthy } from "../runtime/runtime.ts";
import { readSettings } from "../settings/settings.ts";

const projectRoot = process.cwd();

await runCommand(async () => {
  const settings = readSettings({ projectRoot, environment: process.env });
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
});

async function start(app: LocalApp, progress: Progress): Promise<void> {
  const { settings, supervisor, data } = app;
  const [databaseUrl] = await Promise.all([prepareDatabase(app, progress), buildPages(app, progress)]);
  writeRuntimeSettings(app, databaseUrl);
  await progress.step("worker", async () => {
    const runtime = await startRuntime({
      supervisor,
      projectRoot,
      configFile: data.wranglerConfig,
      stateDir: data.runtimeState,
      port: settings.port,
      onLine: showWorkerLine,
    });
    await waitUntilHealthy(runtime, settings.port, supervisor.logFile("runtime"));
  });
  supervisor.guard(({ name }) => void endAfterLoss(app, name));
  progress.line();
  if (settings.seedDemo) {
    progress.line(`Demo sign-ins, all with the password ${demoPassword}:`);
    for (const account of demoAccounts) progress.line(`  ${account.email.padEnd(20)} ${account.fullName}`);
    progress.line();
  }
  progress.line(`READY http://localhost:${settings.port}`);
}

async function buildPages(app: LocalApp, progress: Progress): Promise<void> {
  const build = () =>
    buildWeb({
      projectRoot,
      startBuild: (variables) =>
        app.supervisor.start({
          name: "pages",
          command: join(projectRoot, "node_modules", ".bin", "vite"),
          args: ["build", "--logLevel", "warn"],
          variables,
        }),
    });
  await progress.step("pages", build, (built) => (built ? "built" : "as built before"));
}

/** The worker's own lines and the runtime's complaints go to standard error; standard output ends with READY. */
function showWorkerLine(line: string): void {
  if (line.startsWith("{") || /\bERROR\b/.test(line)) process.stderr.write(`${line}\n`);
}

async function endAfterLoss(app: LocalApp, name: string): Promise<void> {
  const failure = new CommandError(
    `The ${name} ended unexpectedly; its own words are in ${app.supervisor.logFile(name)}.`,
  );
  process.stderr.write(`${failure.message}\n`);
  process.exitCode = 1;
  await app.stop();
  process.exit();
}
