import * as z from "zod/mini";
import { pageLimit, rowCursor } from "../paging.ts";

/** What is written down when somebody does it. Deeds of other names are shown by their name. */
export const auditActions = [
  "account.exported",
  "password.changed",
  "password.reset",
  "plan.granted",
  "plan.taken_back",
  "reply.created",
  "reply.removed",
  "reply.updated",
  "role.granted",
  "role.revoked",
  "tech.created",
  "tech.removed",
  "tech.updated",
  "ticket.assigned",
  "ticket.distress",
  "ticket.distress_seen",
  "ticket.distress_withdrawn",
  "ticket.live_started",
  "ticket.live_stopped",
  "user.disabled",
  "user.enabled",
  "user.erased",
] as const;
export type AuditAction = (typeof auditActions)[number];

/** A page of the record; `q` is who did it: a name, or an e-mail address. */
export const ListAuditInput = z.prefault(
  z.object({
    cursor: rowCursor,
    limit: pageLimit,
    q: z._default(z.string().check(z.trim(), z.maxLength(100, "list.query_long")), ""),
    action: z.optional(z.nullable(z.string().check(z.maxLength(60, "list.query_long")))),
  }),
  {},
);
export type ListAuditInput = z.infer<typeof ListAuditInput>;
