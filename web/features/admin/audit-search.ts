import { actionsOf, auditActions, auditKinds } from "#domain/audit/audit.ts";
import { textParam } from "../../lib/search-param.ts";

/** A kind of the record, or the sign-ins, which are a list of their own. */
export const auditShows = [...auditKinds, "sign_ins"] as const;
type AuditShow = (typeof auditShows)[number];

/** What the address of the record holds; `q` is who did it. */
export interface AuditSearch {
  readonly q?: string;
  readonly action?: string;
  /** Absent for changes. */
  readonly show?: Exclude<AuditShow, "changes">;
  /** The id of the ticket or the person that it is about. */
  readonly about?: string;
}

/** The search of an address; a value that makes no sense counts as absent. */
export function readAuditSearch(search: Readonly<Record<string, unknown>>): AuditSearch {
  const q = textParam(search["q"], 100);
  const action = textParam(search["action"], 60);
  const show = auditShows.find((known) => known === search["show"]) ?? "changes";
  const about = textParam(search["about"], 64);
  return {
    ...(q === undefined ? {} : { q }),
    ...(action === undefined || !isOf(show, action) ? {} : { action }),
    ...(show === "changes" ? {} : { show }),
    ...(about === undefined ? {} : { about }),
  };
}

/** Whether a deed can be in a list of a kind; one of a name that nobody knows may be in any. */
function isOf(kind: AuditShow, action: string): boolean {
  if (kind === "sign_ins") return false;
  return actionsOf(kind).some((name) => name === action) || !auditActions.some((name) => name === action);
}
