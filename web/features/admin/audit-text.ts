import { roles } from "#domain/access/roles.ts";
import { auditActions } from "#domain/audit/audit.ts";
import { movesOf } from "#domain/audit/ticket-change.ts";
import { plans, tierNames } from "#domain/billing/plans.ts";
import { jobSteps } from "#domain/tickets/job-steps.ts";
import { ticketStatuses } from "#domain/tickets/ticket.ts";
import type { Translate } from "../../lib/i18n.tsx";
import type { RouterOutputs } from "../../lib/trpc.ts";

/** A line of the record. */
export type AuditEntry = RouterOutputs["admin"]["audit"]["list"]["items"][number];

/** Who did what to whom, as a sentence; a deed that has no sentence is told by its name. */
export function auditText(t: Translate, entry: AuditEntry): string {
  const { subject, data } = entry;
  const actor = actorName(t, entry);
  const action = auditActions.find((known) => known === entry.action);
  if (action === undefined) return t("audit.told.other", { actor, action: entry.action });
  return t(`audit.told.${action}`, {
    actor,
    name: nameOf(t, entry),
    ticket: subject.ticketNumber ?? "–",
    role: roleText(t, data["role"]),
    plan: planText(data["tierName"]),
  });
}

/** From what to what an act moved a ticket, a line each. */
export function auditMoves(t: Translate, { data }: AuditEntry): readonly string[] {
  return movesOf(data).map(({ field, from, to }) => [from, to].map((value) => moveText(t, field, value)).join(" → "));
}

function moveText(t: Translate, field: "status" | "assignedName" | "step", value: string | null): string {
  if (value === null) return t("audit.nobody");
  const status = ticketStatuses.find((known) => field === "status" && known === value);
  const step = jobSteps.find((known) => field === "step" && known === value);
  if (status !== undefined) return t(`ui.status.${status}`);
  return step === undefined ? value : t(`tickets.job.${step}`);
}

/** What a deed is called in a list of deeds. */
export function actionText(t: Translate, action: string): string {
  const known = auditActions.find((name) => name === action);
  return known === undefined ? action : t(`audit.action.${known}`);
}

/** Who did it; a shared link is also opened by people who are not signed in. */
export function actorName(t: Translate, { action, actor }: Pick<AuditEntry, "action" | "actor">): string {
  if (actor === null) return t(action === "ticket.share_viewed" ? "audit.link_holder" : "audit.system");
  return actor.name ?? actor.email ?? t("audit.gone");
}

function nameOf(t: Translate, { subject, data }: AuditEntry): string {
  if (subject.kind === "reply") return `/${String(data["shortcut"] ?? "")}`;
  if (subject.kind === "ticket") return String(data["name"] ?? "");
  return subject.name ?? subject.email ?? t("audit.gone");
}

function roleText(t: Translate, role: unknown): string {
  const known = roles.find((name) => name === role);
  return known === undefined ? String(role ?? "") : t(`admin.users.role.${known}`);
}

function planText(tierName: unknown): string {
  const known = tierNames.find((name) => name === tierName);
  return known === undefined ? String(tierName ?? "") : plans[known].displayName;
}
