import type { DeskPorts } from "../ports/room-ports.ts";
import type { TicketEvent } from "../ports/rooms.ts";

const page = 500;

/**
 * Brings committed events to the rooms, in order per ticket, and marks them told. What fails stays behind in the
 * outbox and is brought again; every receiver passes over what it has already.
 */
export class EventDelivery {
  readonly #ports: DeskPorts;
  readonly #told: (events: readonly TicketEvent[]) => void;
  /** The work under way on each ticket: the next event waits for it. */
  readonly #lines = new Map<string, Promise<boolean>>();
  /** Delivered, while the mark in the database is still on its way: not to be delivered again by a sweep. */
  readonly #marking = new Set<string>();

  /** `told` receives events after their room has them. */
  constructor(ports: DeskPorts, told: (events: readonly TicketEvent[]) => void) {
    this.#ports = ports;
    this.#told = told;
  }

  /** Delivers what has just been committed; false when something must be brought again. */
  async deliver(events: readonly TicketEvent[]): Promise<boolean> {
    const lines = [...byTicket(events)].map(([ticketId, line]) => this.#inLine(ticketId, line, false));
    return (await Promise.all(lines)).every(Boolean);
  }

  /** Delivers everything that waits in the outbox; false when something must be brought again. */
  async sweep(): Promise<boolean> {
    const pending = await this.#ports.listPending({ limit: page });
    const waiting = pending.filter((event) => !this.#marking.has(event.id));
    const lines = [...byTicket(waiting)].map(([ticketId, line]) => this.#inLine(ticketId, line, true));
    const all = (await Promise.all(lines)).every(Boolean);
    return all && pending.length < page;
  }

  #inLine(ticketId: string, events: readonly TicketEvent[], complete: boolean): Promise<boolean> {
    const before = this.#lines.get(ticketId) ?? Promise.resolve(true);
    const line = before.then((inOrder) => this.#bring(ticketId, events, complete, inOrder));
    this.#lines.set(ticketId, line);
    return line.finally(() => {
      if (this.#lines.get(ticketId) === line) this.#lines.delete(ticketId);
    });
  }

  async #bring(
    ticketId: string,
    events: readonly TicketEvent[],
    complete: boolean,
    inOrder: boolean,
  ): Promise<boolean> {
    if (!inOrder && !complete) return false;
    const room = this.#ports.room(ticketId);
    try {
      let brought = events;
      const { behind } = await room.tell(ticketId, events, complete);
      if (behind) {
        brought = merge(await this.#ports.listPending({ ticketId, limit: page }), events);
        await room.tell(ticketId, brought, true);
      }
      this.#told(brought);
      void this.#mark(brought);
      return true;
    } catch (error) {
      this.#ports.log.error("desk.delivery_failed", error, { ticketId, events: events.length });
      return false;
    }
  }

  async #mark(events: readonly TicketEvent[]): Promise<void> {
    const ids = events.map((event) => event.id);
    for (const id of ids) this.#marking.add(id);
    try {
      await this.#ports.markTold(ids);
    } catch (error) {
      this.#ports.log.error("desk.mark_failed", error, { events: ids.length });
    } finally {
      for (const id of ids) this.#marking.delete(id);
    }
  }
}

function byTicket(events: readonly TicketEvent[]): Map<string, TicketEvent[]> {
  const lines = new Map<string, TicketEvent[]>();
  for (const event of events) {
    const line = lines.get(event.ticketId);
    if (line) line.push(event);
    else lines.set(event.ticketId, [event]);
  }
  return lines;
}

/** What the outbox has, then what it does not have any more or not yet. */
function merge(pending: readonly TicketEvent[], events: readonly TicketEvent[]): TicketEvent[] {
  const known = new Set(pending.map((event) => event.id));
  return [...pending, ...events.filter((event) => !known.has(event.id))];
}
