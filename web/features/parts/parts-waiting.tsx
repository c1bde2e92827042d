import { useT } from "../../lib/i18n.tsx";
import { PartDecision } from "./my-parts.tsx";
import { useMoney } from "./part-line.tsx";
import { useMyParts } from "./use-my-parts.ts";

/** The part that waits for the driver's answer, in two lines above the conversation; nothing while none waits. */
export function PartsWaiting({ ticketId }: { ticketId: string }) {
  const t = useT();
  const money = useMoney();
  const parts = useMyParts(ticketId).data?.pages.flatMap((page) => page.items) ?? [];
  const part = parts.find(({ status }) => status === "pending");
  if (part === undefined) return null;
  return (
    <section
      aria-label={t("parts.mine_waiting", { count: 1 })}
      className="grid shrink-0 gap-2 border-line border-b bg-panel px-4 py-3"
    >
      <p className="flex items-baseline justify-between gap-3">
        <span dir="auto" className="line-clamp-2 min-w-0 [overflow-wrap:anywhere]">
          {part.partsDescription}
        </span>
        <bdi className="font-bold font-mono">{money(part.priceToPay)}</bdi>
      </p>
      <PartDecision part={part} />
    </section>
  );
}
