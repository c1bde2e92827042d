export const partStatuses = ["pending", "approved", "declined", "ordered", "delivered", "cancelled"] as const;
export type PartStatus = (typeof partStatuses)[number];

const next: Readonly<Record<PartStatus, readonly PartStatus[]>> = {
  pending: ["approved", "declined", "cancelled"],
  approved: ["ordered", "cancelled"],
  ordered: ["delivered", "cancelled"],
  declined: [],
  delivered: [],
  cancelled: [],
};

/** Whether an order may go from one status to the other (decision 5). */
export function mayBecome(from: PartStatus, to: PartStatus): boolean {
  return next[from].includes(to);
}

/** What the dashboard counts as 'Pending Orders'. */
export const pendingPartStatuses = ["pending", "approved", "ordered"] as const satisfies readonly PartStatus[];
