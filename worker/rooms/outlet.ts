import type { MemberRole } from "#domain/room/audience.ts";
import { itemsFrames, type SerializedItem } from "#domain/room/log.ts";
import { maxBuffered } from "#domain/room/pace.ts";
import { closeCodes, type ServerFrame } from "#domain/room/protocol.ts";
import type { RoomSocket, Seat, Seats } from "./seats.ts";

/** The way out to the sockets. One broadcast is serialized once, and a reader that cannot keep up is let go. */
export class Outlet<Socket extends RoomSocket> {
  readonly #seats: Seats<Socket>;
  readonly #left: (seat: Seat) => void;

  /** `left` is called for every seat that this closes. */
  constructor(seats: Seats<Socket>, left: (seat: Seat) => void) {
    this.#seats = seats;
    this.#left = left;
  }

  tell(socket: Socket, frame: ServerFrame): void {
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

  /** One text to every socket that has joined and that `where` admits. */
  toJoined(text: string, where: (seat: Seat) => boolean): void {
    for (const [socket, seat] of this.#seats) if (seat.joined && where(seat)) this.send(socket, text);
  }

  /** New items to every socket that has joined, as far as its role may receive them. */
  broadcast(items: readonly SerializedItem[]): void {
    if (items.length === 0) return;
    const frames = new Map<MemberRole, string[]>();
    for (const [socket, seat] of this.#seats) {
      if (!seat.joined) continue;
      const { role } = seat.visit;
      const texts = frames.get(role) ?? itemsFrames(role, items);
      frames.set(role, texts);
      for (const text of texts) this.send(socket, text);
    }
  }

  close(socket: Socket, code: number, reason: string): void {
    const seat = this.#seats.get(socket);
    this.#seats.close(socket, code, reason);
    if (seat) this.#left(seat);
  }
}
