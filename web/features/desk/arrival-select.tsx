import { hasPassed, type Job } from "#domain/tickets/job-steps.ts";
import { Field } from "../../components/ui/field.tsx";
import { NativeSelect } from "../../components/ui/select.tsx";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n.tsx";
import { useServerNow } from "../../lib/server-time.ts";
import type { ArrivalInput } from "./use-set-step.ts";

/** The ranges that are offered, in minutes. */
const ranges = {
  "10-20": { fromMinutes: 10, untilMinutes: 20 },
  "20-30": { fromMinutes: 20, untilMinutes: 30 },
  "30-45": { fromMinutes: 30, untilMinutes: 45 },
  "45-60": { fromMinutes: 45, untilMinutes: 60 },
  "60-90": { fromMinutes: 60, untilMinutes: 90 },
  "90-120": { fromMinutes: 90, untilMinutes: 120 },
  "120-180": { fromMinutes: 120, untilMinutes: 180 },
} as const;

/** `keep` leaves what was told, `none` takes it away or tells nothing. */
export type ArrivalChoice = "keep" | "none" | keyof typeof ranges;

const choices = Object.keys(ranges) as (keyof typeof ranges)[];

/** The choice that changes nothing. */
export function standingChoice(arrival: Job["arrival"]): ArrivalChoice {
  return arrival === null ? "none" : "keep";
}

/** What a choice tells the worker; undefined for what was told going on to hold. */
export function arrivalOf(choice: ArrivalChoice): ArrivalInput {
  if (choice === "keep") return undefined;
  return choice === "none" ? null : ranges[choice];
}

interface ArrivalSelectProps {
  arrival: Job["arrival"];
  choice: ArrivalChoice;
  onChoice: (choice: ArrivalChoice) => void;
  disabled: boolean;
}

/** In how many minutes help arrives. Nothing is promised unless somebody chooses it. */
export function ArrivalSelect({ arrival, choice, onChoice, disabled }: ArrivalSelectProps) {
  const t = useT();
  const format = useFormat();
  const now = useServerNow(5000);
  const late = arrival !== null && hasPassed(arrival, now);
  const [from, until] = arrival === null ? ["", ""] : format.timeSpan(arrival.from, arrival.until);
  return (
    <Field
      label={t("desk.job.arrival")}
      hint={late ? <span className="font-semibold text-orange-ink">{t("desk.job.passed")}</span> : null}
    >
      {(ids) => (
        <NativeSelect
          {...ids}
          value={choice}
          disabled={disabled}
          onChange={(event) => onChoice(event.target.value as ArrivalChoice)}
        >
          {arrival === null ? null : <option value="keep">{t("desk.job.arrival_keep", { from, until })}</option>}
          <option value="none">{t(arrival === null ? "desk.job.arrival_none" : "desk.job.arrival_drop")}</option>
          {choices.map((range) => (
            <option key={range} value={range}>
              {t("desk.job.range", { from: ranges[range].fromMinutes, until: ranges[range].untilMinutes })}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
