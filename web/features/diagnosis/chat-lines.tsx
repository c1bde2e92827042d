import { LifeBuoy, Square } from "lucide-react";
import { brand } from "#domain/brand.ts";
import type { ChatAssessment } from "#domain/chat/turn.ts";
import type { SafetyCard as Card } from "#domain/diagnosis/assessment.ts";
import type { ChatLanguage } from "#domain/languages/languages.ts";
import { writtenIn } from "#domain/languages/written-in.ts";
import { PhotoGrid } from "../../components/photos/photo-grid.tsx";
import { PlainText } from "../../components/plain-text.tsx";
import { Button } from "../../components/ui/button.tsx";
import { TriangleIcon } from "../../components/ui/shapes.tsx";
import { useT } from "../../lib/i18n.tsx";
import { textBesideCard } from "./answer-text.ts";
import { AssessmentCard } from "./assessment-card.tsx";
import type { ChatLine, PendingTurn } from "./chat-log.ts";
import { ChatPlaces } from "./chat-places.tsx";
import { CodesToConfirm } from "./codes-to-confirm.tsx";
import { GuidedAnswer, GuideReplyFoot } from "./guided-answer.tsx";
import { splitGuidedReply } from "./guided-text.ts";
import { isSameDanger, SafetyCard, SafetyStrip } from "./safety-card.tsx";
import type { Tapped } from "./tap-answers.tsx";

/** What the driver wrote. */
export function UserLine({ line }: { line: ChatLine }) {
  const t = useT();
  return (
    <div className="ms-10 grid justify-items-end gap-2 justify-self-end">
      <span className="sr-only">{t("chat.you")}</span>
      {line.content === "" ? null : (
        <PlainText text={line.content} className="rounded-xl rounded-ee-sm bg-amber-wash px-3 py-2 text-start" />
      )}
      <PhotoGrid photoIds={line.photoIds} className="justify-end" />
    </div>
  );
}

interface AnswerLineProps {
  line: ChatLine;
  /** The answer before it. */
  before: ChatLine | null;
  /** The language of the answers. */
  language: ChatLanguage;
  /** Answers the open step; null where the answer is not the newest, or one is on its way. */
  onTap: ((tapped: Tapped) => void) | null;
  /** Null where the answer offers nobody, or is not the newest. */
  onSupport: (() => void) | null;
  /** Says something in the driver's name; null where the answer is not the newest. */
  onSay: ((text: string) => boolean) | null;
  /** Shows the rest of an answer that was stopped. */
  onShowWhole: (turnId: string) => void;
}

/** What the assistant answered. */
export function AnswerLine({ line, before, language, onTap, onSupport, onSay, onShowWhole }: AnswerLineProps) {
  const t = useT();
  const { codesToConfirm = [], places = [] } = line.assessment ?? {};
  return (
    <div className="grid gap-3">
      <Speaker />
      <AnswerBody
        text={line.content}
        whole={line.stopped === undefined}
        safety={line.safety}
        assessment={line.assessment}
        before={before}
        cardLast={line.cardLast ?? false}
      />
      {line.stopped === undefined ? null : <StoppedNote line={line} onShowWhole={onShowWhole} />}
      {codesToConfirm.length === 0 ? null : <CodesToConfirm codes={codesToConfirm} onSay={onSay} />}
      {places.length === 0 ? null : <ChatPlaces places={places} />}
      {isGuided(line.assessment) ? (
        <GuideReplyFoot
          assessment={line.assessment}
          text={line.content}
          language={writtenIn(line.content) ?? language}
          onTap={onTap}
        />
      ) : null}
      {line.source === "fallback" ? <p className="text-ink-soft text-sm">{t("chat.built_in")}</p> : null}
      {onSupport === null ? null : (
        <div className="flex flex-wrap items-center gap-3 rounded-xl bg-panel p-4">
          <p className="grow font-semibold">{t("chat.offer")}</p>
          <Button size="thumb" className="w-full sm:w-auto" onClick={onSupport}>
            <LifeBuoy className="size-5" aria-hidden />
            {t("chat.request_support")}
          </Button>
        </div>
      )}
    </div>
  );
}

function StoppedNote({ line: { turnId, stopped }, onShowWhole }: Pick<AnswerLineProps, "line" | "onShowWhole">) {
  const t = useT();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="flex items-center gap-2 text-ink-soft text-sm">
        <Square className="size-3.5 fill-current" aria-hidden />
        {t("chat.stopped")}
      </p>
      {stopped?.whole && turnId !== null ? (
        <Button variant="secondary" size="thumb" onClick={() => onShowWhole(turnId)}>
          {t("chat.stopped_rest")}
        </Button>
      ) : null}
    </div>
  );
}

