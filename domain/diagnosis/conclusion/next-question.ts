import type { Category, DriveDecision } from "../assessment.ts";
import type { QuestionId } from "../facts/advice.ts";
import { followUps } from "../facts/follow-up.ts";
import { symptomOf } from "../facts/symptoms.ts";
import type { CaseFile } from "./evidence.ts";

const mostQuestions = 5;
const withoutQuestions: readonly Category[] = ["account", "off_topic"];

/** The one question whose answer changes the conclusion most; null when enough was asked or nothing is open. */
export function nextQuestion(file: CaseFile, category: Category, drive: DriveDecision): QuestionId | null {
  if (withoutQuestions.includes(category) || file.asked.size >= mostQuestions) return null;
  const known = new Set(file.evidence.map((item) => item.symptom));
  const isOpen = (id: QuestionId) =>
    !file.asked.has(id) &&
    !(id === "code_on_dash" && file.codes.length > 0) &&
    !(id === "lamp_colour" && file.codes.length > 0) &&
    !(followUps[id]?.settledBy ?? []).some((symptom) => known.has(symptom));

  const ofCategory = file.evidence
    .filter((item) => item.current)
    .map((item) => symptomOf(item.symptom))
    .filter((symptom) => symptom.category === category || symptom.category === null)
    .sort((a, b) => b.weight - a.weight)
    .flatMap((symptom) => symptom.ask ?? []);
  const candidates: readonly QuestionId[] = [
    ...(drive === "stop_now" ? (["safe_place"] as const) : []),
    ...ofCategory,
    ...(category === "unclear" ? (["what_happens", "safe_place", "code_on_dash"] as const) : []),
    ...(category === "towing" || category === "roadside" ? (["place"] as const) : []),
  ];
  return candidates.find(isOpen) ?? null;
}
