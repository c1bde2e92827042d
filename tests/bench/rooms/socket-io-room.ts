import { fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { freePort } from "#scripts/processes/ports.ts";
import { runtimeCpu } from "./cpu.ts";
import { LeanSocket } from "./lean-socket.ts";
import type { Subject } from "./subject.ts";

/** Starts socket.io in a process of its own. It keeps everything in memory: what it does not do, it need not wait for. */
export async function startSocketIoRoom(): Promise<Subject> {
  const port = await freePort();
  const file = join(process.cwd(), "tests", "bench", "rooms", "socket-io", "server.ts");
  const server = fork(file, { env: { ...process.env, PORT: String(port) } });
  await Promise.race([once(server, "message"), once(server, "exit")]);
  if (server.pid === undefined || server.exitCode !== null) throw new Error("socket.io did not start.");
  const { pid } = server;
  return {
    name: "socket.io",
    makeRoom: async () => {
      const path = `/socket.io/?EIO=4&transport=websocket&room=${randomUUID()}`;
      return { open: async () => await connected(await LeanSocket.open({ port, path })) };
    },
    say: (text) => `42${JSON.stringify(["say", text])}`,
    hello: '42["hello"]',
    ping: null,
    greets: (text) => text === '42["complete"]',
    cpu: () => runtimeCpu(pid, ""),
    stop: async () => {
      const ended = once(server, "exit");
      server.kill();
      await ended;
    },
  };
}

/** Engine.IO opens with `0`, a Socket.IO client then asks for its namespace with `40` and is answered with `40`. */
function connected(socket: LeanSocket): Promise<LeanSocket> {
  return new Promise((resolve) => {
    socket.onText = (text) => {
      if (text.startsWith("0")) socket.send("40");
      if (text.startsWith("40")) resolve(socket);
    };
  });
}
