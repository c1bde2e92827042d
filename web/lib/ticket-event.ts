import type { ChangedFields } from "#domain/room/protocol.ts";
import { supportName } from "#domain/room/system-line.ts";
import { type Arrival, jobInEvent } from "#domain/tickets/job-steps.ts";
import { isReopening } from "#domain/tickets/reopen.ts";
import type { TicketEventType } from "#domain/tickets/ticket.ts";
import type { Format } from "./format.ts";
import type { Translate } from "./i18n.tsx";

interface TicketEvent {
  readonly type: TicketEventType;
  readonly actorName: string | null;
  readonly data: ChangedFields;
}

/**
 * What happened to a ticket, in the reader's language; the driver reads of themselves as 'you'. With a format also
 * between when help arrives, where that was told.
 */
export function eventText(
  t: Translate,
  { type, actorName, data }: TicketEvent,
  reader: "driver" | "staff",
  format?: Pick<Format, "timeSpan">,
): string {
  const own = reader === "driver";
  const support = supportName(actorName);
  const name = actorName ?? "";
  switch (type) {
    case "ticket.submitted":
      return own ? t("event.submitted_you") : t("event.submitted", { name });
    case "ticket.reported_again":
      return own ? t("event.reported_again_you") : t("event.reported_again", { name });
    case "ticket.claimed":
      return t("event.claimed", { name: support });
    case "ticket.released":
      return t("event.released", { name: support });
    case "ticket.escalated":
      return t("event.escalated");
    case "ticket.status_changed":
      if (data["undone"] === true) return t("event.undone", { name: support });
      if (isReopening(data)) return own ? t("event.reopened_you") : t("event.reopened", { name });
      return t("event.status", { status: wordOf(data["status"]) });
    case "ticket.step": {
      const step = wordOf(data["jobStep"]);
      const line = t("event.step", { name: support, step: data["renewed"] === true ? "renewed" : step });
      const arrival = arrivalToldBy(data);
      if (format === undefined || arrival === null) return line;
      const [from, until] = format.timeSpan(arrival.from, arrival.until);
      return `${line} (${t("event.step_arrival", { from, until })})`;
    }
    case "ticket.assigned":
      return t("event.assigned", { name: supportName(wordOf(data["assignedName"])) });
    case "ticket.resolved":
      return t("event.resolved", { name: support });
    case "ticket.cancelled":
      return own ? t("event.cancelled_you") : t("event.cancelled", { name });
    case "ticket.place_changed":
      return own ? t("event.place_changed_you") : t("event.place_changed", { name });
    case "ticket.live_started":
      return own ? t("event.live_started_you") : t("event.live_started", { name });
    case "ticket.live_stopped":
      if (data["reason"] === "time") return t("event.live_over");
      return own ? t("event.live_stopped_you") : t("event.live_stopped", { name });
    case "ticket.distress":
      return t("event.distress", { name });
    case "ticket.distress_withdrawn":
      return t("event.distress_withdrawn", { name });
    case "ticket.distress_seen":
      return t("event.distress_seen", { name });
    case "ticket.notes_saved":
      return t("event.notes", { name });
    case "ticket.rated":
      return t(own ? "event.rated_you" : "event.rated");
    case "part.proposed":
      return t("event.part_proposed", { name: support });
    case "part.status_changed":
      return t("event.part_status", { status: wordOf(data["partStatus"]) });
  }
}

/** The range that came with a step; one that goes on to hold from an earlier step was told there. */
function arrivalToldBy(data: ChangedFields): Arrival | null {
  const job = jobInEvent(data);
  if (job === null || job.arrival === null || job.step === "requested") return null;
  const isNew = data["renewed"] === true || job.arrival.toldAt === job.reachedAt[job.step];
  return isNew ? job.arrival : null;
}

function wordOf(value: ChangedFields[string] | undefined): string {
  return typeof value === "string" ? value : "";
}
