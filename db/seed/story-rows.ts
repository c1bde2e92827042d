import type { Assessment } from "#domain/diagnosis/assessment.ts";
import { newId, type RandomBytes } from "#domain/ids.ts";
import { handoverCards } from "#domain/tickets/handover.ts";
import { dangerOf } from "#domain/tickets/next-ticket.ts";
import { clockAfter, clockAtSubmission } from "#domain/tickets/reply-clock.ts";
import { newTicketNumber } from "#domain/tickets/ticket-number.ts";
import { responseDueAt } from "#domain/tickets/urgency.ts";
import type {
  conversationMessages,
  conversations,
  partsOrders,
  supportChatMessages,
  supportTickets,
  ticketEvents,
} from "../schema/index.ts";
import { demoPhone } from "./places.ts";
import { type Stop, stops } from "./stops.ts";
import type { Story } from "./story.ts";
import { type StoryCast, Timeline } from "./timeline.ts";

/** What one story becomes, table by table. */
export interface StoryRows {
  readonly ticket: typeof supportTickets.$inferInsert;
  readonly conversation: typeof conversations.$inferInsert | null;
  readonly messages: readonly (typeof conversationMessages.$inferInsert)[];
  readonly events: readonly (typeof ticketEvents.$inferInsert)[];
  readonly roomCopy: readonly (typeof supportChatMessages.$inferInsert)[];
  readonly parts: readonly (typeof partsOrders.$inferInsert)[];
}

const minute = 60_000;

/** The rows of one story, finished or in progress at `now`. */
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
  const chatHistory = (story.chat ?? [story.issue]).map((content, index) => ({
    role: index % 2 === 0 ? ("user" as const) : ("assistant" as const),
    content,
  }));
  const danger = { urgencyLevel: story.urgency, assessedUrgency: story.assessed ?? story.urgency };
  const dueAt = responseDueAt(dangerOf(danger), person.subscription?.tierName ?? null, createdAt);
  const clock = clockAfter(clockAtSubmission(createdAt, dueAt), timeline.roomCopy(), danger);
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
    responseDueAt: dueAt,
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
    chatHistory,
    assessment: assessmentOf(story),
    handover: handoverCards({
      messages: chatHistory,
      issue: story.issue,
      truck: { brand: truckBrand, year: truckYear, model: truckModel },
      where: stop,
      trailer: story.trailer,
      load: story.load,
      hazardousGoods: story.hazardousGoods,
    }),
    internalNotes: story.notes ?? "",
    rating: story.rating?.[0] ?? null,
    ratingComment: story.rating?.[1] ?? null,
    resolution: story.resolution ?? null,
    ...(story.status === "open" || story.status === "in_progress" ? clock : { firstResponseAt: clock.firstResponseAt }),
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
