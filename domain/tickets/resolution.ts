import * as z from "zod/mini";
import { idText, optionalText, requiredText } from "./text-fields.ts";

const maxResolutionLength = 4000;
const maxDetailLength = 500;
const maxMinutes = 100_000;

export const ResolveTicketInput = z.object({
  ticketId: idText("ticket.invalid"),
  /** What fixed it. */
  resolution: requiredText(maxResolutionLength, "ticket.resolution_required", "ticket.resolution_long"),
  /** Closed where no help is needed any more, for instance a duplicate. */
  status: z._default(z.enum(["resolved", "closed"], "ticket.status_invalid"), "resolved"),
  /** See `ReleaseTicketInput`. */
  undoable: z._default(z.boolean(), false),
  cause: z._default(optionalText(maxDetailLength, "ticket.resolution_long"), null),
  parts: z._default(optionalText(maxDetailLength, "ticket.resolution_long"), null),
  /** Minutes of work. */
  minutes: z.optional(
    z.nullable(
      z
        .int("ticket.minutes_invalid")
        .check(z.minimum(0, "ticket.minutes_invalid"), z.maximum(maxMinutes, "ticket.minutes_invalid")),
    ),
  ),
});
export type ResolveTicketInput = z.infer<typeof ResolveTicketInput>;

type Said = Pick<ResolveTicketInput, "resolution"> & Partial<Pick<ResolveTicketInput, "cause" | "parts" | "minutes">>;

/** A resolution in parts; null where only its text was given. */
export function detailsOf({ resolution, cause = null, parts = null, minutes = null }: Said) {
  if (cause === null && parts === null && minutes === null) return null;
  return { cause, repair: resolution, parts, minutes };
}

/** Whether work was done on the truck: always where a ticket is resolved, and where a closed one names parts or minutes. */
export function isRepair({
  status,
  parts,
  minutes,
}: Pick<ResolveTicketInput, "status" | "parts" | "minutes">): boolean {
  return status === "resolved" || Boolean(parts) || Boolean(minutes);
}

/** A resolution as the truck's repair history tells it: the repair first, then what else is known, a line each. */
export function repairSummary({ resolution, cause, parts, minutes }: Said): string {
  return [
    resolution,
    cause ? `Cause: ${cause}` : null,
    parts ? `Parts: ${parts}` : null,
    minutes ? `Work: ${minutes} min` : null,
  ]
    .filter((line) => line !== null)
    .join("\n");
}
