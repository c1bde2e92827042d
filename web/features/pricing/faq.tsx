import { Disclosure } from "../../components/ui/disclosure.tsx";
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
      <h2 id="faq" className="text-xl">
        {t("pricing.faq")}
      </h2>
      <div>
        {questions.map(([question, answer]) => (
          <Disclosure key={question} summary={t(question)}>
            <p className="max-w-prose text-ink-soft">{t(answer)}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