interface PendingAnswerProps {
  turn: PendingTurn;
  /** The answer before it. */
  before: ChatLine | null;
  language: ChatLanguage;
  onRetry: () => void;
  onEdit: () => void;
}

/** An answer that is not whole yet, or whose line was cut. */
export function PendingAnswer({ turn, before, language, onRetry, onEdit }: PendingAnswerProps) {
  const t = useT();
  const { answer, here, stage } = turn;
  const saidNothing = answer.text === "" && answer.assessment === null;
  return (
    <div className="grid gap-3">
      <Speaker />
      {saidNothing && here !== null ? (
        <>
          <AnswerBody
            text={here.text}
            whole
            safety={here.safety}
            assessment={here.assessment}
            before={before}
            cardLast={false}
            announce
          />
          {isGuided(here.assessment) ? (
            <GuideReplyFoot assessment={here.assessment} text={here.text} language={language} onTap={null} waits />
          ) : null}
          <p className="text-ink-soft text-sm">
            {t("chat.here")} {t("chat.here_kept")}
          </p>
        </>
      ) : (
        <AnswerBody
          text={answer.text}
          whole={false}
          safety={answer.safety}
          assessment={answer.assessment}
          before={before}
          cardLast={answer.cardLast}
          announce
        />
      )}
      {answer.fault === null ? null : <p className="text-ink-soft text-sm">{t("chat.built_in")}</p>}
      {stage === "lost" ? (
        <div role="status" className="grid gap-3 rounded-xl bg-orange-wash p-4">
          <p className="font-semibold">{t("chat.lost")}</p>
          <div className="grid gap-2.5 sm:flex">
            <Button size="thumb" onClick={onRetry}>
              {t("chat.lost_retry")}
            </Button>
            <Button variant="secondary" size="thumb" onClick={onEdit}>
              {t("chat.lost_edit")}
            </Button>
          </div>
        </div>
      ) : (
        <TypingIndicator waiting={stage === "waiting"} />
      )}
    </div>
  );
}

interface AnswerBodyProps {
  text: string;
  whole: boolean;
  safety: Card | null;
  assessment: ChatAssessment | null;
  before: ChatLine | null;
  cardLast: boolean;
  announce?: boolean;
}

/** A conclusion in which a guide is open. */
function isGuided(assessment: ChatAssessment | null): assessment is ChatAssessment {
  return (assessment?.guide ?? null) !== null;
}

/** The safety card first, then words and conclusion in the order in which they came. */
function AnswerBody({ text, whole, safety, assessment, before, cardLast, announce = false }: AnswerBodyProps) {
  const isKnown = safety !== null && isSameDanger(safety, before?.safety ?? null);
  const conclusionBefore = before?.assessment ?? null;
  const danger =
    safety === null ? null : isKnown ? <SafetyStrip card={safety} /> : <SafetyCard card={safety} announce={announce} />;
  if (isGuided(assessment)) {
    const card = isKnown ? null : safety;
    const parts = splitGuidedReply({ text, assessment, before: conclusionBefore, card, whole });
    return (
      <>
        {danger}
        <GuidedAnswer parts={parts} beneathCard={card !== null} />
      </>
    );
  }
  const beside = textBesideCard(text, assessment, whole);
  const card =
    assessment === null ? null : (
      <AssessmentCard assessment={assessment} saidBefore={safety?.steps ?? []} before={conclusionBefore} />
    );
  return (
    <>
      {danger}
      {cardLast ? null : card}
      {beside === "" ? null : <PlainText text={beside} className="text-lg" />}
      {cardLast ? card : null}
    </>
  );
}

function Speaker() {
  return <p className="font-bold text-amber-ink text-sm">{brand.assistant}</p>;
}

/** Three triangles that flash like hazard lights. */
function TypingIndicator({ waiting }: { waiting: boolean }) {
  const t = useT();
  return (
    <p className="flex items-center gap-3 text-ink-soft" data-testid="typing">
      <span className="flex animate-blink gap-1 text-amber-ink motion-reduce:animate-none" aria-hidden="true">
        <TriangleIcon className="size-4.5" />
        <TriangleIcon className="size-4.5" />
        <TriangleIcon className="size-4.5" />
      </span>
      {t(waiting ? "chat.thinking" : "chat.writing", { assistant: brand.assistant })}
    </p>
  );
}
