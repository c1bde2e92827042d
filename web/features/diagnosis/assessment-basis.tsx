import { basisOf, type Gap, type Ground } from "#domain/chat/basis.ts";
import type { ChatAssessment } from "#domain/chat/turn.ts";
import { Disclosure } from "../../components/ui/disclosure.tsx";
import { type MessageKey, useT } from "../../lib/i18n.tsx";

const gapTexts: Readonly<Record<Gap["of"], MessageKey>> = {
  cause_of_code: "assess.basis.gap.cause_of_code",
  code_meaning: "assess.basis.gap.code_meaning",
  photo_code: "assess.basis.gap.photo_code",
  question: "assess.basis.gap.question",
  cause: "assess.basis.gap.cause",
  cost: "assess.basis.gap.cost",
  seen: "assess.basis.gap.seen",
};

/** Opens to what a conclusion rests on and how sure that is. */
export function AssessmentBasis({ assessment }: { assessment: ChatAssessment }) {
  const t = useT();
  return (
    <Disclosure summary={t("assess.basis.title")}>
      <BasisDetails assessment={assessment} />
    </Disclosure>
  );
}

/** What a conclusion rests on: known and unknown apart. */
export function BasisDetails({ assessment }: { assessment: ChatAssessment }) {
  const t = useT();
  const { known, unknown } = basisOf(assessment);
  return (
    <div className="grid gap-4 px-4 pb-4">
      {known.length === 0 ? null : (
        <div className="grid gap-2">
          <h5 className="font-bold text-sm">{t("assess.basis.known")}</h5>
          <ul className="grid gap-3">
            {known.map((ground) => (
              <Known key={`${ground.of}:${ground.text}`} ground={ground} drive={assessment.drive} />
            ))}
          </ul>
        </div>
      )}
      <div className="grid gap-2">
        <h5 className="font-bold text-sm">{t("assess.basis.unknown")}</h5>
        <ul className="grid list-disc gap-1.5 ps-5">
          {unknown.map(({ of, text }) => (
            <li key={of} dir="auto">
              {t(gapTexts[of], { text })}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Known({ ground, drive }: { ground: Ground; drive: ChatAssessment["drive"] }) {
  const t = useT();
  const { of, text, evidence, source } = ground;
  return (
    <li className="grid gap-0.5">
      <span dir="auto" className="font-semibold first-letter:uppercase">
        {of === "drive" && drive !== "not_applicable" ? t(`assess.drive.${drive}`) : null}
        {of === "steps" ? t("assess.now") : of === "checks" ? t("assess.checks") : text}
      </span>
      {evidence.length === 0 ? null : (
        <span dir="auto" className="text-ink-soft text-sm">
          {t("assess.because", { evidence: evidence.join(", ") })}
        </span>
      )}
      <span className="text-ink-soft text-sm">
        {t("assess.basis.source")} <bdi>{source.title ?? t("assess.basis.trade")}</bdi> ·{" "}
        {t(`assess.basis.grade.${source.grade}`)}
      </span>
    </li>
  );
}
