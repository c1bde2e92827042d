import { join } from "node:path";
import { runCommand } from "../command-error.ts";
import { Keeper } from "../processes/keeper.ts";
import type { Progress } from "../progress.ts";
import { type LocalApp, tellOperator } from "../runtime/local-app.ts";
import { withPayments } from "../runtime/payments-stand-in.ts";
import { prepareDatabase } from "../runtime/prepare-database.ts";
import { runLocalApp } from "../runtime/run-local-app.ts";
import { waitUntilHealthy } from "../runtime/runtime.ts";
import { writeRuntimeSettings } from "../runtime/runtime-settings.ts";

const projectRoot = process.cwd();

/** What Vite itself serves: sources and what it makes of them. */
const viteFiles = [
  "/@*",
  "/node_modules/*",
  ...["ts", "tsx", "js", "mjs", "css", "json", "svg", "png", "woff2", "map", "webmanifest"].map(
    (ending) => `/*.${ending}`,
  ),
];

/** npm run dev: as npm start, with the worker inside Vite's server, so that an edit shows at once. */
await runCommand(() => runLocalApp(projectRoot, startVite));

async function startVite(app: LocalApp, progress: Progress): Promise<void> {
  const { settings, supervisor, data } = app;
  const databaseUrl = await prepareDatabase(app, progress);
  writeRuntimeSettings(await withPayments(app, progress), databaseUrl, { pastWorker: viteFiles });
  const startWorker = async (onEnd: () => void) => {
    const vite = supervisor.start({
      name: "vite",
      command: join(projectRoot, "node_modules", ".bin", "vite"),
      args: ["--port", String(settings.port), "--clearScreen", "false"],
      variables: { ROADFLARE_DEV_CONFIG: data.wranglerConfig, ROADFLARE_DEV_STATE: data.runtimeState },
      onLine: tellOperator,
      onEnd,
    });
    await waitUntilHealthy(vite, settings.port, supervisor.logFile("vite"));
    return vite;
  };
  const isStopping = () => supervisor.stopping;
  const keeper = new Keeper({ name: "worker", start: startWorker, isStopping, tell: tellOperator });
  await progress.step("worker", () => keeper.start());
}
