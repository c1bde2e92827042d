import * as z from "zod/mini";
import { pageLimit, rowCursor } from "../paging.ts";

/** Recorded changes. Actions with other names are shown by their name. */
const changeActions = [
  "account.exported",
  "part.proposed",
  "part.status_changed",
  "password.changed",
  "password.reset",
  "plan.granted",
  "plan.taken_back",
  "reply.created",
  "reply.removed",
  "reply.updated",
  "role.granted",
  "role.revoked",
  "second_factor.codes_renewed",
  "second_factor.disabled",
  "second_factor.enabled",
  "second_factor.not_required",
  "second_factor.required",
  "second_factor.reset",
  "tech.created",
  "tech.removed",
  "tech.updated",
  "ticket.assigned",
  "ticket.claimed",
  "ticket.distress",
  "ticket.distress_seen",
  "ticket.distress_withdrawn",
  "ticket.live_started",
  "ticket.live_stopped",
  "ticket.notes_saved",
  "ticket.released",
  "ticket.resolved",
  "ticket.status_changed",
  "ticket.step",
  "ticket.undone",
  "user.disabled",
  "user.enabled",
  "user.erased",
] as const;

/** Recorded views: reads of a driver's personal data without a change. */
const lookActions = [
  "ticket.live_viewed",
  "ticket.photo_viewed",
  "ticket.share_viewed",
  "ticket.viewed",
  "user.viewed",
] as const;
export type LookAction = (typeof lookActions)[number];

export const auditActions = [...changeActions, ...lookActions] as const;
export type AuditAction = (typeof auditActions)[number];

/** The same person at the same thing is one look as long as this, in milliseconds. */
export const lookLength = 3_600_000;

/** Days that a look is kept; changes stay. */
export const looksKeptForDays = 365;

/** What of the record is shown. */
export const auditKinds = ["changes", "looks", "all"] as const;
export type AuditKind = (typeof auditKinds)[number];

/** The deeds that a list of one kind may hold. */
export function actionsOf(kind: AuditKind): readonly AuditAction[] {
  if (kind === "all") return auditActions;
  return kind === "looks" ? lookActions : changeActions;
}

/**
 * A page of the record; `q` is who did it: a name, or an e-mail address. `about` is the id of what it was done to or who
 * looked at: a ticket, or a person with all of their tickets.
 */
export const ListAuditInput = z.prefault(
  z.object({
    cursor: rowCursor,
    limit: pageLimit,
    q: z._default(z.string().check(z.trim(), z.maxLength(100, "list.query_long")), ""),
    action: z.optional(z.nullable(z.string().check(z.maxLength(60, "list.query_long")))),
    kind: z._default(z.enum(auditKinds), "changes"),
    about: z.optional(z.nullable(z.string().check(z.maxLength(64, "list.query_long")))),
  }),
  {},
);
export type ListAuditInput = z.infer<typeof ListAuditInput>;
