import { type MessageKey, useT } from "../../lib/i18n.tsx";

const steps: readonly (readonly [MessageKey, MessageKey])[] = [
  ["benefits.how_1", "benefits.how_1_text"],
  ["benefits.how_2", "benefits.how_2_text"],
  ["benefits.how_3", "benefits.how_3_text"],
];

/** From the first word to rolling again, numbered as exits are. */
export function ThreeSteps() {
  const t = useT();
  return (
    <section className="grid gap-6" aria-labelledby="how">
      <h2 id="how" className="text-xl">
        {t("benefits.how")}
      </h2>
      <ol className="grid gap-5 md:grid-cols-3">
        {steps.map(([title, text], index) => (
          <li key={title} className="grid content-start gap-3 rounded-xl border border-card-line bg-panel p-4">
            <span aria-hidden="true" className="font-bold font-mono text-ink-soft text-xl">
              {index + 1}
            </span>
            <h3 className="text-lg">{t(title)}</h3>
            <p>{t(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
