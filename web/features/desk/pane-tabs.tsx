import { ArrowLeft } from "lucide-react";
import { Button } from "../../components/ui/button.tsx";
import { useT } from "../../lib/i18n.tsx";

export type PaneName = "ticket" | "conversation";

interface PaneTabsProps {
  pane: PaneName;
  onPane: (pane: PaneName) => void;
  onBack: () => void;
}

/** Where there is no room for both: back to the queue, the ticket or its conversation. */
export function PaneTabs({ pane, onPane, onBack }: PaneTabsProps) {
  const t = useT();
  return (
    <div className="flex items-center gap-2 border-line border-b bg-panel p-2 xl:hidden">
      <BackToQueue onBack={onBack} />
      <div className="grid flex-1 grid-cols-2 gap-1 rounded-lg bg-sunken p-1">
        {(["ticket", "conversation"] as const).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={pane === name}
            onClick={() => onPane(name)}
            className="min-h-touch rounded-md px-1.5 font-semibold text-ink-soft leading-tight max-sm:text-sm sm:px-3 aria-pressed:bg-raised aria-pressed:text-ink"
          >
            {t(`desk.tab.${name}`)}
          </button>
        ))}
      </div>
    </div>
  );
}

/** On a phone, where the queue is behind the ticket. */
export function BackToQueue({ onBack }: Pick<PaneTabsProps, "onBack">) {
  const t = useT();
  return (
    <Button variant="quiet" size="icon" className="md:hidden" onClick={onBack} aria-label={t("desk.back_to_queue")}>
      <ArrowLeft className="size-6 rtl:-scale-x-100" aria-hidden />
    </Button>
  );
}
