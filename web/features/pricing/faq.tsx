import { type MessageKey, useT } from "../../lib/i18n.tsx";

const questions: readonly (readonly [MessageKey, MessageKey])[] = [
  ["pricing.faq_trial", "pricing.faq_trial_text"],
  ["pricing.faq_early", "pricing.faq_early_text"],
  ["pricing.faq_cancel", "pricing.faq_cancel_text"],
  ["pricing.faq_change", "pricing.faq_change_text"],
  ["pricing.faq_late", "pricing.faq_late_text"],
  ["pricing.faq_safety", "pricing.faq_safety_text"],
];

/** Questions that open where they stand; they work before any script. */
export function Faq() {
  const t = useT();
  return (
    <section className="grid gap-4" aria-labelledby="faq">
      <h2 id="faq" className="text-3xl leading-tight">
        {t("pricing.faq")}
      </h2>
      <div className="grid gap-2.5">
        {questions.map(([question, answer]) => (
          <details key={question} className="rounded-lg border-2 border-line bg-panel open:border-edge">
            <summary className="flex min-h-thumb cursor-pointer items-center px-4 font-bold">{t(question)}</summary>
            <p className="px-4 pb-4 text-ink-soft">{t(answer)}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
