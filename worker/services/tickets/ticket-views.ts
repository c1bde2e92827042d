import type { listOpenTicketsOf } from "#db/queries/open-tickets.ts";
import type { TicketHead } from "#db/queries/ticket-changes.ts";
import type { DriverTicketRow, QueueRow, StaffTicketRow, TicketListRow } from "#db/queries/tickets.ts";
import { brand } from "#domain/brand.ts";
import { type Job, type JobRecord, jobOf } from "#domain/tickets/job-steps.ts";

/** Who has a ticket, as everybody may know it. */
export interface Assignee {
  readonly id: string;
  readonly name: string;
}

interface Assigned {
  readonly assignedTo: string | null;
  readonly assignedName: string | null;
}

function assignee({ assignedTo, assignedName }: Assigned): Assignee | null {
  return assignedTo === null ? null : { id: assignedTo, name: assignedName ?? brand.supportTeam };
}

/** The address of a photo; fetching it needs access. */
function photoUrl(photoId: string): string {
  return `/api/photos/${photoId}?size=full`;
}

/** A row's columns of the job as the job that they are. */
export function withJob<Row extends JobRecord>(row: Row): Omit<Row, keyof JobRecord> & { readonly job: Job } {
  const { dispatchedAt, enRouteAt, onSiteAt, rollingAt, arrivesFrom, arrivesUntil, arrivalToldAt, ...rest } = row;
  const job = jobOf({ dispatchedAt, enRouteAt, onSiteAt, rollingAt, arrivesFrom, arrivesUntil, arrivalToldAt });
  return { ...rest, job };
}

/** A ticket in a list. */
export function toListItem({ seq: _seq, assignedName, ...row }: TicketListRow) {
  return { ...row, assignedTo: assignee({ assignedTo: row.assignedTo, assignedName }) };
}

/** A ticket in a staff list: also its reply clock, since when it is unclaimed, and when it was escalated. */
export function toQueueItem(row: QueueRow) {
  const { unclaimedSince, escalatedAt, waitingSince, replyDueAt, snoozedUntil } = row;
  return { ...toListItem(row), unclaimedSince, escalatedAt, waitingSince, replyDueAt, snoozedUntil };
}

type OpenTicketRows = Awaited<ReturnType<typeof listOpenTicketsOf>>;

/** An open ticket for the strip that its driver sees on every page. `messages` are of all tickets, newest first. */
export function toOpenTicket(row: OpenTicketRows["tickets"][number], messages: OpenTicketRows["messages"]) {
  const { assignedName, ...ticket } = withJob(row);
  const own = messages.filter(({ ticketId }) => ticketId === row.id);
  const answered = own.findIndex(({ senderType }) => senderType === "driver");
  const sinceDriver = (answered === -1 ? own : own.slice(0, answered)).filter(
    ({ senderType }) => senderType === "support",
  );
  const [last] = own;
  return {
    ...ticket,
    assignedTo: assignee({ assignedTo: row.assignedTo, assignedName }),
    lastMessage:
      last === undefined
        ? null
        : { senderType: last.senderType, senderName: last.senderName, text: last.text, createdAt: last.createdAt },
    supportSeqs: sinceDriver.map(({ seq }) => seq),
  };
}

/** A ticket as its driver sees it: never the notes of the staff, never their events. */
export function toDriverTicket({ ticket, timeline, photoIds }: DriverTicketRow) {
  const { seq: _seq, assignedName, ...row } = withJob(ticket);
  return {
    ...row,
    assignedTo: assignee({ assignedTo: row.assignedTo, assignedName }),
    timeline: timeline.map(({ audience: _audience, ...event }) => event),
    photoIds,
    imageUrls: photoIds.map(photoUrl),
  };
}

/** A ticket as the staff see it. */
export function toStaffTicket({ ticket, timeline, photoIds, notes }: StaffTicketRow) {
  const { seq: _seq, assignedName, ...row } = withJob(ticket);
  return {
    ...row,
    assignedTo: assignee({ assignedTo: row.assignedTo, assignedName }),
    timeline,
    notes,
    photoIds,
    imageUrls: photoIds.map(photoUrl),
  };
}

/** What a change of a ticket answers: enough to bring a list and a page up to date. */
export function toChangedTicket(head: TicketHead) {
  const { id, ticketNumber, status, version, updatedAt } = head;
  return { id, ticketNumber, status, version, updatedAt, assignedTo: assignee(head), job: jobOf(head) };
}

export type ChangedTicket = ReturnType<typeof toChangedTicket>;
