import { brand } from "#domain/brand.ts";
import { newId, type RandomBytes } from "#domain/ids.ts";
import { formatPrice } from "#domain/parts/price.ts";
import { supportName, systemLine } from "#domain/room/system-line.ts";
import { isEmergency } from "#domain/tickets/repeated-emergency.ts";
import type { TicketEventType } from "#domain/tickets/ticket.ts";
import type { fleetTrucks, partsOrders, supportChatMessages, ticketEvents } from "../schema/index.ts";
import type { DemoPerson } from "./people.ts";
import { fraction } from "./seeded-bytes.ts";
import type { Story } from "./story.ts";

/** A person of the story with their id in the database. */
export interface Known {
  readonly id: string;
  readonly person: DemoPerson;
}

export interface StoryCast {
  readonly driver: Known;
  readonly tech: Known | null;
  readonly truck: typeof fleetTrucks.$inferInsert | null;
}

type Event = typeof ticketEvents.$inferInsert;

const minute = 60_000;
/** The seed's rooms are restored from their copies, which carry this name. */
const seedEpoch = "seed";

/** What happened to a ticket, in order: events, lines of the room, and the orders of parts. */
export class Timeline {
  readonly events: Event[] = [];
  readonly parts: (typeof partsOrders.$inferInsert)[] = [];
  readonly #lines: Omit<typeof supportChatMessages.$inferInsert, "seq">[] = [];
  readonly #ticketId: string;
  readonly #story: Story;
  readonly #cast: StoryCast;
  readonly #randomBytes: RandomBytes;
  readonly #step: number;
  #at: number;
  claimedAt: number | null = null;
  endedAt: number | null = null;

  constructor(
    ticketId: string,
    createdAt: number,
    now: number,
    story: Story,
    cast: StoryCast,
    randomBytes: RandomBytes,
  ) {
    this.#ticketId = ticketId;
    this.#story = story;
    this.#cast = cast;
    this.#randomBytes = randomBytes;
    this.#at = createdAt;
    // Everything of a story happens between its beginning and now, at most some twenty minutes apart.
    this.#step = Math.min(20 * minute, (now - createdAt) / 16);
  }

  get version(): number {
    return this.events.length;
  }

  get updatedAt(): number {
    return this.#at;
  }

  tell(): void {
    const { status, tech, room, parts, resolution, rating, cancelled, notes } = this.#story;
    const driverName = this.#cast.driver.person.fullName;
    const techName = this.#cast.tech?.person.fullName ?? null;
    this.#submit(driverName);
    if (cancelled === true) {
      this.#event("ticket.cancelled", this.#cast.driver.id, driverName, { status: "closed" });
      this.endedAt = this.#at;
      return;
    }
    const [first, ...rest] = room ?? [];
    if (first?.[0] === "driver") this.#say(first);
    if (tech !== undefined && techName !== null) {
      this.#byTech("ticket.claimed", {
        status: "in_progress",
        assignedTo: this.#cast.tech?.id ?? null,
        assignedName: techName,
      });
      this.claimedAt = this.#at;
    }
    if (first !== undefined && first[0] !== "driver") this.#say(first);
    for (const line of rest) this.#say(line);
    for (const part of parts ?? []) this.#order(part);
    if (notes !== undefined) this.#byTech("ticket.notes_saved", {}, "staff");
    if (resolution !== undefined) {
      this.#byTech("ticket.resolved", { status: "resolved" });
      this.endedAt = this.#at;
    }
    if (status === "closed") this.#byTech("ticket.status_changed", { status: "closed" });
    if (rating !== undefined) this.#event("ticket.rated", this.#cast.driver.id, driverName, { rating: rating[0] });
  }

  roomCopy(): (typeof supportChatMessages.$inferInsert)[] {
    return this.#lines.map((line, index) => ({ ...line, seq: index + 1 }));
  }

  /**
   * The submission. An unclaimed emergency's event stays in the outbox: the desk delivers it to
   * the room, whose alarm then escalates the ticket like any other.
   */
  #submit(driverName: string): void {
    const { status, urgency, assessed } = this.#story;
    const data = { status: "open", urgencyLevel: urgency, assessedUrgency: assessed ?? urgency };
    this.#event("ticket.submitted", this.#cast.driver.id, driverName, data);
    const event = this.events[0];
    if (event === undefined || status !== "open" || !isEmergency(urgency, assessed)) return;
    event.toldAt = null;
    this.#lines.length = 0;
  }

  #order([partsDescription, price, status]: NonNullable<Story["parts"]>[number]): void {
    const id = newId("part", this.#randomBytes);
    this.#byTech("part.proposed", { partId: id, partsDescription, price: formatPrice(price), partStatus: "pending" });
    const createdAt = this.#at;
    if (status !== "pending") this.#byTech("part.status_changed", { partId: id, partsDescription, partStatus: status });
    this.parts.push({
      id,
      ticketId: this.#ticketId,
      partsDescription,
      price,
      status,
      createdBy: this.#cast.tech?.id ?? null,
      createdAt,
      updatedAt: this.#at,
    });
  }

  #byTech(type: TicketEventType, data: Event["data"], audience: Event["audience"] = "everyone"): void {
    this.#event(type, this.#cast.tech?.id ?? null, this.#cast.tech?.person.fullName ?? null, data, audience);
  }

  #event(
    type: TicketEventType,
    actorId: string | null,
    actorName: string | null,
    data: Event["data"],
    audience: Event["audience"] = "everyone",
  ): void {
    if (this.events.length > 0) this.#wait();
    const id = newId("event", this.#randomBytes);
    const createdAt = this.#at;
    const version = this.events.length + 1;
    this.events.push({
      id,
      ticketId: this.#ticketId,
      type,
      version,
      actorId,
      actorName,
      audience,
      data,
      createdAt,
      toldAt: createdAt,
    });
    this.#lines.push({
      id,
      ticketId: this.#ticketId,
      epoch: seedEpoch,
      kind: "system",
      audience,
      senderType: "system",
      senderName: brand.product,
      message: systemLine({ type, actorName, data }),
      photoIds: [],
      createdAt,
    });
  }

  #say([speaker, message]: NonNullable<Story["room"]>[number]): void {
    this.#wait();
    const who = speaker === "driver" ? this.#cast.driver : this.#cast.tech;
    const id = newId("item", this.#randomBytes);
    this.#lines.push({
      id,
      ticketId: this.#ticketId,
      epoch: seedEpoch,
      kind: "message",
      audience: speaker === "note" ? "staff" : "everyone",
      senderType: speaker === "driver" ? "driver" : "support",
      senderId: who?.id ?? null,
      senderName: speaker === "driver" ? (who?.person.fullName ?? "") : supportName(who?.person.fullName ?? null),
      message,
      photoIds: [],
      clientId: `seed-${id}`,
      createdAt: this.#at,
    });
  }

  #wait(): void {
    this.#at += Math.round(this.#step * (0.2 + 0.8 * fraction(this.#randomBytes)));
  }
}
