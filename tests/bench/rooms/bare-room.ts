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

/** Starts the baseline in the same runtime and in the same way as the application. */
export async function startBareRoom(): Promise<Subject> {
  const projectRoot = process.cwd();
  const folder = await mkdtemp(join(tmpdir(), "roadflare-bare-room-"));
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
      configFile: join(projectRoot, "tests", "bench", "rooms", "bare", "wrangler.toml"),
      stateDir: join(folder, "state"),
      port,
      onLine: () => undefined,
      onEnd: () => undefined,
    });
    await waitUntilHealthy(runtime, port, supervisor.logFile("runtime"));
    return {
      name: "bare durable object",
      makeRoom: async () => {
        const path = `/api/${randomUUID()}`;
        return { open: () => LeanSocket.open({ port, path }) };
      },
      say: (text) => JSON.stringify({ text }),
      hello: JSON.stringify({ since: 0 }),
      greets: (text) => text === '{"complete":true}',
      cpu: () => runtimeCpu(runtime.pid ?? 0),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
