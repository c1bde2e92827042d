import { useState } from "react";
import {
  type Axle,
  axles,
  sayWheels,
  type Wheel,
  type WheelTrouble,
  wheelKey,
  wheelsOf,
  wheelTroubles,
} from "#domain/chat/wheels.ts";
import type { ChatLanguage } from "#domain/languages/languages.ts";
import { StickyActions } from "../../components/sticky-actions.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Dialog, DialogContent } from "../../components/ui/dialog.tsx";
import { RadioCard, RadioGroup } from "../../components/ui/radio-group.tsx";
import { CheckIcon } from "../../components/ui/shapes.tsx";
import { cn } from "../../lib/cn.ts";
import { useT } from "../../lib/i18n.tsx";
import { SaidSoFar } from "./said-so-far.tsx";

interface WheelsDialogProps {
  /** In which the message is written. */
  language: ChatLanguage;
  onSay: (text: string) => void;
  onClose: () => void;
}

/** The truck from above: which wheels, and what is wrong with them. */
export function WheelsDialog({ language, onSay, onClose }: WheelsDialogProps) {
  const t = useT();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [trouble, setTrouble] = useState<WheelTrouble | null>(null);
  const wheels = axles.flatMap(wheelsOf).filter((wheel) => chosen.includes(wheelKey(wheel)));
  const text = trouble === null ? "" : sayWheels(wheels, trouble, language);
  const toggle = (wheel: Wheel) => {
    const key = wheelKey(wheel);
    setChosen(chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key]);
  };
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent title={t("show.wheels_title")} description={t("show.wheels_text")}>
        <div dir="ltr" className="mx-auto grid w-full max-w-88 gap-1.5">
          <p aria-hidden="true" className="text-center text-ink-soft text-sm" dir="auto">
            {t("show.front")}
          </p>
          {axles.map((axle) => (
            <AxleRow key={axle} axle={axle} chosen={chosen} onToggle={toggle} />
          ))}
        </div>
        <RadioGroup
          aria-label={t("show.trouble")}
          value={trouble ?? ""}
          onValueChange={(value) => setTrouble(wheelTroubles.find((known) => known === value) ?? null)}
        >
          {wheelTroubles.map((known) => (
            <RadioCard key={known} value={known} label={t(`show.trouble.${known}`)} />
          ))}
        </RadioGroup>
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

interface AxleRowProps {
  axle: Axle;
  chosen: readonly string[];
  onToggle: (wheel: Wheel) => void;
}

/** Left wheels, the axle with its name, right wheels; a steer axle has one wheel on each side. */
function AxleRow({ axle, chosen, onToggle }: AxleRowProps) {
  const t = useT();
  const wheels = wheelsOf(axle);
  const half = wheels.length / 2;
  const wheelButton = (wheel: Wheel) => (
    <WheelButton
      key={wheelKey(wheel)}
      wheel={wheel}
      chosen={chosen.includes(wheelKey(wheel))}
      onToggle={() => onToggle(wheel)}
    />
  );
  return (
    <div className={cn("grid grid-cols-[1fr_auto_1fr] items-center", axle === "trailer_1" && "mt-4")}>
      <div className="flex justify-end gap-1">{wheels.slice(0, half).map(wheelButton)}</div>
      <div className="relative grid h-full w-21 place-items-center px-1">
        <span aria-hidden="true" className="absolute inset-x-0 top-1/2 h-1.5 -translate-y-1/2 bg-edge" />
        <span
          dir="auto"
          className="relative rounded-sm bg-panel px-0.5 text-center font-semibold text-xs leading-tight"
        >
          {t(`show.axle.${axle}`)}
        </span>
      </div>
      <div className="flex gap-1">{wheels.slice(half).map(wheelButton)}</div>
    </div>
  );
}

function WheelButton({ wheel, chosen, onToggle }: { wheel: Wheel; chosen: boolean; onToggle: () => void }) {
  const t = useT();
  const { axle, side, pair } = wheel;
  const where = [
    t(`show.axle.${axle}`),
    t(`show.side.${side}`),
    ...(pair === null ? [] : [t(`show.pair.${pair}`)]),
  ].join(", ");
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-label={where}
      onClick={onToggle}
      className={cn(
        "grid h-16 w-thumb place-items-center rounded-lg",
        chosen
          ? "bg-selected text-amber-ink shadow-[inset_0_0_0_2px_var(--amber-ink)]"
          : "bg-[repeating-linear-gradient(0deg,var(--sunken)_0_0.375rem,var(--line)_0.375rem_0.5rem)]",
      )}
    >
      {chosen ? <CheckIcon className="size-6" /> : null}
    </button>
  );
}
