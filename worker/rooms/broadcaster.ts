import type { MemberRole } from "#domain/room/audience.ts";
import { itemsFrames, type SerializedItem } from "#domain/room/log.ts";
import { maxBuffered } from "#domain/room/pace.ts";
import { closeCodes, type ServerFrame } from "#domain/room/protocol.ts";
import type { Connection, ConnectionRegistry, RoomSocket } from "./connection-registry.ts";

/** Sends frames to connections. A broadcast is serialized once for each role, and a slow reader is closed. */
export class Broadcaster<Socket extends RoomSocket> {
  readonly #connections: ConnectionRegistry<Socket>;
  readonly #left: (connection: Connection) => void;

  /** `left` is called for every connection that this closes. */
  constructor(connections: ConnectionRegistry<Socket>, left: (connection: Connection) => void) {
    this.#connections = connections;
    this.#left = left;
  }

  sendFrame(socket: Socket, frame: ServerFrame): void {
    this.send(socket, JSON.stringify(frame));
  }

  send(socket: Socket, text: string): void {
    if ((socket.bufferedAmount ?? 0) > maxBuffered) {
      this.close(socket, closeCodes.tooSlow, "too slow");
      return;
    }
    try {
      socket.send(text);
    } catch {
      this.close(socket, closeCodes.tooSlow, "gone");
    }
  }

  /** Sends one text to every joined connection for which `where` returns true. */
  sendToJoined(text: string, where: (connection: Connection) => boolean): void {
    for (const [socket, connection] of this.#connections)
      if (connection.joined && where(connection)) this.send(socket, text);
  }

  /** Sends new items to every joined connection, limited to what its role may receive. */
  broadcast(items: readonly SerializedItem[]): void {
    if (items.length === 0) return;
    const frames = new Map<MemberRole, string[]>();
    for (const [socket, connection] of this.#connections) {
      if (!connection.joined) continue;
      const { role } = connection.visit;
      const texts = frames.get(role) ?? itemsFrames(role, items);
      frames.set(role, texts);
      for (const text of texts) this.send(socket, text);
    }
  }

  close(socket: Socket, code: number, reason: string): void {
    const connection = this.#connections.get(socket);
    this.#connections.close(socket, code, reason);
    if (connection) this.#left(connection);
  }
}
