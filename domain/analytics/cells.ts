/**
 * What the reports count, by the day on which the ticket, chat, order or account came in. `rolled` counts nothing: it
 * marks a day whose cells are stored, its total is when that was.
 */
export const cellKinds = [
  "rolled",
  /** Tickets by urgency; the total is those that nobody answered in time and that still have no answer. */
  "tickets",
  /** Answered tickets by urgency and time to the first response; the total is those answered in time. */
  "first_response",
  /** Resolved tickets by urgency and time to the resolution. */
  "resolution",
  /** Tickets by what the assessment took them for; an empty key where there was none. */
  "category",
  /** Ratings; the bucket is the number of stars. */
  "rating",
  /** Tickets by technician; the total is those resolved. */
  "tech_tickets",
  /** Answered tickets by technician and time to the first response. */
  "tech_response",
  /** Rated tickets by technician; the total is all their stars. */
  "tech_rating",
  /** Chats that ended, by whether a ticket came of them: `ticket` or `alone`. */
  "chats",
  /** Parts orders by status; the total is what the driver pays, in cents. */
  "parts",
  /** New accounts. */
  "accounts",
  /** Trials that began; the total is those that are paid plans now. */
  "trials",
] as const;
export type CellKind = (typeof cellKinds)[number];

/** One number of a report. */
export interface ReportCell {
  readonly kind: CellKind;
  readonly key: string;
  readonly bucket: number;
  readonly count: number;
  readonly total: number;
}
