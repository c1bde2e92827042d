import type { CaseFile, Evidence } from "../classify/evidence.ts";
import type { QuestionId } from "../knowledge/advice.ts";
import { answerRules } from "../knowledge/answer-rules.ts";
import { answerWords } from "../knowledge/answer-words.ts";
import { followUps } from "../knowledge/follow-up.ts";
import type { SymptomId } from "../knowledge/symptoms.ts";
import type { WrittenCode } from "../parse/codes/written-code.ts";

/** What an answer would add to a case and take from it. */
interface PossibleAnswer {
  readonly affirms: readonly SymptomId[];
  readonly denies: readonly SymptomId[];
  readonly codes: readonly WrittenCode[];
}

/** What a gauge may show that the engine judges. */
const gauges: Readonly<Partial<Record<QuestionId, readonly SymptomId[]>>> = {
  air_gauges: ["low_air", "air_slow", "air_ok"],
  air_building: ["low_air", "air_slow", "air_ok"],
  temp_now: ["overheat", "overheat_severe", "heat_ok"],
  charging_volts: ["not_charging", "charge_ok"],
  oil_pressure_ok: ["oil_pressure_low", "oil_ok"],
};
/** What a reading takes back. */
const takesBack: Readonly<Partial<Record<SymptomId, readonly SymptomId[]>>> = { air_ok: ["low_air"] };
/** One code of each kind that a dash may show: it stops the truck, it limits it, it can wait, its wiring is at fault. */
const usualCodes = [
  [100, 1],
  [5246, 16],
  [3251, 16],
  [3364, 3],
] as const;

/**
 * The cases that a conversation may become by the answer to a question, as many as the engine tells answers to it
 * apart; none for a question whose answer only people use, like a place.
 */
export function casesAfter(file: CaseFile, question: QuestionId): readonly CaseFile[] {
  return possibleAnswers(question).map((answer) => caseWith(file, answer));
}

/** Whether what stands was read off the gauge that a question asks for. */
export function isRead(question: QuestionId, { symptom, measured }: Evidence): boolean {
  return measured === true && gauges[question]?.includes(symptom) === true;
}

function possibleAnswers(question: QuestionId): readonly PossibleAnswer[] {
  const { yes, no } = followUps[question] ?? {};
  const named = [
    ...(Object.keys(answerRules[question] ?? {}) as SymptomId[]),
    ...(answerWords[question] ?? []).map(([symptom]) => symptom),
    ...(gauges[question] ?? []),
  ];
  const told = [...new Set(named)].filter((symptom) => !yes?.includes(symptom) && !no?.includes(symptom));
  return [
    ...(yes || no ? [says(yes ?? [], no ?? []), says(no ?? [], yes ?? [])] : []),
    ...told.map((symptom) => says([symptom], takesBack[symptom] ?? [])),
    ...(question === "code_on_dash" ? usualCodes.map(([spn, fmi]) => shows(spn, fmi)) : []),
  ];
}

function says(affirms: readonly SymptomId[], denies: readonly SymptomId[]): PossibleAnswer {
  return { affirms, denies: [...denies, ...affirms.flatMap((symptom) => takesBack[symptom] ?? [])], codes: [] };
}

function shows(spn: number, fmi: number): PossibleAnswer {
  return { affirms: [], denies: [], codes: [{ spn, fmi, words: "", at: 0 }] };
}

function caseWith(file: CaseFile, { affirms, denies, codes }: PossibleAnswer): CaseFile {
  const kept = file.evidence.filter(({ symptom }) => !denies.includes(symptom) && !affirms.includes(symptom));
  const added = affirms.map((symptom) => ({ symptom, words: [], current: true }));
  return { ...file, evidence: [...kept, ...added], codes: [...file.codes, ...codes] };
}
