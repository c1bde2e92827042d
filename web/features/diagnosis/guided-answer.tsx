import type { ChatAssessment } from "#domain/chat/turn.ts";
import { type ChatLanguage, languages } from "#domain/languages/languages.ts";
import { PlainText } from "../../components/plain-text.tsx";
import { GuideDetails } from "./guide-details.tsx";
import { GuideTrail } from "./guide-trail.tsx";
import type { GuidedText } from "./guided-text.ts";
import { TapAnswers, type Tapped } from "./tap-answers.tsx";
import { VerdictLine } from "./verdict-line.tsx";

interface GuidedAnswerProps {
  parts: GuidedText;
  /** A safety card is shown in full above. */
  beneathCard: boolean;
}

/** What an answer of an open guide says: the verdict first, the question last. */
export function GuidedAnswer({ parts: { verdict, body, question, after }, beneathCard }: GuidedAnswerProps) {
  return (
    <>
      {verdict === null ? null : <VerdictLine verdict={verdict} beneathCard={beneathCard} />}
      {body === "" ? null : <PlainText text={body} className="text-lg" />}
      {question === null ? null : (
        <div className="grid gap-1.5">
          <p dir="auto" className="font-bold text-xl leading-snug">
            {question.ask}
          </p>
          {question.how.length === 0 ? null : (
            // The list itself has the direction of its words, so that the bullets are on their side.
            <ul dir="auto" className="grid list-disc gap-1 ps-5">
              {question.how.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </div>
      )}
      {after === "" ? null : <PlainText text={after} className="text-lg" />}
    </>
  );
}

interface GuideReplyFootProps {
  assessment: ChatAssessment;
  text: string;
  language: ChatLanguage;
  /** Null where the answer is not the newest, or nothing can be said now. */
  onTap: ((tapped: Tapped) => void) | null;
  /** Taps are shown, and wait until the message before them has gone out. */
  waits?: boolean;
}

/** What stands under the newest answer of a guide: the answers to tap, what was answered, and what is folded away. */
export function GuideReplyFoot({ assessment, text, language, onTap, waits = false }: GuideReplyFootProps) {
  const { step = null, trail = [], outcome = null } = assessment;
  const isNewest = onTap !== null || waits;
  return (
    <>
      {step === null || !isNewest ? null : (
        <div className="grid gap-2">
          {text.includes(step.ask) ? null : (
            <p lang={language} dir={languages[language].direction} className="font-bold text-xl leading-snug">
              {step.ask}
            </p>
          )}
          <TapAnswers key={step.id} step={step} language={language} onTap={onTap} takesFocus />
        </div>
      )}
      {onTap === null ? null : <GuideTrail trail={trail} language={language} onTap={onTap} />}
      {isNewest || outcome !== null ? <GuideDetails assessment={assessment} /> : null}
    </>
  );
}
