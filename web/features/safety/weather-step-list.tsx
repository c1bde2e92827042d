import { type Weather, type WeatherStep, weatherSteps } from "#domain/safety/weather.ts";
import { DiamondIcon } from "../../components/ui/shapes.tsx";
import { cn } from "../../lib/cn.ts";
import { useT } from "../../lib/i18n.tsx";

/** The steps in their order, short and numbered; what must not be done, and when to call 911, stands out. */
export function WeatherStepList({ weather }: { weather: Weather }) {
  return (
    <ol className="grid gap-3">
      {weatherSteps[weather].map((step, index) => (
        <Step key={step.id} step={step} number={index + 1} />
      ))}
    </ol>
  );
}

function Step({ step, number }: { step: WeatherStep; number: number }) {
  const t = useT();
  const emergency = "emergency" in step;
  const warning =
    "warning" in step ? (
      <p className="grid grid-cols-[1.75rem_1fr] font-semibold text-orange-ink">
        <DiamondIcon className="mt-1 size-4" />
        <span>{t(`weather.${step.warning}`)}</span>
      </p>
    ) : null;
  return (
    <li
      className={cn(
        "grid grid-cols-[auto_1fr] gap-x-4 rounded-xl border border-card-line p-4",
        emergency ? "bg-red-wash" : "bg-panel",
      )}
    >
      <span
        aria-hidden="true"
        className={cn("pt-1 font-bold font-mono text-xl", emergency ? "text-red-ink" : "text-ink-soft")}
      >
        {number}
      </span>
      <div className="grid gap-2 pt-1.5">
        <h3 className="text-lg">{t(`weather.${step.id}`)}</h3>
        {emergency ? warning : null}
        <p className="text-lg leading-snug">{t(`weather.${step.id}_text`)}</p>
        {emergency ? null : warning}
      </div>
    </li>
  );
}
