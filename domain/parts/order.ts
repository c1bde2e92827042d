export const partStatuses = ["pending", "approved", "declined", "ordered", "delivered", "cancelled"] as const;
export type PartStatus = (typeof partStatuses)[number];

/** The statuses that an order may go to from each (product decision P5). */
export const partSteps = {
  pending: ["approved", "declined", "cancelled"],
  approved: ["ordered", "cancelled"],
  ordered: ["delivered", "cancelled"],
  declined: [],
  delivered: [],
  cancelled: [],
} as const satisfies Readonly<Record<PartStatus, readonly PartStatus[]>>;

/** A status that an order comes to. */
export type PartStep = (typeof partSteps)[PartStatus][number];

/** Whether an order may go from one status to the other. */
export function mayBecome(from: PartStatus, to: PartStatus): boolean {
  const steps: readonly PartStatus[] = partSteps[from];
  return steps.includes(to);
}

/** What a list of orders may be held to: one status, or `unfulfilled`, what the dashboard counts as 'Pending Orders'. */
export const partStatusFilters = [...partStatuses, "unfulfilled"] as const;
export type PartStatusFilter = (typeof partStatusFilters)[number];

/** The statuses that a filter lets through. */
export function partStatusesOf(filter: PartStatusFilter): readonly PartStatus[] {
  return filter === "unfulfilled" ? ["pending", "approved", "ordered"] : [filter];
}
