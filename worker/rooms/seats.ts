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

/** One socket's place in a room: what it must remember is in its attachment, the rest may be forgotten. */
export interface Seat {
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

/** The sockets of one object; rebuilt from their attachments when the object wakes. */
export class Seats<Socket extends RoomSocket> {
  readonly #seats = new Map<Socket, Seat>();

  constructor(sockets: Iterable<Socket>) {
    for (const socket of sockets) {
      const remembered = Attachment.safeParse(socket.deserializeAttachment());
      if (socket.readyState !== open || !remembered.success) continue;
      const { joined, readSeq, connectedAt, ...visit } = remembered.data;
      this.#seats.set(socket, { visit, joined, readSeq, connectedAt });
    }
  }

  get size(): number {
    return this.#seats.size;
  }

  add(socket: Socket, visit: RoomVisit, now: number): Seat {
    const seat: Seat = { visit, joined: false, readSeq: 0, connectedAt: now };
    this.#seats.set(socket, seat);
    this.remember(socket, seat);
    return seat;
  }

  /** The oldest sockets of a person, as many as have to go before another one has a place. */
  surplusOf(userId: string): Socket[] {
    const own = [...this.#seats].filter(([, { visit }]) => visit.userId === userId);
    own.sort(([, one], [, other]) => one.connectedAt - other.connectedAt);
    return own.slice(0, Math.max(0, own.length - socketsPerPerson + 1)).map(([socket]) => socket);
  }

  get(socket: Socket): Seat | undefined {
    return this.#seats.get(socket);
  }

  /** Writes what has to survive hibernation into the socket's attachment. */
  remember(socket: Socket, { visit, joined, readSeq, connectedAt }: Seat): void {
    socket.serializeAttachment({ ...visit, joined, readSeq, connectedAt });
  }

  delete(socket: Socket): Seat | undefined {
    const seat = this.#seats.get(socket);
    this.#seats.delete(socket);
    return seat;
  }

  /** Closes a socket and forgets it at once, whenever its other end answers. */
  close(socket: Socket, code: number, reason: string): void {
    this.#seats.delete(socket);
    try {
      socket.close(code, reason);
    } catch {
      // It is closed already.
    }
  }

  [Symbol.iterator](): IterableIterator<[Socket, Seat]> {
    return this.#seats[Symbol.iterator]();
  }

  /** One visit for each session and ticket, in the form that the desk receives. */
  visits(): RoomVisit[] {
    const visits = new Map<string, RoomVisit>();
    for (const { visit } of this.#seats.values()) visits.set(`${visit.sessionId} ${visit.userId}`, visit);
    return [...visits.values()];
  }
}
