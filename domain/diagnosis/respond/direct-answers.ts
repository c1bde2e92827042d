import type { Assessment, Category } from "../assessment.ts";
import type { Turn } from "../dialogue/turn.ts";
import type { QuestionId } from "../knowledge/advice.ts";
import type { AskedFor } from "../knowledge/asked-for.ts";
import type { ConceptId } from "../knowledge/concepts.ts";
import { type EstimateId, estimateSources } from "../knowledge/estimates.ts";
import { explanations } from "../knowledge/follow-up.ts";
import { notStarted, notStartedWith } from "../knowledge/safety-steps.ts";
import type { UsualId } from "../knowledge/usual.ts";
import type { WholeWording } from "../languages/wording.ts";
import type { Conclusion } from "./conclude.ts";

const mostAnswers = 2;
/** Which gauge a question is about; the first that is spoken of. */
const gauges: readonly (readonly [UsualId, readonly ConceptId[]])[] = [
  ["dryer", ["purge", "air_supply"]],
  ["oil", ["oil_pressure", "oil"]],
  ["volts", ["battery", "alternator"]],
  ["air", ["air"]],
  ["temp", ["temperature", "coolant", "overheat", "grade"]],
];
/** A number that stands alone is of the system's gauge. */
const bareNumber = /^\P{L}*\d\P{L}*(?:\p{L}+\P{L}*)?$/u;
const usualIn: Readonly<Partial<Record<Category, UsualId>>> = { brakes: "air", cooling: "temp", electrical: "volts" };
const askedOn: Readonly<Partial<Record<QuestionId, UsualId>>> = {
  air_gauges: "air",
  temp_now: "temp",
};
const falls: readonly ConceptId[] = ["drop", "leak", "lose"];

/** What the driver asked for in the newest message, answered in one or two sentences each. */
export function directAnswers(conclusion: Conclusion, wording: WholeWording): readonly string[] {
  const { asks } = conclusion.turn;
  const slip = conclusion.turn.slipped ? [wording.safety.steps.no_start] : [];
  const answers = [...slip, ...asks.flatMap((id) => answerTo(id, conclusion, wording) ?? [])].slice(0, mostAnswers);
  const { reply: said, estimates } = wording;
  const isOfHelp = answers.some((text) => text.startsWith(said.typical) && !text.includes(estimates.regen_time));
  return isOfHelp ? [...answers, said.beforeOrder] : answers;
}

/** The answer to one thing that is asked for. */
export function answerTo(id: AskedFor, conclusion: Conclusion, wording: WholeWording): string | null {
  const { assessment, turn } = conclusion;
  const { answers, no } = wording.reply;
  const { steps } = wording.safety;
  const isStop = assessment.drive === "stop_now";
  switch (id) {
    case "human":
    case "danger":
    case "may_drive":
    case "solved":
    case "thanks":
    case "cool":
      return null;
    case "start":
      return mustNotRun(assessment) ? `${no} ${steps.engine_off}` : null;
    case "drain":
      return speaksOf(turn, "fuel_water", "fuel_filter", "fuel") ? wording.checks.fuel_bowl : null;
    case "legal":
      return assessment.category === "tires" ? answers.tread : answers.legal;
    case "sleep":
      return turn.exhaust ? `${no} ${steps.no_sleep} ${steps.fresh_air}` : answers.sleep;
    case "brakes_fail":
      return isStop ? null : steps.gentle_brake;
    case "normal":
      return isStop ? null : usualOf(assessment, turn, wording);
    case "brake_water":
      return steps.no_water_brakes;
    case "triangles":
      return steps.triangles;
    case "cost":
      return ranges(costsOf(assessment, turn), wording);
    case "time":
      if (turn.said.at(-1)?.includes(answers.cap)) return answerTo("cap", conclusion, wording);
      if (turn.spokenOf[0]?.has("regen") || turn.said.at(-1)?.includes(answers.regen))
        return ranges(["regen_time"], wording);
      return assessment.category === "parts" ? null : ranges(["roadside_arrival"], wording);
    case "explain":
      return turn.question === null
        ? null
        : { ...wording.checks, ...answers }[explanations[turn.question] ?? "explain"];
    case "cap":
      return `${wording.checks.coolant_cold} ${answers.cap}`;
    default:
      return answers[id];
  }
}

function mustNotRun({ redFlags, causes }: Assessment): boolean {
  return redFlags.some((flag) => notStarted.has(flag)) || causes.some((cause) => notStartedWith.has(cause.id));
}

function speaksOf({ spokenOf }: Turn, ...concepts: readonly ConceptId[]): boolean {
  return spokenOf.some((said) => concepts.some((one) => said.has(one)));
}

/** What is usual on the gauge that was spoken of last, or else asked for; of brakes, how fast their air may go. */
function usualOf({ category }: Assessment, turn: Turn, wording: WholeWording): string | null {
  const { spokenOf, question, text } = turn;
  const { usual } = wording;
  const idOf = (said: ReadonlySet<ConceptId>) => gauges.find((gauge) => gauge[1].some((one) => said.has(one)))?.[0];
  const said = spokenOf.find(idOf);
  if (said === undefined && speaksOf(turn, "regen")) return ranges(["regen_time"], wording);
  if (category === "brakes" && speaksOf(turn, ...falls) && (said === undefined || idOf(said) === "air"))
    return usual.leak;
  const ofSystem = bareNumber.test(text) ? usualIn[category] : undefined;
  const id = said === undefined ? (askedOn[question ?? "safe_place"] ?? ofSystem) : idOf(said);
  return id === undefined ? null : usual[id];
}

/** A tow's price frightens whoever may drive on with care. */
function costsOf({ category, outlook, drive }: Assessment, { spokenOf }: Turn): readonly EstimateId[] {
  if (spokenOf[0]?.has("tow")) return ["tow_cost"];
  if (category === "parts") return [];
  if (outlook?.service.id === "tow" || category === "towing") return ["tow_cost"];
  const comes = outlook?.service.id === "roadside" || outlook?.service.id === "tire";
  return comes || drive === "with_care" ? ["roadside_cost"] : ["roadside_cost", "tow_cost"];
}

function ranges(ids: readonly EstimateId[], { estimates, reply }: WholeWording): string | null {
  if (ids.length === 0) return null;
  const [first = "roadside_cost"] = ids;
  return `${reply.typical} ${ids.map((id) => estimates[id]).join(" / ")} – ${estimateSources[first].title}.`;
}
