import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#scripts/processes/ports.ts";
import { Supervisor } from "#scripts/processes/supervisor.ts";
import { runtimeEnvironment, startRuntime, waitUntilHealthy } from "#scripts/runtime/runtime.ts";
import { runtimeCpu } from "./cpu.ts";
import { LeanSocket } from "./lean-socket.ts";
import type { Subject } from "./subject.ts";

/** The baselines that are workers, by their folder. */
const baselines = {
  bare: { name: "bare object", path: (room: string) => `/api/${room}` },
  party: { name: "partyserver", path: (room: string) => `/parties/rooms/${room}` },
} as const;

/** Starts a baseline in the same runtime and in the same way as the application. */
export async function startRuntimeRoom(baseline: keyof typeof baselines): Promise<Subject> {
  const projectRoot = process.cwd();
  const { name, path } = baselines[baseline];
  const folder = await mkdtemp(join(tmpdir(), `roadflare-${baseline}-room-`));
  const env = { ...process.env, ...runtimeEnvironment(folder) };
  const supervisor = new Supervisor({ env, logDir: folder, cwd: projectRoot });
  const stop = async () => {
    await supervisor.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const port = await freePort();
    const runtime = await startRuntime({
      supervisor,
      projectRoot,
      configFile: join(projectRoot, "tests", "bench", "rooms", baseline, "wrangler.toml"),
      stateDir: join(folder, "state"),
      port,
      onLine: () => undefined,
      onEnd: () => undefined,
    });
    await waitUntilHealthy(runtime, port, supervisor.logFile("runtime"));
    return {
      name,
      makeRoom: async () => {
        const room = path(randomUUID());
        return { open: () => LeanSocket.open({ port, path: room }) };
      },
      say: (text) => JSON.stringify({ text }),
      hello: JSON.stringify({ since: 0 }),
      ping: "ping",
      greets: (text) => text === '{"complete":true}',
      cpu: () => runtimeCpu(runtime.pid ?? 0),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
