import type { Cause, ServiceId } from "#domain/diagnosis/assessment.ts";
import { type MessageKey, useT } from "../../lib/i18n.tsx";

const priceQuestions: readonly MessageKey[] = [
  "assess.ask.fees",
  "assess.ask.written",
  "assess.ask.payer",
  "assess.ask.invoice",
];

/** Likely causes, each with the driver's words that it rests on. */
export function CauseList({ causes }: { causes: readonly Cause[] }) {
  const t = useT();
  return (
    <ul className="grid gap-2">
      {causes.map((cause) => (
        <li key={cause.id} className="grid">
          <span dir="auto" className="first-letter:uppercase">
            {cause.text}
          </span>
          {cause.evidence.length === 0 ? null : (
            <span dir="auto" className="text-ink-soft text-sm">
              {t("assess.because", { evidence: cause.evidence.join(", ") })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What the driver can check, easiest first. */
export function CheckList({ checks }: { checks: readonly string[] }) {
  return (
    <ul className="grid gap-2">
      {checks.map((check) => (
        <li key={check} className="flex gap-2.5">
          <span aria-hidden="true" className="mt-2.5 size-1.5 shrink-0 rounded-full bg-ink-soft" />
          <span dir="auto">{check}</span>
        </li>
      ))}
    </ul>
  );
}

/** Whether the driver pays for a service: then there is something to ask before work starts. */
export function isPaidFor(service: ServiceId): boolean {
  return service !== "emergency" && service !== "parts";
}

/** What a driver asks before work starts, and looks for on the invoice: the page never names a price of its own. */
export function PriceQuestions() {
  const t = useT();
  return (
    <ul className="grid list-disc gap-1.5 ps-9 pe-4 pb-4">
      {priceQuestions.map((key) => (
        <li key={key}>{t(key)}</li>
      ))}
    </ul>
  );
}
