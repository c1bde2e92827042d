import { useFormat } from "../lib/format.ts";
import { useT } from "../lib/i18n.tsx";

interface RepairListProps {
  repairs: readonly {
    readonly id: string;
    readonly kind: "chat_summary" | "ticket_resolved" | "manual";
    readonly summary: string;
    readonly repairDate: number;
  }[];
}

/** What was found and repaired on a truck: when, where it was told, in whose words. */
export function RepairList({ repairs }: RepairListProps) {
  const t = useT();
  const format = useFormat();
  return (
    <ul className="grid gap-3">
      {repairs.map(({ id, kind, summary, repairDate }) => (
        <li key={id} className="grid gap-0.5 border-line border-s ps-3">
          <p className="text-ink-soft text-sm">
            {format.date(repairDate)} · {t(`records.kind.${kind}`)}
          </p>
          <p className="whitespace-pre-wrap [overflow-wrap:anywhere]" dir="auto">
            {summary}
          </p>
        </li>
      ))}
    </ul>
  );
}
