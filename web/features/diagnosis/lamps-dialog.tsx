import { useState } from "react";
import { type DashLamp, dashLamps, flashMatters, isRedLamp, sayLamps } from "#domain/chat/dash-lamps.ts";
import type { ChatLanguage } from "#domain/languages/languages.ts";
import { StickyActions } from "../../components/sticky-actions.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Checkbox } from "../../components/ui/checkbox.tsx";
import { Dialog, DialogContent } from "../../components/ui/dialog.tsx";
import { CheckIcon } from "../../components/ui/shapes.tsx";
import { cn } from "../../lib/cn.ts";
import { useT } from "../../lib/i18n.tsx";
import { LampPicture } from "./lamp-picture.tsx";
import { SaidSoFar } from "./said-so-far.tsx";

interface LampsDialogProps {
  /** In which the message is written. */
  language: ChatLanguage;
  onSay: (text: string) => void;
  onClose: () => void;
}

/** The lamps as they look on the dash: whoever does not know what one is called taps it. */
export function LampsDialog({ language, onSay, onClose }: LampsDialogProps) {
  const t = useT();
  const [on, setOn] = useState<readonly DashLamp[]>([]);
  const [flashing, setFlashing] = useState<readonly DashLamp[]>([]);
  const text = sayLamps(
    dashLamps.filter((lamp) => on.includes(lamp)).map((lamp) => ({ lamp, flashes: flashing.includes(lamp) })),
    language,
  );
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent title={t("show.lamps_title")} description={t("show.lamps_text")} className="sm:max-w-xl">
        <ul className="grid grid-cols-2 gap-2 min-[26rem]:grid-cols-3">
          {dashLamps.map((lamp) => (
            <li key={lamp} className="grid">
              <LampButton lamp={lamp} on={on.includes(lamp)} onToggle={() => setOn(toggled(on, lamp))} />
            </li>
          ))}
        </ul>
        {on.some(flashMatters) ? (
          <div>
            {on.filter(flashMatters).map((lamp) => (
              <Checkbox
                key={lamp}
                label={t("show.flashes", { lamp: t(`show.lamp.${lamp}`) })}
                className="min-h-thumb"
                checked={flashing.includes(lamp)}
                onCheckedChange={() => setFlashing(toggled(flashing, lamp))}
              />
            ))}
          </div>
        ) : null}
        <SaidSoFar text={text} language={language} />
        <StickyActions>
          <Button size="thumb" className="w-full" disabled={text === ""} onClick={() => onSay(text)}>
            {t("show.put")}
          </Button>
        </StickyActions>
      </DialogContent>
    </Dialog>
  );
}

function LampButton({ lamp, on, onToggle }: { lamp: DashLamp; on: boolean; onToggle: () => void }) {
  const t = useT();
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onToggle}
      className={cn(
        "relative grid min-h-28 content-start justify-items-center gap-1.5 rounded-lg bg-dash px-2 py-2 text-on-dash",
        on && "shadow-[inset_0_0_0_2px_var(--amber-ink)]",
      )}
    >
      {on ? (
        <span className="absolute end-1.5 top-1.5 grid size-6 place-items-center rounded-full bg-on-dash text-dash">
          <CheckIcon className="size-4" />
        </span>
      ) : null}
      <LampPicture lamp={lamp} className={isRedLamp(lamp) ? "text-lamp-red" : "text-lamp-amber"} />
      <span className="font-semibold text-sm leading-tight">{t(`show.lamp.${lamp}`)}</span>
    </button>
  );
}

function toggled(lamps: readonly DashLamp[], lamp: DashLamp): readonly DashLamp[] {
  return lamps.includes(lamp) ? lamps.filter((other) => other !== lamp) : [...lamps, lamp];
}
