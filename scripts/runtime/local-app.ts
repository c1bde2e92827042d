import { CommandError } from "../command-error.ts";
import { lockData, markerVariable, unlockData } from "../processes/data-lock.ts";
import { isPortForbidden, isPortTaken } from "../processes/ports.ts";
import { Supervisor } from "../processes/supervisor.ts";
import type { Settings } from "../settings/settings.ts";
import { type DataFolder, openDataFolder } from "./data-folder.ts";
import { runtimeEnvironment } from "./runtime.ts";

/** What `npm start` and `npm run dev` have in common: settings, data folder, processes. */
export interface LocalApp {
  readonly settings: Settings;
  readonly data: DataFolder;
  readonly supervisor: Supervisor;
  readonly projectRoot: string;
  /** Ends what was started and gives the data folder back. */
  readonly stop: () => Promise<void>;
}

/** Takes the data folder and the port. Throws CommandError when another process has either. */
export async function openLocalApp(settings: Settings, projectRoot: string): Promise<LocalApp> {
  const data = openDataFolder(settings.dataDir);
  await lockData(data.path, data.lock);
  const supervisor = new Supervisor({
    env: { ...process.env, ...runtimeEnvironment(data.path), [markerVariable]: data.path },
    logDir: data.logs,
    cwd: projectRoot,
  });
  const stop = async () => {
    await supervisor.stop();
    unlockData(data.lock);
  };
  try {
    await checkPort(settings.port);
  } catch (error) {
    await stop();
    throw error;
  }
  return { settings, data, supervisor, projectRoot, stop };
}

async function checkPort(port: number): Promise<void> {
  if (await isPortForbidden(port))
    throw new CommandError(`Port ${port} may not be used by this user: set PORT to a higher one.`);
  if (await isPortTaken(port)) {
    throw new CommandError(`Port ${port} is taken by another program: stop that one, or set PORT to a free port.`);
  }
}

/** Tells the operator one sentence, on standard error. */
export function tellOperator(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}
