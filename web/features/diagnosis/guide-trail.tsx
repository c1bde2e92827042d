import type { TrailAnswer } from "#domain/diagnosis/assessment.ts";
import type { ChatLanguage } from "#domain/languages/languages.ts";
import { useT } from "../../lib/i18n.tsx";
import { TapAnswers, type Tapped } from "./tap-answers.tsx";

interface GuideTrailProps {
  trail: readonly TrailAnswer[];
  language: ChatLanguage;
  onTap: (tapped: Tapped) => void;
}

/** What the driver has answered in the guide; another answer to a question corrects it. */
export function GuideTrail({ trail, language, onTap }: GuideTrailProps) {
  const t = useT();
  if (trail.length === 0) return null;
  return (
    <details className="rounded-xl border border-line bg-panel">
      <summary className="min-h-thumb cursor-pointer px-4 py-3.5 font-semibold">{t("guide.trail")}</summary>
      <ul className="divide-y divide-line border-line border-t">
        {trail.map(({ stepId, ask, answerId, label, answers }) => (
          <li key={stepId}>
            <details>
              <summary className="min-h-thumb cursor-pointer px-4 py-3.5">
                <span dir="auto">{ask}</span> <bdi className="font-semibold">{label}</bdi>
              </summary>
              <div className="grid gap-2 px-4 pb-4">
                <p className="text-ink-soft text-sm">{t("guide.change")}</p>
                <TapAnswers
                  step={{ id: stepId, ask, answers: answers.filter(({ id }) => id !== answerId) }}
                  language={language}
                  onTap={onTap}
                />
              </div>
            </details>
          </li>
        ))}
      </ul>
    </details>
  );
}
