import type { ChatAssessment } from "#domain/chat/turn.ts";
import type { DriveVerdict, SafetyCard } from "#domain/diagnosis/assessment.ts";
import { textBesideCard } from "./answer-text.ts";

/** The reply of an open guide in the parts that the page draws. */
export interface GuidedText {
  /** 'Can you drive?' where the reply answers it; null where it says nothing new about it. */
  readonly verdict: DriveVerdict | null;
  readonly body: string;
  /** The question of the open step, as far as the text has it, with how to find out. */
  readonly question: { readonly ask: string; readonly how: readonly string[] } | null;
  readonly after: string;
}

interface GuidedReply {
  readonly text: string;
  readonly assessment: ChatAssessment;
  /** The conclusion of the answer before it. */
  readonly before: ChatAssessment | null;
  /** The safety card that is shown in full above it. */
  readonly card: SafetyCard | null;
  /** False while the text still streams in. */
  readonly whole: boolean;
}

/**
 * Splits the reply of an open guide. Nothing is shown twice: the verdict leaves the text, the steps of a safety card do,
 * and so does a list of the answers, which are buttons. A verdict that the text does not begin with is shown where it is
 * new. Pure.
 */
export function splitGuidedReply({ text, assessment, before, card, whole }: GuidedReply): GuidedText {
  const { step = null, verdict = null } = assessment;
  const opens = verdict !== null && text.startsWith(verdict.text);
  const mayOpen = verdict !== null && !whole && verdict.text.startsWith(text);
  const isNew = verdict !== null && verdict.text !== (before?.verdict?.text ?? null);
  const rest = opens ? text.slice(verdict.text.length).trimStart() : mayOpen ? "" : text;
  const labels = step === null ? null : step.answers.map(({ label }) => `• ${label}`).join("\n");
  const blocks = rest.split(/\n{2,}/).filter((block) => block !== "" && block !== labels);
  const isQuestion = (block: string, at: number) =>
    step !== null && (asksFor(block, step.ask) || (!whole && at === blocks.length - 1 && step.ask.startsWith(block)));
  const at = blocks.findIndex(isQuestion);
  const body = (at === -1 ? blocks : blocks.slice(0, at)).join("\n\n");
  return {
    verdict: opens || isNew ? verdict : null,
    body: textBesideCard(body, besideCard(assessment, card), whole || at !== -1),
    question: at === -1 ? null : questionIn(blocks[at] ?? ""),
    after: at === -1 ? "" : blocks.slice(at + 1).join("\n\n"),
  };
}

function asksFor(block: string, ask: string): boolean {
  return block === ask || block.startsWith(`${ask}\n`);
}

function questionIn(block: string): GuidedText["question"] {
  const [ask = "", ...lines] = block.split("\n");
  return { ask, how: lines.map((line) => line.replace(/^•\s*/u, "")).filter((line) => line !== "") };
}

/** Of a guide's reply only the steps stand elsewhere: in the safety card, where it is shown in full. */
function besideCard(assessment: ChatAssessment, card: SafetyCard | null): ChatAssessment {
  const steps = card?.steps ?? [];
  return { ...assessment, steps, checks: [], causes: [], faultCodes: [], outlook: null, question: null };
}
