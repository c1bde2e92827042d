import type { StepAnswer } from "../diagnosis/assessment.ts";
import type { DialogueLine } from "../diagnosis/input.ts";
import { codeNames } from "./corrections.ts";
import { typedBeside } from "./tap.ts";
import type { ChatAssessment, ReadCode } from "./turn.ts";

/** What of a stored message the engine reads. */
export interface SaidMessage {
  readonly role: "user" | "assistant";
  readonly content: string;
  readonly assessment: ChatAssessment | null;
  /** The answer to a step that the driver tapped. */
  readonly answer?: StepAnswer | null;
}

/** A short yes and nothing that takes it back, in the four chat languages. */
const affirms =
  /^\s*(?:y|yes|yeah|yep|yup|correct|right|that'?s (?:it|right|correct)|confirmed?|ok(?:ay)?|s[íi]|correcto|as[íi] es|exacto|confirmo|да|верно|правильно|подтверждаю|точно|نعم|أجل|اجل|صحيح|صح|مظبوط|مضبوط|تمام|أؤكد)(?![\p{L}])[^?\p{N}]{0,60}$/iu;
const takesBack =
  /(?<!\p{L})(?:but|not|no|except|wrong|pero|mal|incorrecto|но|не|нет|неверно|لكن|لا|ليس|خطأ)(?!\p{L})/iu;

const ownQuestion = /[^.!?؟\n]{1,300}[?؟]/gu;

/**
 * The conversation as the engine reads it, oldest first. Where the driver has just said yes to codes that were read
 * from a photo, those codes count as the driver's words from then on.
 */
export function dialogueOf(messages: readonly SaidMessage[]): DialogueLine[] {
  let asked: readonly ReadCode[] = [];
  return messages.map(({ role, content, assessment, answer = null }): DialogueLine => {
    if (role === "assistant") {
      asked = assessment?.codesToConfirm ?? [];
      const question = questionOf(content, assessment?.question ?? null);
      return { role, content, question, stepId: assessment?.step?.id ?? null };
    }
    if (answer !== null) return { role, content: typedBeside(content), question: null, answer };
    const confirms = asked.length > 0 && affirms.test(content) && !takesBack.test(content);
    const said = confirms ? `${content}\n${codeNames(asked)}` : content;
    asked = [];
    return { role, content: said, question: null };
  });
}

/**
 * What the driver was asked: the engine's question where the words hold it, else the last one of a model's own words,
 * so that a yes is never taken for the answer to something else. If the words ask nothing, the card's question counts.
 */
function questionOf(content: string, ofEngine: string | null): string | null {
  if (ofEngine !== null && content.includes(ofEngine)) return ofEngine;
  return content.match(ownQuestion)?.at(-1)?.trim() ?? ofEngine;
}

/** Codes that were read from photos of this conversation and that the driver has not confirmed. */
export function unconfirmedCodes(messages: readonly SaidMessage[], said: readonly ReadCode[]): readonly ReadCode[] {
  const read = messages.flatMap((message) => message.assessment?.codesToConfirm ?? []);
  return withoutCodes(read, said);
}

/** Those of `codes` that are not among `known`, once each. */
export function withoutCodes(codes: readonly ReadCode[], known: readonly ReadCode[]): readonly ReadCode[] {
  const seen = new Set(known.map(({ spn, fmi }) => `${spn}/${fmi}`));
  const left: ReadCode[] = [];
  for (const { spn, fmi } of codes) {
    const key = `${spn}/${fmi}`;
    if (seen.has(key)) continue;
    seen.add(key);
    left.push({ spn, fmi });
  }
  return left;
}
