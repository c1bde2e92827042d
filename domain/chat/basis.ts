import type { Source } from "../diagnosis/assessment.ts";
import {
  codeNumbers,
  driveSources,
  flagSources,
  generalKnowledge,
  safetyStepSource,
  sourceOfCause,
} from "../diagnosis/knowledge/sources.ts";
import { codeNames } from "./corrections.ts";
import type { ChatAssessment } from "./turn.ts";

/** One conclusion with what it rests on. */
export interface Ground {
  readonly of: "drive" | "steps" | "code" | "cause" | "checks" | "service" | "estimate";
  /** The conclusion in the driver's language; empty for what the page words itself: decision, steps and checks. */
  readonly text: string;
  /** The driver's words, codes or readings. */
  readonly evidence: readonly string[];
  readonly source: Source;
}

/** What is not known, as the page words it; `text` names what it is about. */
export interface Gap {
  readonly of: "cause_of_code" | "code_meaning" | "photo_code" | "question" | "cause" | "cost" | "seen";
  readonly text: string;
}

/** What a conclusion rests on, known and unknown apart. */
export interface Basis {
  readonly known: readonly Ground[];
  readonly unknown: readonly Gap[];
}

/** Opens a conclusion. Pure; what was not inspected is always listed as unknown, so nothing is called safe. */
export function basisOf(assessment: ChatAssessment): Basis {
  const { drive, redFlags, faultCodes, causes, category, codesToConfirm = [], question, outlook = null } = assessment;
  const { restsOn = causes.flatMap((cause) => cause.evidence), steps, checks } = assessment;
  const [danger] = redFlags;
  const known: Ground[] = [];
  if (drive !== "not_applicable") {
    known.push({
      of: "drive",
      text: "",
      evidence: [...new Set(restsOn)],
      source: danger === undefined ? driveSources[drive] : flagSources[danger],
    });
  }
  if (steps.length > 0) known.push({ of: "steps", text: "", evidence: [], source: safetyStepSource });
  for (const code of faultCodes) {
    if (code.meaning === null) continue;
    known.push({ of: "code", text: code.meaning, evidence: [codeNames([code])], source: codeNumbers });
  }
  for (const { text, evidence } of causes) {
    known.push({ of: "cause", text, evidence, source: sourceOfCause(category, evidence) });
  }
  if (checks.length > 0) known.push({ of: "checks", text: "", evidence: [], source: generalKnowledge });
  if (outlook) {
    const text = [outlook.service.text, ...outlook.parts].join(", ");
    known.push({ of: "service", text, evidence: [], source: generalKnowledge });
  }
  for (const estimate of [outlook?.time, outlook?.cost]) {
    if (estimate) known.push({ of: "estimate", text: estimate.text, evidence: [], source: estimate.source });
  }

  const unknown: Gap[] = [];
  const named = faultCodes.filter((code) => code.meaning !== null);
  const nameless = faultCodes.filter((code) => code.meaning === null);
  if (named.length > 0) unknown.push({ of: "cause_of_code", text: codeNames(named) });
  if (nameless.length > 0) unknown.push({ of: "code_meaning", text: codeNames(nameless) });
  if (codesToConfirm.length > 0) unknown.push({ of: "photo_code", text: codeNames(codesToConfirm) });
  if (causes.length === 0) unknown.push({ of: "cause", text: "" });
  if (outlook?.cost === null) unknown.push({ of: "cost", text: "" });
  if (question !== null) unknown.push({ of: "question", text: question });
  unknown.push({ of: "seen", text: "" });
  return { known, unknown };
}
