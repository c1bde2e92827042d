import { env } from "cloudflare:test";
import { createDb, type Db } from "#db/client.ts";
import type { Role } from "#domain/access/roles.ts";
import {
  type ClientFrameInput,
  type DeskFrame,
  parseDeskFrame,
  parseServerFrame,
  type RoomItem,
  roomProtocol,
  type ServerFrame,
} from "#domain/room/protocol.ts";
import { longestWait } from "#scripts/checks/hang-guards.ts";
import { makeSession, makeTicket, makeUser } from "#tests/support/factories.ts";
import { deskStub, roomStub } from "#worker/adapters/durable-rooms.ts";
import { type RoomVisit, visitHeader } from "#worker/ports/room-ports.ts";
import type { RoomMember } from "#worker/ports/rooms.ts";

type FrameOf<Type extends ServerFrame["type"]> = Extract<ServerFrame, { type: Type }>;
interface AnyFrame {
  readonly type: string;
}

/** One end of a socket in a test: keeps every frame and lets the test wait for one. */
class TestClient<Frame extends AnyFrame> {
  readonly frames: Frame[] = [];
  readonly raw: string[] = [];
  closeCode: number | null = null;
  readonly #socket: WebSocket;
  #wake: () => void = () => undefined;

  constructor(socket: WebSocket, parse: (raw: string) => Frame | null) {
    this.#socket = socket;
    socket.accept();
    socket.addEventListener("message", (event) => {
      const text = String(event.data);
      this.raw.push(text);
      const frame = parse(text);
      if (frame) this.frames.push(frame);
      this.#wake();
    });
    socket.addEventListener("close", (event) => {
      this.closeCode = event.code;
      this.#wake();
    });
  }

  send(frame: ClientFrameInput): void {
    this.#socket.send(JSON.stringify(frame));
  }

  sendRaw(text: string | ArrayBuffer): void {
    this.#socket.send(text);
  }

  all<Type extends Frame["type"]>(type: Type): Extract<Frame, { type: Type }>[] {
    return this.frames.filter((frame): frame is Extract<Frame, { type: Type }> => frame.type === type);
  }

  count(type: Frame["type"]): number {
    return this.all(type).length;
  }

  async closed(): Promise<number> {
    await this.until(() => this.closeCode !== null);
    return this.closeCode ?? -1;
  }

  close(): void {
    this.#socket.close(1000, "bye");
  }

