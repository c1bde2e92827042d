import { brand } from "../brand.ts";
import { isReopening } from "../tickets/reopen.ts";
import type { TicketEventType } from "../tickets/ticket.ts";
import type { ChangedFields } from "./protocol.ts";

/** The sender that a driver sees (product decision P26): '{display name} · Support Team'. */
export function supportName(displayName: string | null): string {
  const name = displayName?.trim() ?? "";
  if (name === "") return brand.supportTeam;
  return name.endsWith(brand.supportTeam) ? name : `${name} · ${brand.supportTeam}`;
}

/** The display name in the sender that a driver sees; null where there is none. */
export function nameInSupport(sender: string): string | null {
  const end = ` · ${brand.supportTeam}`;
  return sender.endsWith(end) ? sender.slice(0, -end.length) : null;
}

/** What a system line is made of. */
export interface LineEvent {
  readonly type: TicketEventType;
  readonly actorName: string | null;
  readonly data: ChangedFields;
}

const statusWords: Readonly<Record<string, string>> = {
  open: "open",
  in_progress: "in progress",
  resolved: "resolved",
  closed: "closed",
};

/** A change of the record as one English sentence; pages build their own text from the event. */
export function systemLine(event: LineEvent): string {
  const support = supportName(event.actorName);
  const by = event.actorName === null ? "" : ` by ${event.actorName}`;
  switch (event.type) {
    case "ticket.submitted":
      return `Ticket submitted${by}`;
    case "ticket.reported_again":
      return `The driver reported the emergency again${by}`;
    case "ticket.claimed":
      return `Ticket claimed by ${support}`;
    case "ticket.released":
      return `Ticket released by ${support}`;
    case "ticket.escalated":
      return "No one had picked up the emergency. Everyone was alerted.";
    case "ticket.status_changed":
      if (event.data["undone"] === true) return `${support} undid the last change`;
      if (isReopening(event.data)) return `Ticket reopened${by}`;
      return `Status changed to ${words(event.data["status"])}${event.actorName === null ? "" : ` by ${support}`}`;
    case "ticket.step":
      return `${stepWords(event.data["jobStep"], event.data["renewed"] === true)}, ${support}`;
    case "ticket.assigned":
      return `Ticket assigned to ${supportName(text(event.data["assignedName"]))}`;
    case "ticket.resolved":
      return `Ticket resolved by ${support}`;
    case "ticket.cancelled":
      return `Ticket cancelled${by}`;
    case "ticket.place_changed":
      return "The driver corrected the place";
    case "ticket.live_started":
      return "The driver shares the live place";
    case "ticket.live_stopped":
      return "The live place is no longer shared";
    case "ticket.distress":
      return "The driver does not feel safe";
    case "ticket.distress_withdrawn":
      return "The driver feels safe again";
    case "ticket.distress_seen":
      return `${support} has seen that the driver does not feel safe`;
    case "ticket.notes_saved":
      return `Internal notes saved${by}`;
    case "ticket.rated":
      return "The driver rated the help";
    case "part.proposed":
      return `Part proposed by ${support}`;
    case "part.status_changed":
      return `Part order is now ${words(event.data["partStatus"])}`;
  }
}

function stepWords(step: ChangedFields[string] | undefined, renewed: boolean): string {
  if (renewed) return "New estimate of the arrival";
  switch (step) {
    case "dispatched":
      return "Help is dispatched";
    case "en_route":
      return "Help is en route";
    case "on_site":
      return "Help is on site";
    case "rolling":
      return "The truck is rolling";
    default:
      return "Nobody is dispatched yet";
  }
}

function text(value: ChangedFields[string] | undefined): string | null {
  return typeof value === "string" ? value : null;
}

function words(value: ChangedFields[string] | undefined): string {
  const status = text(value) ?? "changed";
  return statusWords[status] ?? status;
}
