import * as z from "zod/mini";
import { memberRoles } from "#domain/room/audience.ts";
import { type Bucket, socketsPerPerson } from "#domain/room/pace.ts";
import { type RoomVisit, visitHeader } from "../ports/room-ports.ts";

/** What a room uses of a hibernating socket. */
export interface RoomSocket {
  send(text: string): void;
  close(code: number, reason: string): void;
  serializeAttachment(value: unknown): void;
  deserializeAttachment(): unknown;
  readonly readyState: number;
  readonly bufferedAmount?: number;
}

export const RoomVisitSchema = z.object({
  ticketId: z.string(),
  userId: z.string(),
  sessionId: z.string(),
  role: z.enum(memberRoles),
  name: z.string(),
  authorizedAt: z.number(),
});

const Attachment = z.extend(RoomVisitSchema, {
  joined: z.boolean(),
  readSeq: z.number(),
  connectedAt: z.number(),
});

/** State of one socket: what must survive hibernation is in its attachment, the rest is in memory. */
export interface Connection {
  visit: RoomVisit;
  readonly connectedAt: number;
  /** True after its hello frame: from then on it receives every frame. */
  joined: boolean;
  readSeq: number;
  bucket?: Bucket;
  typedAt?: number;
  /** The photo checks that this socket's next message waits for. */
  checking?: Promise<void>;
}

const open = 1;

/** The visit in the worker's header. @throws when it is missing or not of its form. */
export function readVisit(request: Request): RoomVisit {
  return RoomVisitSchema.parse(JSON.parse(decodeURIComponent(request.headers.get(visitHeader) ?? "")));
}

/** Open connections of one object; rebuilt from the sockets' attachments when the object wakes. */
export class ConnectionRegistry<Socket extends RoomSocket> {
  readonly #connections = new Map<Socket, Connection>();

  constructor(sockets: Iterable<Socket>) {
    for (const socket of sockets) {
      const remembered = Attachment.safeParse(socket.deserializeAttachment());
      if (socket.readyState !== open || !remembered.success) continue;
      const { joined, readSeq, connectedAt, ...visit } = remembered.data;
      this.#connections.set(socket, { visit, joined, readSeq, connectedAt });
    }
  }

  get size(): number {
    return this.#connections.size;
  }

  add(socket: Socket, visit: RoomVisit, now: number): Connection {
    const connection: Connection = { visit, joined: false, readSeq: 0, connectedAt: now };
    this.#connections.set(socket, connection);
    this.remember(socket, connection);
    return connection;
  }

  /** The oldest sockets of a person: those to close so that one more stays within `socketsPerPerson`. */
  surplusOf(userId: string): Socket[] {
    const own = [...this.#connections].filter(([, { visit }]) => visit.userId === userId);
    own.sort(([, one], [, other]) => one.connectedAt - other.connectedAt);
    return own.slice(0, Math.max(0, own.length - socketsPerPerson + 1)).map(([socket]) => socket);
  }

  get(socket: Socket): Connection | undefined {
    return this.#connections.get(socket);
  }

  /** Writes what must survive hibernation into the socket's attachment. */
  remember(socket: Socket, { visit, joined, readSeq, connectedAt }: Connection): void {
    socket.serializeAttachment({ ...visit, joined, readSeq, connectedAt });
  }

  delete(socket: Socket): Connection | undefined {
    const connection = this.#connections.get(socket);
    this.#connections.delete(socket);
    return connection;
  }

  /** Closes a socket and removes it at once, without waiting for the other end. */
  close(socket: Socket, code: number, reason: string): void {
    this.#connections.delete(socket);
    try {
      socket.close(code, reason);
    } catch {
      // It is closed already.
    }
  }

  [Symbol.iterator](): IterableIterator<[Socket, Connection]> {
    return this.#connections[Symbol.iterator]();
  }

  /** One visit for each session and ticket, in the form that the desk receives. */
  visits(): RoomVisit[] {
    const visits = new Map<string, RoomVisit>();
    for (const { visit } of this.#connections.values()) visits.set(`${visit.sessionId} ${visit.userId}`, visit);
    return [...visits.values()];
  }
}
