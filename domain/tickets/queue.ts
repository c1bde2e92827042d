import * as z from "zod/mini";
import { TicketListFields } from "./inputs.ts";
import type { Assignment } from "./ticket.ts";

/** The orders of the desk's queue. What owes no reply comes last, newest first, when sorted by due or waiting time. */
export const queueSorts = ["due", "newest", "activity", "waiting"] as const;
export type QueueSort = (typeof queueSorts)[number];

/** What a view of the queue shows; every view but `snoozed` leaves out what is snoozed. */
export interface QueueFilter {
  readonly assignment: Assignment;
  /** The driver waits for a reply. */
  readonly waiting?: true;
  /** Chosen or assessed as an emergency. */
  readonly emergency?: true;
  /** Snoozed and not yet due again. */
  readonly snoozed?: true;
}

/** The views of the desk's queue, in the order of its list. */
export const queueViews = {
  all: { assignment: "all" },
  waiting_for_me: { assignment: "mine", waiting: true },
  mine: { assignment: "mine" },
  unassigned: { assignment: "unassigned" },
  others: { assignment: "others" },
  emergencies: { assignment: "all", emergency: true },
  snoozed: { assignment: "all", snoozed: true },
} as const satisfies Readonly<Record<string, QueueFilter>>;
export type QueueView = keyof typeof queueViews;
export const queueViewNames = Object.keys(queueViews) as [QueueView, ...QueueView[]];

/** A view's count stops here; the page shows it as this number and a plus. */
export const mostCounted = 999;

/** Where the last page ended: `seq` when newest first, else `time.seq`, or `none.seq` where the time is missing. */
const queueCursor = z.optional(
  z.nullable(z.string("list.cursor").check(z.regex(/^(?:(?:\d{1,15}|none)\.)?\d{1,15}$/, "list.cursor"))),
);

/** A page of the queue. A search is always answered newest first. */
export const ListQueueInput = z.prefault(
  z.extend(TicketListFields, {
    cursor: queueCursor,
    view: z.optional(z.nullable(z.enum(queueViewNames, "ticket.view_invalid"))),
    sort: z._default(z.enum(queueSorts, "ticket.sort_invalid"), "newest"),
  }),
  {},
);
export type ListQueueInput = z.infer<typeof ListQueueInput>;

/** The end of a page as its cursor says it; null where the cursor is of another order. */
export function readQueueCursor(cursor: string | null | undefined): { time: number | null; seq: number } | null {
  const [time, seq] = cursor?.split(".") ?? [];
  if (time === undefined || seq === undefined) return null;
  return { time: time === "none" ? null : Number(time), seq: Number(seq) };
}
