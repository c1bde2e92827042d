import type { Assessment, RedFlag } from "./assessment.ts";
import type { Conclusion } from "./conclude.ts";
import type { CauseId, QuestionId } from "./facts/advice.ts";
import type { AnswerId, AskedFor } from "./facts/asked-for.ts";
import { type EstimateId, estimateSources } from "./facts/estimates.ts";
import type { WholeWording } from "./wording/wording.ts";

const mostAnswers = 2;
/** An engine that must not run again before somebody has looked at it. */
const notStarted: ReadonlySet<RedFlag> = new Set([
  "fire",
  "smoke",
  "fuel_leak",
  "oil_pressure",
  "engine_knock",
  "overheat",
  "red_stop_lamp",
  "stop_code",
]);
const notStartedWith: ReadonlySet<string> = new Set<CauseId>([
  "bad_fuel",
  "coolant_in_oil",
  "fuel_in_oil",
  "bearing_damage",
]);
const explanations: Readonly<Partial<Record<QuestionId, AnswerId>>> = {
  air_building: "gauges",
  air_gauges: "gauges",
  charging_volts: "gauges",
  code_on_dash: "code",
  def_full: "steady",
  dpf_flashing: "steady",
  lamp_colour: "steady",
  lamp_with_power: "steady",
  oil_level: "dipstick",
  oil_pressure_ok: "gauges",
  temp_now: "gauges",
  which_gauge: "gauges",
};

/** What the driver asked for in the newest message, answered in one or two sentences each. */
export function directAnswers(conclusion: Conclusion, wording: WholeWording): readonly string[] {
  const { asks } = conclusion.turn;
  const answers = asks.flatMap((id) => answerTo(id, conclusion, wording) ?? []).slice(0, mostAnswers);
  const asksPrice = asks.includes("cost") || asks.includes("time");
  return asksPrice && conclusion.assessment.category !== "parts" ? [...answers, wording.reply.beforeOrder] : answers;
}

function answerTo(id: AskedFor, { assessment, turn }: Conclusion, wording: WholeWording): string | null {
  const { answers, no } = wording.reply;
  const { steps } = wording.safety;
  const isStop = assessment.drive === "stop_now";
  switch (id) {
    case "human":
    case "may_drive":
    case "solved":
    case "thanks":
      return null;
    case "start":
      return assessment.redFlags.some((flag) => notStarted.has(flag)) ||
        assessment.causes.some((cause) => notStartedWith.has(cause.id))
        ? `${no} ${steps.engine_off}`
        : null;
    case "sleep":
      return turn.exhaust ? answers.sleep_exhaust : answers.sleep;
    case "brakes_fail":
      return isStop ? null : steps.gentle_brake;
    case "normal":
      return isStop ? null : answers.normal;
    case "triangles":
      return steps.triangles;
    case "cost":
      return ranges(costsOf(assessment), wording);
    case "time":
      return assessment.category === "parts" ? null : ranges(["roadside_arrival"], wording);
    case "explain":
      return turn.question === null ? null : answers[explanations[turn.question] ?? "explain"];
    default:
      return answers[id];
  }
}

function costsOf({ category, outlook }: Assessment): readonly EstimateId[] {
  if (category === "parts") return [];
  if (outlook?.service.id === "tow" || category === "towing") return ["tow_cost"];
  const comes = outlook?.service.id === "roadside" || outlook?.service.id === "tire";
  return comes ? ["roadside_cost"] : ["roadside_cost", "tow_cost"];
}

function ranges(ids: readonly EstimateId[], { estimates, reply }: WholeWording): string | null {
  if (ids.length === 0) return null;
  const [first = "roadside_cost"] = ids;
  return `${reply.typical} ${ids.map((id) => estimates[id]).join("; ")} – ${estimateSources[first].title}.`;
}
