import { randomUUID } from "node:crypto";
import { createDb } from "#db/client.ts";
import { roomProtocol } from "#domain/room/protocol.ts";
import { RunningApp } from "#tests/support/app.ts";
import { makeSession, makeTicket, makeUser } from "#tests/support/factories.ts";
import { runtimeCpu } from "./cpu.ts";
import { LeanSocket } from "./lean-socket.ts";
import type { Subject } from "./subject.ts";

/** Starts the whole application; a room's members are its driver and that many technicians, each signed in. */
export async function startTicketRoom(technicians: number): Promise<Subject> {
  const app = await RunningApp.start({ settings: { SEED_DEMO: "off" } });
  const db = createDb({ url: app.databaseUrl() });
  const stop = async () => {
    db.$client.close();
    await app.stop();
  };
  const signIn = async (roles: readonly "tech"[]) => {
    const { id } = await makeUser(db, { roles });
    return { id, cookie: (await makeSession(db, id)).cookie };
  };
  try {
    const staff: string[] = [];
    while (staff.length < technicians) staff.push((await signIn(["tech"])).cookie);
    return {
      name: "ticket room",
      makeRoom: async () => {
        const driver = await signIn([]);
        const ticket = await makeTicket(db, { userId: driver.id });
        const members = [driver.cookie, ...staff];
        return {
          open: (seat) =>
            LeanSocket.open({
              port: app.port,
              path: `/api/rooms/${ticket.id}`,
              headers: {
                cookie: members[seat % members.length] ?? "",
                origin: app.url,
                "sec-websocket-protocol": roomProtocol,
              },
            }),
        };
      },
      say: (text) => JSON.stringify({ type: "send", clientId: randomUUID(), text, photoIds: [], audience: "everyone" }),
      hello: JSON.stringify({ type: "hello", epoch: null, since: 0 }),
      ping: "ping",
      greets: (text) => text.startsWith('{"type":"presence","complete":true'),
      cpu: () => runtimeCpu(app.pid),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
