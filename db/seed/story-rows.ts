import { brand } from "#domain/brand.ts";
import type { Assessment } from "#domain/diagnosis/assessment.ts";
import { newId, type RandomBytes } from "#domain/ids.ts";
import { supportName, systemLine } from "#domain/room/system-line.ts";
import type { TicketEventType } from "#domain/tickets/ticket.ts";
import { newTicketNumber } from "#domain/tickets/ticket-number.ts";
import { responseDueAt } from "#domain/tickets/urgency.ts";
import type {
  conversationMessages,
  conversations,
  fleetTrucks,
  partsOrders,
  supportChatMessages,
  supportTickets,
  ticketEvents,
} from "../schema/index.ts";
import type { DemoPerson } from "./people.ts";
import { demoPhone } from "./places.ts";
import { fraction } from "./seeded-bytes.ts";
import { type Stop, stops } from "./stops.ts";
import type { Story } from "./story.ts";

/** What one story becomes, table by table. */
export interface StoryRows {
  readonly ticket: typeof supportTickets.$inferInsert;
  readonly conversation: typeof conversations.$inferInsert | null;
  readonly messages: readonly (typeof conversationMessages.$inferInsert)[];
  readonly events: readonly (typeof ticketEvents.$inferInsert)[];
  readonly roomCopy: readonly (typeof supportChatMessages.$inferInsert)[];
  readonly parts: readonly (typeof partsOrders.$inferInsert)[];
}

/** Somebody of the story as the database knows them. */
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
/** The seed's rooms are refilled from their copies, which stand under this name. */
const seedEpoch = "seed";

/** The rows of one story that ended, or stands, at `now`. */
export function storyRows(story: Story, cast: StoryCast, now: number, randomBytes: RandomBytes): StoryRows {
  const ticketId = newId("ticket", randomBytes);
  const createdAt = now - story.minutesAgo * minute;
  const timeline = new Timeline(ticketId, createdAt, now, story, cast, randomBytes);
  timeline.tell();
  const conversation = story.chat === undefined ? null : conversationRow(story, cast, createdAt, randomBytes);
  const messages = conversation === null ? [] : messageRows(story, conversation.id, createdAt, randomBytes);
  return {
    ticket: ticketRow({
      story,
      cast,
      timeline,
      ticketId,
      createdAt,
      conversationId: conversation?.id ?? null,
      randomBytes,
    }),
    conversation,
    messages,
    events: timeline.events,
    roomCopy: timeline.roomCopy(),
    parts: timeline.parts,
  };
}

/** What happened to a ticket, in order: events, lines of the room, and the orders of parts. */
class Timeline {
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
    this.#event("ticket.submitted", this.#cast.driver.id, driverName, { status: "open" });
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

