/** What of a ticket a change by staff may move. */
interface Movable {
  readonly status: string;
  readonly assignedName: string | null;
  readonly step: string;
}

/** A change as the audit log keeps it: only what moved, from which value to which. */
export type AuditedMove = Readonly<Record<string, string | null>>;

const fields = ["status", "assignedName", "step"] as const satisfies readonly (keyof Movable)[];

/** From which values to which a change moves a ticket, as `statusFrom`, `statusTo` and so on. */
export function auditedMove(
  before: Movable,
  after: { readonly [Field in keyof Movable]?: Movable[Field] | undefined },
): AuditedMove {
  const moved = fields.flatMap((field) => {
    const to = after[field];
    if (to === undefined || to === before[field]) return [];
    return [
      [`${field}From`, before[field]],
      [`${field}To`, to],
    ] as const;
  });
  return Object.fromEntries(moved);
}

/** The moves that an entry of the audit log tells, in order. */
export function movesOf(
  data: Readonly<Record<string, string | number | boolean | null>>,
): readonly { readonly field: (typeof fields)[number]; readonly from: string | null; readonly to: string | null }[] {
  return fields.flatMap((field) => {
    if (!(`${field}To` in data)) return [];
    return [{ field, from: textOf(data[`${field}From`]), to: textOf(data[`${field}To`]) }];
  });
}

function textOf(value: string | number | boolean | null | undefined): string | null {
  return typeof value === "string" ? value : null;
}
