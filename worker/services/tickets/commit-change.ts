import type { AuditEntry } from "#db/queries/audit.ts";
import {
  type ChangeOutcome,
  changeTicket,
  findTicketHeadForStaff,
  type TicketChange,
  type TicketHead,
} from "#db/queries/ticket-changes.ts";
import type { Actor } from "#domain/access/actor.ts";
import type { AuditAction } from "#domain/audit/audit.ts";
import { auditedMove } from "#domain/audit/ticket-change.ts";
import { DomainError } from "#domain/errors.ts";
import { newId } from "#domain/ids.ts";
import { heldUntilAfter, undoWindow } from "#domain/tickets/undo.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { publishEvent } from "./publish-event.ts";
import { type ChangedTicket, toChangedTicket } from "./ticket-views.ts";

export type ChangeDeps = Pick<Deps, "db" | "clock" | "randomBytes" | "rooms" | "log" | "background">;
export type StaffActor = Pick<Actor, "userId" | "fullName" | "roles">;

/** What a verb wants changed; the rest of the change is the same for all of them. */
export type Wanted = Omit<TicketChange, "ticketId" | "event" | "audit"> & {
  readonly event: Pick<TicketChange["event"], "type" | "data"> & { readonly audience?: "everyone" | "staff" };
  /** True where the change can be undone: its driver hears of it `undoWindow` later. */
  readonly undoable?: boolean;
  /** For a change by staff: its line in the audit log, which also says from what to what status and holder moved. */
  readonly audit?: { readonly action: AuditAction; readonly data?: NonNullable<AuditEntry["data"]> };
};

/** How a change is undone: by the id of its event, until then (milliseconds UTC). */
export interface Undo {
  readonly eventId: string;
  readonly until: number;
}

/** Writes a change; `changeTicket` unless the verb has its own conditional write. */
type Write = (db: ChangeDeps["db"], change: TicketChange) => Promise<ChangeOutcome>;

/**
 * The frame of every change of a ticket: writes it with its event, then tells rooms and desk.
 * @throws what `lost` makes of the ticket as somebody else left it, when the change came too late;
 * DomainError `ticket.not_found` when there is no ticket any more.
 */
export async function commitChange(
  deps: ChangeDeps,
  input: {
    /** As the verb found it. */
    readonly ticket: Pick<TicketHead, "id" | "ticketNumber" | "status"> & {
      readonly assignedName?: string | null;
    };
    readonly actor: { readonly userId: string; readonly name: string | null };
    readonly wanted: Wanted;
    /** Null where what was wanted stands already, by somebody who was faster. */
    readonly lost?: (current: TicketHead) => DomainError | null;
    readonly write?: Write;
  },
): Promise<ChangedTicket & { readonly undo?: Undo }> {
  const { ticket: found, actor, wanted, lost = stale, write = changeTicket } = input;
  const { audit, undoable = false, ...change } = wanted;
  const createdAt = deps.clock.now();
  const event = {
    audience: "everyone" as const,
    ...wanted.event,
    data: { ticketNumber: found.ticketNumber, ...wanted.event.data },
    id: newId("event", deps.randomBytes),
    actorId: actor.userId,
    actorName: actor.name,
    createdAt,
    ...(undoable ? { heldUntil: heldUntilAfter(createdAt) } : {}),
  };
  const { changed, ticket } = await write(deps.db, {
    ...change,
    ticketId: found.id,
    event,
    ...(audit === undefined ? {} : { audit: auditOf(deps, found, change.set, event, audit) }),
  });
  if (ticket === null) throw new DomainError("ticket.not_found");
  if (!changed) {
    const refusal = lost(ticket);
    if (refusal !== null) throw refusal;
    return toChangedTicket(ticket);
  }
  publishEvent(deps, found.id, ticket.version, event);
  const answer = toChangedTicket(ticket);
  return undoable ? { ...answer, undo: { eventId: event.id, until: createdAt + undoWindow } } : answer;
}

type AuditedTicket = Pick<TicketHead, "id" | "status"> & { readonly assignedName?: string | null };

function auditOf(
  deps: Pick<Deps, "randomBytes">,
  { id: subjectId, status: statusBefore, assignedName: nameBefore = null }: AuditedTicket,
  { status, assignedName }: TicketChange["set"],
  { actorId, createdAt }: TicketChange["event"],
  { action, data }: NonNullable<Wanted["audit"]>,
): AuditEntry {
  const id = newId("audit", deps.randomBytes);
  const moved = auditedMove({ status: statusBefore, assignedName: nameBefore, step: "" }, { status, assignedName });
  return { id, actorId, action, subjectKind: "ticket", subjectId, createdAt, data: { ...moved, ...data } };
}

/** The line in the audit log of an event that staff caused on a ticket. */
export function auditOfEvent(
  deps: Pick<Deps, "randomBytes">,
  ticketId: string,
  event: Pick<TicketChange["event"], "actorId" | "createdAt"> & { readonly type: AuditAction },
  data: NonNullable<AuditEntry["data"]>,
): AuditEntry {
  const { actorId, createdAt, type: action } = event;
  return {
    id: newId("audit", deps.randomBytes),
    actorId,
    action,
    subjectKind: "ticket",
    subjectId: ticketId,
    createdAt,
    data,
  };
}

/** Somebody else changed the ticket in between: its version, status and who has it now. */
export function stale(current: TicketHead): DomainError {
  return new DomainError("ticket.stale", {
    version: current.version,
    status: current.status,
    assignedTo: current.assignedTo,
    by: current.assignedName,
  });
}

/**
 * The ticket as it is, and the name under which this member of staff acts on it.
 * @throws DomainError `ticket.not_found`.
 */
export async function readForStaff(
  deps: Pick<Deps, "db">,
  actor: StaffActor,
  ticketId: string,
): Promise<{ readonly ticket: TicketHead; readonly name: string; readonly profileName: string | null }> {
  const { head, profileName } = await findTicketHeadForStaff(deps.db, ticketId, actor.userId);
  if (head === null) throw new DomainError("ticket.not_found");
  return { ticket: head, name: staffName(head, profileName, actor), profileName };
}

/** The name under which a member of staff acts on a ticket: that of the claim, else the last one, else their own. */
export function staffName(
  ticket: Pick<TicketHead, "assignedTo" | "assignedName">,
  profileName: string | null,
  actor: Pick<StaffActor, "userId" | "fullName">,
): string {
  const claimed = ticket.assignedTo === actor.userId ? ticket.assignedName : null;
  return claimed ?? profileName ?? actor.fullName;
}
