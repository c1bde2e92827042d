import type { Category, DriveDecision, RedFlag } from "#domain/diagnosis/assessment.ts";
import type { PartStatus } from "#domain/parts/order.ts";
import type { TicketStatus } from "#domain/tickets/ticket.ts";
import type { UrgencyLevel } from "#domain/tickets/urgency.ts";
import type { PersonKey } from "./people.ts";
import type { StopName } from "./stops.ts";

/** Who says a line in the room: the driver, support, or support to its own people. */
type Speaker = "driver" | "support" | "note";

/** One breakdown, from the first message to its present state. */
export interface Story {
  readonly driver: PersonKey;
  /** Brand, year, model. */
  readonly truck: readonly [string, number, string];
  readonly at: StopName;
  /** How long ago the ticket was submitted. */
  readonly minutesAgo: number;
  readonly urgency: UrgencyLevel;
  /** What the assessment concluded, where the driver chose otherwise. */
  readonly assessed?: UrgencyLevel;
  readonly status: TicketStatus;
  readonly tech?: "tess" | "marco";

  readonly category: Category;
  readonly drive: DriveDecision;
  readonly flags?: readonly RedFlag[];
  readonly codes?: readonly (readonly [spn: number, fmi: number, meaning: string])[];
  readonly issue: string;
  readonly cause: string;
  readonly check: string;
  /** The diagnosis chat: driver and assistant in turn. */
  readonly chat?: readonly string[];
  readonly room?: readonly (readonly [Speaker, string])[];

  readonly partsRequested?: string;
  /** Description, cents, status of the order. */
  readonly parts?: readonly (readonly [string, number, PartStatus])[];
  readonly trailer?: string;
  readonly load?: string;
  readonly hazardousGoods?: string;
  readonly notes?: string;
  readonly resolution?: string;
  readonly rating?: readonly [number, string | null];
  /** The driver called it off. */
  readonly cancelled?: boolean;
}

export const hour = 60;
export const day = 24 * hour;
