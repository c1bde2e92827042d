import type { ReactNode } from "react";
import type { ChatAssessment } from "#domain/chat/turn.ts";
import type { Estimate, GuideOutcome, ServiceId } from "#domain/diagnosis/assessment.ts";
import { useT } from "../../lib/i18n.tsx";
import { BasisDetails } from "./assessment-basis.tsx";
import { FaultCodes } from "./assessment-card.tsx";
import { CauseList, CheckList, isPaidFor, PriceQuestions } from "./conclusion-lists.tsx";

/** What stands behind a reply of a guide, folded away. */
export function GuideDetails({ assessment }: { assessment: ChatAssessment }) {
  const t = useT();
  const { usually = null, outcome = null, asides = [], causes, checks } = assessment;
  const need = needOf(assessment);
  return (
    <div className="divide-y divide-line rounded-xl border border-line bg-panel">
      {assessment.faultCodes.length === 0 ? null : (
        <div className="p-3">
          <FaultCodes codes={assessment.faultCodes} />
        </div>
      )}
      {usually === null ? null : (
        <Fold title={t("guide.usually")}>
          <p dir="auto">{usually}</p>
        </Fold>
      )}
      {outcome !== null || causes.length === 0 ? null : (
        <Fold title={t("assess.causes")}>
          <CauseList causes={causes} />
        </Fold>
      )}
      {outcome !== null || checks.length === 0 ? null : (
        <Fold title={t("assess.checks")}>
          <CheckList checks={checks} />
        </Fold>
      )}
      {need === null ? null : (
        <Fold title={t("guide.need")}>
          <NeedFacts need={need} />
        </Fold>
      )}
      {need?.who.some(({ id }) => isPaidFor(id)) ? (
        <Row title={t("assess.ask")}>
          <PriceQuestions />
        </Row>
      ) : null}
      {asides.length === 0 ? null : (
        <Fold title={t("guide.asides")}>
          <dl className="grid gap-3">
            {asides.map(({ id, question, answer }) => (
              <div key={id} className="grid gap-0.5">
                <dt dir="auto" className="font-semibold">
                  {question}
                </dt>
                <dd dir="auto">{answer}</dd>
              </div>
            ))}
          </dl>
        </Fold>
      )}
      <Row title={t("assess.basis.title")}>
        <BasisDetails assessment={assessment} />
      </Row>
    </div>
  );
}

type Need = Pick<GuideOutcome, "who" | "parts" | "time" | "cost">;

/** The outcome's own needs; before it, those of the likely causes. Null where nothing is needed. */
function needOf({ outcome = null, outlook = null }: ChatAssessment): Need | null {
  if (outcome !== null) {
    const { who, parts, time, cost } = outcome;
    return who.length + parts.length === 0 && time === null && cost === null ? null : { who, parts, time, cost };
  }
  if (outlook === null) return null;
  const { service, parts, time, cost } = outlook;
  return { who: [service], parts, time, cost };
}

function NeedFacts({ need: { who, parts, time, cost } }: { need: Need }) {
  const t = useT();
  return (
    <dl className="grid gap-2">
      <Fact name={t("guide.who")} lines={who.map(({ text }: { id: ServiceId; text: string }) => text)} />
      <Fact name={t("guide.parts")} lines={parts} />
      <Fact name={t("guide.time")} lines={figureOf(time)} />
      <Fact name={t("guide.cost")} lines={figureOf(cost)} />
      {time === null && cost === null ? null : (
        <div className="text-ink-soft text-sm">
          <dt className="sr-only">{t("guide.cost")}</dt>
          <dd>{t("assess.needed.typical")}</dd>
        </div>
      )}
    </dl>
  );
}

function figureOf(estimate: Estimate | null): readonly string[] {
  if (estimate === null) return [];
  return [estimate.source.title === null ? estimate.text : `${estimate.text} (${estimate.source.title})`];
}

function Fact({ name, lines }: { name: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div className="grid gap-x-4 sm:grid-cols-[8rem_1fr]">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd>
        {lines.map((line) => (
          <p key={line} dir="auto" className="first-letter:uppercase">
            {line}
          </p>
        ))}
      </dd>
    </div>
  );
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Row title={title}>
      <div className="px-4 pb-4">{children}</div>
    </Row>
  );
}

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary className="min-h-thumb cursor-pointer px-4 py-3.5 font-semibold">{title}</summary>
      {children}
    </details>
  );
}