  /** Waits until something holds; looks again at every frame. */
  async until(holds: () => boolean): Promise<void> {
    const deadline = Date.now() + longestWait;
    while (!holds()) {
      if (Date.now() > deadline) throw new Error(`It did not come. Frames: ${this.raw.join("\n").slice(0, 3000)}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 1000);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }
}

/** A dashboard's end of the desk's socket. */
export class DeskClient extends TestClient<DeskFrame> {
  constructor(socket: WebSocket) {
    super(socket, parseDeskFrame);
  }

  get welcome(): FrameOf<"welcome"> {
    const [first] = this.all("welcome");
    if (!first) throw new Error("The desk has not greeted yet.");
    return first;
  }

  ticketFrames(ticketId: string): FrameOf<"ticket">[] {
    return this.all("ticket").filter((frame) => frame.ticketId === ticketId);
  }

  /** The ids of those who have a ticket open, as last said. */
  peopleAt(ticketId: string): string[] {
    const said = this.all("presence").flatMap((frame) => frame.tickets.filter((one) => one.ticketId === ticketId));
    return said.at(-1)?.people.map((person) => person.userId) ?? [];
  }
}

/** A member's end of a room's socket. */
export class RoomClient extends TestClient<ServerFrame> {
  constructor(socket: WebSocket) {
    super(socket, parseServerFrame);
  }

  /** Says hello and waits for the welcome, what was missed, and who is here, which comes last. */
  async hello(epoch: string | null = null, since = 0): Promise<FrameOf<"welcome">> {
    const complete = () => this.all("presence").filter((frame) => frame.complete).length;
    const before = complete();
    this.send({ type: "hello", epoch, since });
    await this.until(() => complete() > before);
    const welcome = this.all("welcome").at(-1);
    if (!welcome) throw new Error("The room said who is here, but no welcome.");
    return welcome;
  }

  say(text: string, options: Partial<Extract<ClientFrameInput, { type: "send" }>> = {}): string {
    const clientId = options.clientId ?? crypto.randomUUID();
    this.send({ type: "send", text, photoIds: [], audience: "everyone", ...options, clientId });
    return clientId;
  }

  get items(): RoomItem[] {
    return this.all("items").flatMap((frame) => frame.items);
  }

  get texts(): string[] {
    return this.items.map((item) => item.text);
  }

  async ack(clientId: string): Promise<number> {
    await this.until(() => this.all("ack").some((frame) => frame.clientId === clientId));
    return this.all("ack").find((frame) => frame.clientId === clientId)?.seq ?? -1;
  }

  async item(text: string): Promise<RoomItem> {
    await this.until(() => this.texts.includes(text));
    return this.items.find((item) => item.text === text) as RoomItem;
  }

  async error(): Promise<FrameOf<"error">> {
    await this.until(() => this.count("error") > 0);
    return this.all("error").at(-1) as FrameOf<"error">;
  }

  /** Everything that the room had sent before this has come when the promise resolves. */
  async quiet(): Promise<void> {
    const clientId = crypto.randomUUID();
    this.send({ type: "send", clientId, text: "", photoIds: [], audience: "everyone" });
    await this.until(() => this.all("error").some((frame) => frame.clientId === clientId));
  }
}

export function testDb(): Db {
  return createDb({ url: String(env.TURSO_DATABASE_URL) });
}

export interface Scene {
  readonly db: Db;
  readonly ticketId: string;
  readonly room: ReturnType<typeof roomStub>;
  readonly driver: RoomMember;
  readonly tech: RoomMember;
}

/** A ticket of its own with its driver and a technician, both signed in. */
export async function makeScene(): Promise<Scene> {
  const db = testDb();
  const driver = await makeMember(db, "driver", "Dana Driver");
  const tech = await makeMember(db, "tech", "Sam · Support Team");
  const { id: ticketId } = await makeTicket(db, { userId: driver.userId });
  return { db, ticketId, room: roomStub({ rooms: env.TICKET_ROOMS }, ticketId), driver, tech };
}

/** Somebody with an account and a session, as a room's member. */
export async function makeMember(db: Db, role: "driver" | Role, name: string): Promise<RoomMember> {
  const user = await makeUser(db, { roles: role === "driver" ? [] : [role] });
  const session = await makeSession(db, user.id);
  return { userId: user.id, sessionId: session.id, role, name };
}

export function visit(ticketId: string, member: RoomMember, authorizedAt = Date.now()): RoomVisit {
  return { ...member, ticketId, authorizedAt };
}

/** Opens a socket to an object the way the worker hands it over. */
export async function connectTo(
  stub: Pick<Fetcher, "fetch">,
  roomVisit: RoomVisit,
): Promise<{ readonly response: Response; readonly client: RoomClient | null }> {
  const response = await stub.fetch("http://object/", {
    headers: {
      upgrade: "websocket",
      "sec-websocket-protocol": roomProtocol,
      [visitHeader]: encodeURIComponent(JSON.stringify(roomVisit)),
    },
  });
  return { response, client: response.webSocket ? new RoomClient(response.webSocket) : null };
}

/** A member's socket in the scene's room that has not said hello. */
export async function connect(scene: Scene, member: RoomMember): Promise<RoomClient> {
  const { client } = await connectTo(scene.room, visit(scene.ticketId, member));
  if (!client) throw new Error("The room refused the socket.");
  return client;
}

/** A member's socket that has been welcomed. */
export async function join(scene: Scene, member: RoomMember): Promise<RoomClient> {
  const client = await connect(scene, member);
  await client.hello();
  return client;
}

export function desk(): ReturnType<typeof deskStub> {
  return deskStub({ desk: env.DESK });
}
