import type { OpenStep, StepAnswer } from "../diagnosis/assessment.ts";
import type { ChatAssessment } from "./turn.ts";

/** Whether a tap is taken, and the words of the tapped answer in the language in which it was shown. */
export type Tap =
  | { readonly ok: true; readonly label: string }
  | { readonly ok: false; readonly code: "chat.step_stale" | "chat.step_unknown" };

/**
 * Reads a tap against the latest conclusion of a conversation. The open step can be answered, and a step that was
 * answered before can be answered differently, which corrects the trail. Any other step is stale: the guide has been
 * closed or another one is open, so the page has to read the conversation again. An answer that the step does not have is
 * unknown.
 */
export function readTap(latest: ChatAssessment | null, { stepId, answerId }: StepAnswer): Tap {
  const shown: readonly Pick<OpenStep, "id" | "answers">[] = [
    ...(latest?.step ? [latest.step] : []),
    ...(latest?.trail ?? []).map(({ stepId: id, answers }) => ({ id, answers })),
  ];
  const step = shown.find(({ id }) => id === stepId);
  if (step === undefined) return { ok: false, code: "chat.step_stale" };
  const answer = step.answers.find(({ id }) => id === answerId);
  return answer === undefined ? { ok: false, code: "chat.step_unknown" } : { ok: true, label: answer.label };
}

/** What the conversation shows of a turn: the tapped answer, then what was typed beside it. */
export function tapText(label: string, text: string): string {
  return text === "" ? label : `${label}\n${text}`;
}

/** What was typed beside a tapped answer: the opposite of `tapText`. */
export function typedBeside(content: string): string {
  const end = content.indexOf("\n");
  return end === -1 ? "" : content.slice(end + 1);
}
