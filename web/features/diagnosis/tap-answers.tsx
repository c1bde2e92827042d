import { useEffect, useRef } from "react";
import type { OpenStep, StepAnswer } from "#domain/diagnosis/assessment.ts";
import { type ChatLanguage, languages } from "#domain/languages/languages.ts";
import { Button } from "../../components/ui/button.tsx";
import { cn } from "../../lib/cn.ts";

/** A tap: the answer to send, and its words for the conversation. */
export interface Tapped extends StepAnswer {
  readonly label: string;
}

interface TapAnswersProps {
  step: Pick<OpenStep, "id" | "ask" | "answers">;
  /** The language of the reply. */
  language: ChatLanguage;
  /** Null while an answer is on its way. */
  onTap: ((tapped: Tapped) => void) | null;
  /** The focus follows from an answer that was tapped to these. */
  takesFocus?: boolean;
}

/** Labels up to this length share a row on a phone. */
const shortLabel = 12;

/** The answers to a question as large buttons; the number keys choose one while the focus is among them. */
export function TapAnswers({ step: { id, ask, answers }, language, onTap, takesFocus = false }: TapAnswersProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const messages = takesFocus ? group.current?.closest("section") : null;
    if (messages && document.activeElement === messages) group.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const tap = (answer: OpenStep["answers"][number] | undefined) => {
    if (answer === undefined || onTap === null) return;
    // The buttons go: the keyboard stays in the conversation until the next ones are there.
    group.current?.closest("section")?.focus({ preventScroll: true });
    onTap({ stepId: id, answerId: answer.id, label: answer.label });
  };
  return (
    <fieldset
      ref={group}
      tabIndex={-1}
      aria-label={ask}
      lang={language}
      dir={languages[language].direction}
      disabled={onTap === null}
      onKeyDown={({ key, ctrlKey, metaKey, altKey }) => {
        if (!ctrlKey && !metaKey && !altKey && /^[1-9]$/.test(key)) tap(answers[Number(key) - 1]);
      }}
      className="flex flex-wrap gap-2 rounded-lg"
    >
      {answers.map((answer, at) => (
        <Button
          key={answer.id}
          variant={at === answers.length - 1 && answers.length > 1 ? "quiet" : "secondary"}
          size="thumb"
          className={cn(
            "grow justify-start text-start sm:grow-0 sm:basis-auto",
            answer.label.length <= shortLabel ? "basis-[calc(50%-0.25rem)]" : "basis-full",
          )}
          onClick={() => tap(answer)}
        >
          {answer.label}
        </Button>
      ))}
    </fieldset>
  );
}
