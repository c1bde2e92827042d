import { newId } from "#domain/ids.ts";
import { decideSend, messageItem, type SerializedItem } from "#domain/room/log.ts";
import type { SendFrame } from "#domain/room/protocol.ts";
import type { RoomPorts } from "../ports/room-ports.ts";
import type { Broadcaster } from "./broadcaster.ts";
import type { Connection, RoomSocket } from "./connection-registry.ts";
import type { Written } from "./driver-notices.ts";
import type { RoomLog } from "./room-log.ts";

export interface Waiting<Socket> {
  readonly socket: Socket;
  readonly connection: Connection;
  readonly frame: SendFrame;
}

/** After this many ms without a message the next one is written at once; until then it waits for its neighbours. */
const quietFor = 5;

interface QueueParts<Socket extends RoomSocket> {
  readonly ports: RoomPorts;
  readonly log: RoomLog;
  readonly broadcaster: Broadcaster<Socket>;
  later(work: () => void, ms: number): void;
  /** Told after something was written, with the messages that are new. */
  written(messages: readonly Written[]): void;
}

/** Messages on their way into the log: a batch is written, acknowledged and broadcast together, in order of arrival. */
export class MessageQueue<Socket extends RoomSocket> {
  readonly #parts: QueueParts<Socket>;
  #waiting: Waiting<Socket>[] = [];
  #scheduled = false;
  #flushedAt = 0;

  constructor(parts: QueueParts<Socket>) {
    this.#parts = parts;
  }

  /** Takes a message in, after its photos were checked; a refused one is answered with an error. */
  receive(waiting: Waiting<Socket>): Promise<void> | undefined {
    const { socket, connection, frame } = waiting;
    const refusal = decideSend(connection.visit.role, frame);
    if (refusal) {
      this.#parts.broadcaster.sendFrame(socket, { type: "error", code: refusal, clientId: frame.clientId });
      return undefined;
    }
    if (frame.photoIds.length === 0 && !connection.checking) {
      this.#push(waiting);
      return undefined;
    }
    const checking = (connection.checking ?? Promise.resolve()).then(() => this.#check(waiting));
    connection.checking = checking;
    return checking.then(() => {
      if (connection.checking === checking) delete connection.checking;
    });
  }

  /** Writes what waits in one go, acknowledges it, then tells everybody in as few frames as it fits. */
  flush(): void {
    const { log, ports, broadcaster } = this.#parts;
    const waiting = this.#waiting;
    this.#waiting = [];
    if (waiting.length === 0 || log.erased) return;
    const now = ports.clock.now();
    this.#flushedAt = now;
    const added: SerializedItem[] = [];
    const written: Written[] = [];
    for (const { socket, connection, frame } of waiting) {
      const id = newId("item", ports.randomBytes);
      const item = messageItem({ seq: log.head + 1, id, member: connection.visit, frame, now });
      const appended = log.append({ item, senderId: connection.visit.userId, clientId: frame.clientId });
      if (appended.added) {
        added.push(appended.serialized);
        written.push({ item, visit: connection.visit });
      }
      broadcaster.sendFrame(socket, { type: "ack", clientId: frame.clientId, seq: appended.seq });
    }
    broadcaster.broadcast(added);
    if (added.length > 0) this.#parts.written(written);
  }

  async #check(waiting: Waiting<Socket>): Promise<void> {
    const { socket, connection, frame } = waiting;
    if (frame.photoIds.length === 0) return this.#push(waiting);
    const { ports, log, broadcaster } = this.#parts;
    try {
      const allowed = await ports.putPhotosOnTicket({
        ticketId: log.ticketId,
        userId: connection.visit.userId,
        photoIds: frame.photoIds,
        staffOnly: frame.audience === "staff",
      });
      if (allowed) return this.#push(waiting);
      broadcaster.sendFrame(socket, { type: "error", code: "message.photos", clientId: frame.clientId });
    } catch (error) {
      ports.log.error("room.photos_unchecked", error, { ticketId: log.ticketId });
      broadcaster.sendFrame(socket, { type: "error", code: "room.unavailable", clientId: frame.clientId });
    }
  }

  #push(waiting: Waiting<Socket>): void {
    this.#waiting.push(waiting);
    if (this.#scheduled) return;
    const now = this.#parts.ports.clock.now();
    if (now - this.#flushedAt > quietFor) {
      this.flush();
      return;
    }
    this.#scheduled = true;
    this.#parts.later(() => {
      this.#scheduled = false;
      this.flush();
    }, 0);
  }
}
