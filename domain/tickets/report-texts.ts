import type { DriveDecision } from "../diagnosis/assessment.ts";
import type { PartStatus } from "../parts/order.ts";
import type { JobStep } from "./job-steps.ts";
import type { TicketStatus } from "./ticket.ts";
import type { UrgencyLevel } from "./urgency.ts";

/** The keys of the texts that a breakdown report is worded with; the pages have each in every language. */
export type ReportText =
  | `ui.status.${TicketStatus}`
  | `ui.urgency.${UrgencyLevel}`
  | `parts.status.${PartStatus}`
  | `assess.drive.${Exclude<DriveDecision, "not_applicable">}`
  | `support.direction.${"north" | "east" | "south" | "west"}`
  | `tickets.job.${Exclude<JobStep, "requested">}`
  | "tickets.step.cancelled"
  | `report.${OwnText}`;

type OwnText =
  | "cancelled"
  | "claimed"
  | "code_unknown"
  | "codes"
  | "concluded"
  | "done"
  | "driver"
  | "likely"
  | "mile_marker"
  | "no_cause"
  | "no_codes"
  | "no_parts"
  | "no_place"
  | "no_time"
  | "no_vin"
  | "not_yet"
  | "note"
  | "nothing_concluded"
  | "nothing_yet"
  | "parts"
  | "photo_count"
  | "photos"
  | "place"
  | "resolved"
  | "status"
  | "submitted"
  | "ticket"
  | "title_of"
  | "trailer"
  | "truck"
  | "unread"
  | "urgency"
  | "vin"
  | "words";
