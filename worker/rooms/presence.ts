import { type Audience, canReceive } from "#domain/room/audience.ts";
import type { Person, PresenceFrame } from "#domain/room/protocol.ts";
import type { RoomVisit } from "../ports/room-ports.ts";
import type { Broadcaster } from "./broadcaster.ts";
import type { ConnectionRegistry, RoomSocket } from "./connection-registry.ts";

const gather = 150;

/** Presence of the room in few frames: changes close together are sent as one. Nothing is stored. */
export class Presence<Socket extends RoomSocket> {
  readonly #connections: ConnectionRegistry<Socket>;
  readonly #broadcaster: Broadcaster<Socket>;
  readonly #later: (work: () => void, ms: number) => void;
  readonly #changed = new Map<string, RoomVisit>();

  constructor(
    connections: ConnectionRegistry<Socket>,
    broadcaster: Broadcaster<Socket>,
    later: (work: () => void, ms: number) => void,
  ) {
    this.#connections = connections;
    this.#broadcaster = broadcaster;
    this.#later = later;
  }

  /** Tells one socket of everybody. */
  tellAll(socket: Socket): void {
    this.#broadcaster.send(socket, serialize(true, [...this.#people().values()]));
  }

  /** A person joined, left or read further. */
  changed(visit: RoomVisit): void {
    if (this.#changed.size === 0) this.#later(() => this.#tellChanges(), gather);
    this.#changed.set(visit.userId, visit);
  }

  /** A person is typing: sent at once to the others who may know. */
  typing({ userId }: RoomVisit, audience: Audience): void {
    const person = this.#people().get(userId);
    if (!person) return;
    const text = serialize(false, [{ ...person, typing: true }]);
    this.#broadcaster.sendToJoined(text, ({ visit }) => visit.userId !== userId && canReceive(visit.role, audience));
  }

  #tellChanges(): void {
    const here = this.#people();
    const people = [...this.#changed.values()].map((visit) => here.get(visit.userId) ?? person(visit, false, 0));
    this.#changed.clear();
    this.#broadcaster.sendToJoined(serialize(false, people), () => true);
  }

  #people(): Map<string, Person> {
    const people = new Map<string, Person>();
    for (const [, { visit, joined, readSeq }] of this.#connections) {
      if (!joined) continue;
      const known = people.get(visit.userId)?.readSeq ?? 0;
      people.set(visit.userId, person(visit, true, Math.max(known, readSeq)));
    }
    return people;
  }
}

function person({ userId, name, role }: RoomVisit, here: boolean, readSeq: number): Person {
  return { userId, name, role, here, typing: false, readSeq };
}

function serialize(complete: boolean, people: Person[]): string {
  return JSON.stringify({ type: "presence", complete, people } satisfies PresenceFrame);
}
