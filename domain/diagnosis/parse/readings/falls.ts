import type { ConceptId } from "../../knowledge/concepts.ts";
import type { SymptomId } from "../../knowledge/symptoms.ts";
import { findAnswer } from "../../languages/known.ts";
import type { ReadMessage } from "../take-apart.ts";
import { type Kind, mostFallenAir } from "./gauge-values.ts";

/** A number read off a gauge, with where it stands in the text. */
export interface GaugeFigure {
  readonly symptom: SymptomId | null;
  readonly from: number;
  readonly to: number;
  readonly kind: Kind;
  readonly psi: number;
  /** It goes on down from it. */
  readonly falls: boolean;
  /** "It was 40". */
  readonly wasSo: boolean;
}

/** Up to here, in psi, air that leaks is taken for lost: only what is lost slowly and stays above 90 may roll on. */
export const mostLeftByLeak = 74;
/** Oil pressure that fell to this share of what it was is on its way to none. */
const lostShare = 0.5;
const leaks: readonly ConceptId[] = ["leak", "hiss", "lose", "drop", "burst", "hole"];
const comesBack: readonly ConceptId[] = ["build", "rise", "slow", "overnight", "self_test", "usual"];
/** Between two numbers: "120 down to 70", "было 120 стало 75". */
const downTo = /(?<!\p{L})(?:down|to|bajo|до|уже|стало|صار)(?!\p{L})/iu;
const falling: ReadonlySet<ConceptId> = new Set(["drop", "now"]);

/** Whether air is told to get lost, here or before, and not to come up. */
export function leaksAir({ concepts }: ReadMessage, earlier: ReadonlySet<string>): boolean {
  const here = new Set(concepts.filter(({ denied }) => !denied).map(({ concept }) => concept));
  if (comesBack.some((concept) => here.has(concept))) return false;
  return leaks.some((concept) => here.has(concept) || earlier.has(concept)) && !earlier.has("tire");
}

/**
 * Pressures that fall: a gauge's last number much under the one before it is where it stands now, whatever it would say by
 * itself. "It was 40, now 20 and going down" is oil on its way to none, "120 down to 70" air.
 */
export function withFalls<F extends GaugeFigure>(figures: readonly F[], message: ReadMessage): F[] {
  return figures.map((figure, at) => {
    const lost = hasFallen(figure, figures.slice(0, at), message);
    return lost === null ? figure : { ...figure, symptom: lost };
  });
}

function hasFallen(figure: GaugeFigure, earlier: readonly GaugeFigure[], message: ReadMessage): SymptomId | null {
  const { kind, psi, falls } = figure;
  const before = earlier.findLast((other) => other.kind === kind && other.psi > psi);
  const isFall = before !== undefined && tellsOfFall(before, figure, message);
  if (kind === "oil" && !isIdling(message))
    return falls || (isFall && before.psi * lostShare >= psi) ? "oil_pressure_low" : null;
  return kind === "air" && isFall && psi <= mostFallenAir && !comesUp(message) ? "low_air" : null;
}

function tellsOfFall(before: GaugeFigure, now: GaugeFigure, { text, concepts }: ReadMessage): boolean {
  if (now.wasSo) return false;
  const isFalling = concepts.some(({ concept, denied }) => falling.has(concept) && !denied);
  return before.wasSo || isFalling || downTo.test(text.slice(before.to, now.from));
}

/** A warm engine that idles shows half of what it shows on the road. */
function isIdling({ text, concepts }: ReadMessage): boolean {
  return findAnswer("idle", text) !== undefined || concepts.some(({ concept }) => concept === "cold");
}

function comesUp({ concepts }: ReadMessage): boolean {
  return concepts.some(({ concept, denied }) => comesBack.includes(concept) && !denied);
}
