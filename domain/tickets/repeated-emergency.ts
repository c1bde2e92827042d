import { maxMessageLength } from "../room/protocol.ts";
import type { UrgencyLevel } from "./urgency.ts";

/** An emergency joins one that is open when that was made less than this many milliseconds ago. */
export const joinsWithin = 12 * 3_600_000;
/** With this many emergencies open, another one joins the newest, whatever truck it is for. */
export const mostOpenEmergencies = 5;

/** What an emergency says that a repeated one may say otherwise. */
export interface EmergencyWords {
  readonly issueDescription: string;
  readonly contactPhone: string | null;
  readonly highway: string | null;
  readonly direction: string | null;
  readonly mileMarker: string | null;
  readonly locationAddress: string | null;
}

/** Whether a request is an emergency, by the driver's own word or by the assessment. */
export function isEmergency(urgencyLevel: UrgencyLevel, assessed: UrgencyLevel | null | undefined): boolean {
  return urgencyLevel === "emergency" || assessed === "emergency";
}

/** What a repeated emergency adds to the open one, as one message of the driver's; empty when it says nothing new. */
export function whatIsNew(open: EmergencyWords, repeated: EmergencyWords): string {
  const place = ({ highway, direction, mileMarker }: EmergencyWords) =>
    [highway, direction, mileMarker].filter((part) => part !== null).join(" ");
  const lines = [
    repeated.issueDescription === open.issueDescription ? "" : repeated.issueDescription,
    place(repeated) === place(open) ? "" : place(repeated),
    repeated.locationAddress === open.locationAddress ? "" : (repeated.locationAddress ?? ""),
    repeated.contactPhone === open.contactPhone ? "" : (repeated.contactPhone ?? ""),
  ];
  return lines
    .filter((line) => line !== "")
    .join("\n")
    .slice(0, maxMessageLength);
}
