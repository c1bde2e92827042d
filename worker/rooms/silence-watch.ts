import { decideSilence, lookEvery } from "#domain/room/pace.ts";
import { closeCodes, pingText } from "#domain/room/protocol.ts";
import type { Clock } from "../ports/clock.ts";
import type { Outlet } from "./outlet.ts";
import type { RoomSocket, Seats } from "./seats.ts";

interface WatchParts<Socket extends RoomSocket> {
  readonly ports: { readonly clock: Clock };
  readonly seats: Seats<Socket>;
  /** Runs work after `ms`, in this life of the object alone. */
  watch(work: () => void, ms: number): void;
  /** When the runtime last answered a socket's ping, in ms; null when it never did. */
  lastPing(socket: Socket): number | null;
}

/**
 * Looks for dead sockets while somebody is there to be misled: with two people or more in the room, whoever reads
 * 'the driver has this page open' relies on it. A room with one person sleeps, and is swept by its alarm.
 */
export class SilenceWatch<Socket extends RoomSocket> {
  readonly #parts: WatchParts<Socket>;
  readonly #outlet: Outlet<Socket>;
  readonly #askedAt = new WeakMap<Socket, number>();
  #running = false;

  constructor(parts: WatchParts<Socket>, outlet: Outlet<Socket>) {
    this.#parts = parts;
    this.#outlet = outlet;
  }

  /** Somebody joined: begins to look, unless it does already. */
  begin(): void {
    if (this.#running || !this.#areSeveral()) return;
    this.#running = true;
    this.#parts.watch(() => this.#look(), lookEvery);
  }

  #look(): void {
    this.#running = false;
    const { seats, lastPing, ports } = this.#parts;
    const now = ports.clock.now();
    for (const [socket] of [...seats]) {
      const heardAt = lastPing(socket);
      // A client that never pings cannot be told from a dead one.
      if (heardAt === null) continue;
      const decision = decideSilence(heardAt, this.#askedAt.get(socket) ?? null, now);
      if (decision === "close") this.#outlet.close(socket, closeCodes.tooSlow, "silent");
      if (decision !== "ask") continue;
      this.#askedAt.set(socket, now);
      this.#outlet.send(socket, pingText);
    }
    this.begin();
  }

  #areSeveral(): boolean {
    const people = new Set<string>();
    for (const [, { visit, joined }] of this.#parts.seats) {
      if (joined) people.add(visit.userId);
      if (people.size > 1) return true;
    }
    return false;
  }
}
