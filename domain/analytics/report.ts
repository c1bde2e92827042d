import { type Category, categories } from "../diagnosis/assessment.ts";
import { type PartStatus, partStatuses } from "../parts/order.ts";
import { type UrgencyLevel, urgencyLevels } from "../tickets/urgency.ts";
import type { CellKind, ReportCell } from "./cells.ts";
import { percentile } from "./histogram.ts";
import type { ReportSpan } from "./ranges.ts";

/** Cells of one day; the kinds that are shown over time have them. */
export interface DayCell extends ReportCell {
  readonly day: number;
}

export interface ReportGround {
  readonly span: ReportSpan;
  /** Of the whole span. */
  readonly cells: readonly ReportCell[];
  /** Tickets, day by day. */
  readonly ticketDays: readonly DayCell[];
  /** The staff's names by user id. */
  readonly names: ReadonlyMap<string, string>;
}

type Urgencies = Readonly<Record<UrgencyLevel, number>>;

/** What the people who run the platform look at. Times are milliseconds, money is cents. */
export function makeReport({ span, cells, ticketDays, names }: ReportGround) {
  const of = (kind: CellKind, key?: string) =>
    cells.filter((cell) => cell.kind === kind && (key === undefined || cell.key === key));
  const tickets = perUrgency((urgency) => counted(ofKey(ticketDays, urgency)));
  return {
    unit: span.unit,
    steps: span.steps.map(({ firstDay, start }, index) => {
      const end = span.steps[index + 1]?.firstDay ?? Number.POSITIVE_INFINITY;
      const days = ticketDays.filter(({ day }) => day >= firstDay && day < end);
      return { start, tickets: perUrgency((urgency) => counted(ofKey(days, urgency))) };
    }),
    tickets: { total: counted(ticketDays), byUrgency: tickets },
    responses: urgencyLevels.map((urgency) => {
      const given = of("first_response", urgency);
      const answered = counted(given);
      return {
        urgency,
        answered,
        missed: added(ofKey(ticketDays, urgency)),
        inTime: added(given),
        median: percentile(given, 0.5),
        p90: percentile(given, 0.9),
      };
    }),
    resolutions: urgencyLevels.map((urgency) => {
      const given = of("resolution", urgency);
      return { urgency, resolved: counted(given), median: percentile(given, 0.5), p90: percentile(given, 0.9) };
    }),
    categories: [...categories, null]
      .map((category: Category | null) => ({ category, count: counted(of("category", category ?? "")) }))
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count),
    chats: { alone: counted(of("chats", "alone")), withTicket: counted(of("chats", "ticket")) },
    rating: ratingOf(of("rating")),
    techs: techsOf(of, names),
    parts: partsOf(of),
    people: {
      accounts: counted(of("accounts")),
      trials: counted(of("trials")),
      becamePaid: added(of("trials")),
    },
  };
}

type CellsOf = (kind: CellKind, key?: string) => readonly ReportCell[];

function techsOf(of: CellsOf, names: ReadonlyMap<string, string>) {
  const userIds = new Set(of("tech_tickets").map(({ key }) => key));
  return [...userIds]
    .map((userId) => {
      const rated = of("tech_rating", userId);
      const count = counted(rated);
      return {
        userId,
        /** Null for a former member of the staff. */
        name: names.get(userId) ?? null,
        tickets: counted(of("tech_tickets", userId)),
        resolved: added(of("tech_tickets", userId)),
        medianResponse: percentile(of("tech_response", userId), 0.5),
        rating: count === 0 ? null : added(rated) / count,
      };
    })
    .toSorted((a, b) => b.tickets - a.tickets);
}

/** Orders that the driver said yes to, whatever became of them since. */
const approvedStatuses = ["approved", "ordered", "delivered"] as const satisfies readonly PartStatus[];

function partsOf(of: CellsOf) {
  const sum = (statuses: readonly PartStatus[]) => {
    const cells = statuses.flatMap((status) => of("parts", status));
    return { count: counted(cells), cents: added(cells) };
  };
  return { proposed: sum(partStatuses), approved: sum(approvedStatuses), declined: sum(["declined"]) };
}

function ratingOf(cells: readonly ReportCell[]) {
  const count = counted(cells);
  const stars = [1, 2, 3, 4, 5].map((star) => counted(cells.filter(({ bucket }) => bucket === star)));
  const sum = stars.reduce((all, rated, index) => all + rated * (index + 1), 0);
  return { count, stars, average: count === 0 ? null : sum / count };
}

function perUrgency(count: (urgency: UrgencyLevel) => number): Urgencies {
  return { low: count("low"), medium: count("medium"), high: count("high"), emergency: count("emergency") };
}

function ofKey(cells: readonly ReportCell[], key: string): readonly ReportCell[] {
  return cells.filter((cell) => cell.key === key);
}

function counted(cells: readonly ReportCell[]): number {
  return cells.reduce((sum, { count }) => sum + count, 0);
}

function added(cells: readonly ReportCell[]): number {
  return cells.reduce((sum, { total }) => sum + total, 0);
}
