import { type UrgencyLevel, urgencyLevels, urgencyTargets } from "#domain/tickets/urgency.ts";
import { UrgencyBadge } from "../../components/ui/badge.tsx";
import { RadioCard, RadioGroup } from "../../components/ui/radio-group.tsx";
import { type Translate, useT } from "../../lib/i18n.tsx";

interface UrgencyChoiceProps {
  value: UrgencyLevel;
  onChange: (urgency: UrgencyLevel) => void;
}

/** Four levels with the time within which a technician answers. */
export function UrgencyChoice({ value, onChange }: UrgencyChoiceProps) {
  const t = useT();
  return (
    <RadioGroup
      aria-label={t("support.urgency")}
      className="sm:grid-cols-2"
      value={value}
      onValueChange={(next) => {
        const chosen = urgencyLevels.find((level) => level === next);
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      {urgencyLevels.map((level) => (
        <RadioCard
          key={level}
          value={level}
          label={<UrgencyBadge value={level} />}
          text={targetText(t, urgencyTargets[level])}
        />
      ))}
    </RadioGroup>
  );
}

const hour = 3_600_000;

/** "Answer within 15 minutes" for a target in milliseconds. */
function targetText(t: Translate, target: number): string {
  return target < hour
    ? t("support.target_minutes", { count: Math.round(target / 60_000) })
    : t("support.target_hours", { count: Math.round(target / hour) });
}