  #order([partsDescription, price, status]: NonNullable<Story["parts"]>[number]): void {
    const id = newId("part", this.#randomBytes);
    this.#byTech("part.proposed", { partId: id, partsDescription, price });
    const createdAt = this.#at;
    if (status !== "pending") this.#byTech("part.status_changed", { partId: id, status });
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

function ticketRow(of: {
  story: Story;
  cast: StoryCast;
  timeline: Timeline;
  ticketId: string;
  createdAt: number;
  conversationId: string | null;
  randomBytes: RandomBytes;
}): typeof supportTickets.$inferInsert {
  const { story, cast, timeline, createdAt, randomBytes } = of;
  const { person, id: userId } = cast.driver;
  const stop: Stop = stops[story.at];
  const [truckBrand, truckYear, truckModel] = story.truck;
  return {
    id: of.ticketId,
    ticketNumber: newTicketNumber(randomBytes),
    submissionId: `seed-${of.ticketId}`,
    userId,
    truckId: cast.truck?.id ?? null,
    conversationId: of.conversationId,
    status: story.status,
    urgencyLevel: story.urgency,
    assessedUrgency: story.assessed ?? story.urgency,
    responseDueAt: responseDueAt(story.urgency, person.subscription?.tierName ?? null, createdAt),
    assignedTo: cast.tech?.id ?? null,
    assignedName: cast.tech?.person.fullName ?? null,
    assignedAt: timeline.claimedAt,
    contactName: person.fullName,
    contactPhone: demoPhone(person.areaCode, story.minutesAgo),
    contactEmail: person.email,
    preferredLanguage: person.language ?? "en",
    preferredContactMethod: story.minutesAgo % 3 === 0 ? "call" : "chat",
    truckBrand,
    truckYear,
    truckModel,
    issueDescription: story.issue,
    partsRequested: story.partsRequested ?? null,
    locationLat: stop.latitude,
    locationLng: stop.longitude,
    locationAddress: `${stop.highway} ${stop.direction}, mile ${stop.mileMarker}, ${stop.town}`,
    highway: stop.highway,
    direction: stop.direction,
    mileMarker: stop.mileMarker,
    trailer: story.trailer ?? null,
    load: story.load ?? null,
    hazardousGoods: story.hazardousGoods ?? null,
    chatHistory: (story.chat ?? [story.issue]).map((content, index) => ({
      role: index % 2 === 0 ? ("user" as const) : ("assistant" as const),
      content,
    })),
    assessment: assessmentOf(story),
    internalNotes: story.notes ?? "",
    rating: story.rating?.[0] ?? null,
    ratingComment: story.rating?.[1] ?? null,
    resolution: story.resolution ?? null,
    firstResponseAt: timeline.claimedAt,
    resolvedAt: story.resolution === undefined ? null : timeline.endedAt,
    cancelledAt: story.cancelled === true ? timeline.endedAt : null,
    createdAt,
    updatedAt: timeline.updatedAt,
    version: timeline.version,
  };
}

function assessmentOf(story: Story): Assessment {
  return {
    category: story.category,
    urgency: story.assessed ?? story.urgency,
    drive: story.drive,
    redFlags: story.flags ?? [],
    faultCodes: (story.codes ?? []).map(([spn, fmi, meaning]) => ({ spn, fmi, meaning })),
    causes: [
      { id: `${story.category}.seeded`, text: story.cause, evidence: [story.issue.split(/[.!?]/)[0] ?? story.issue] },
    ],
    steps: story.drive === "stop_now" ? ["Stay stopped, flashers on.", "Get out on the side away from traffic."] : [],
    checks: [story.check],
    question: null,
    handover: true,
  };
}

function conversationRow(story: Story, cast: StoryCast, endedAt: number, randomBytes: RandomBytes) {
  const [brandName, year, model] = story.truck;
  return {
    id: newId("conversation", randomBytes),
    userId: cast.driver.id,
    truckId: cast.truck?.id ?? null,
    brand: brandName,
    year,
    model,
    truckName: cast.truck?.truckName ?? null,
    mileage: cast.truck?.mileage ?? null,
    vin: cast.truck?.vin ?? null,
    language: cast.driver.person.language ?? "en",
    status: "closed",
    summary: `${story.issue.split(/[.!?]/)[0]}. ${story.cause}.`,
    createdAt: endedAt - 12 * minute,
    updatedAt: endedAt,
    closedAt: endedAt,
  } as const satisfies typeof conversations.$inferInsert;
}

function messageRows(story: Story, conversationId: string, endedAt: number, randomBytes: RandomBytes) {
  const lines = story.chat ?? [];
  let turnId = "";
  return lines.map((content, index): typeof conversationMessages.$inferInsert => {
    const asks = index % 2 === 0;
    if (asks) turnId = newId("turn", randomBytes);
    const last = index === lines.length - 1;
    return {
      id: newId("message", randomBytes),
      conversationId,
      turnId,
      role: asks ? "user" : "assistant",
      content,
      photoIds: [],
      assessment: !asks && last ? assessmentOf(story) : null,
      source: asks ? null : "built_in",
      createdAt: endedAt - (lines.length - index) * 2 * minute,
    };
  });
}
