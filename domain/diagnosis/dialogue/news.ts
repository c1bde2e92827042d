import type { News } from "../classify/evidence.ts";
import { mentionsOf } from "../classify/mentions.ts";
import type { ConceptId } from "../knowledge/concepts.ts";
import { symptomOf } from "../knowledge/symptoms.ts";
import type { Scopes } from "../parse/scopes.ts";
import type { ReadMessage } from "../parse/take-apart.ts";
import { isOnlyTalk, isQuestion } from "./across-turns.ts";
import type { Asked } from "./asked-question.ts";
import type { Heard } from "./read-message.ts";
import { wellAgain } from "./withdrawals.ts";

/** With these a driver ends or corrects what an earlier message told. */
const endings: ReadonlySet<ConceptId> = new Set(["ended", "fine", "fixed", "innocent", "other", "past", "self_test"]);
const shown: ReadonlySet<ConceptId> = new Set([
  "code",
  "lamp",
  "red_lamp",
  "amber_lamp",
  "check_engine",
  "dash",
  "ext_light",
]);
/** What a lamp does; "hay" of "no hay códigos" sounds like "high". */
const ofLamp: ReadonlySet<ConceptId> = new Set(["on", "lit", "flash", "high", "red", "amber"]);

/** "Is that normal?", said behind what it asks about. */
const asksWhetherWell: ReadonlySet<ConceptId> = new Set(["asking", "bad", "fine", "usual"]);
const asksFirst: ReadonlySet<ConceptId> = new Set(["asking", "hypothetical"]);

const fluids: ReadonlySet<ConceptId> = new Set(["oil", "coolant", "fuel", "air", "pressure", "trans_fluid", "power"]);

const repairs: readonly ConceptId[] = ["fixed", "past"];

/** What stood at some time. */
export interface Stood {
  readonly troubles: string;
  readonly dangers: readonly string[];
  readonly fingerprint: string;
}

/** What stood before a message and after it, and what it answers. */
interface Round {
  readonly asked: Asked;
  readonly before: Stood;
  readonly after: Stood;
  readonly isFirst: boolean;
  /** It corrects a number that was told before. */
  readonly corrects: boolean;
}

/** Before anything was said. */
export const noNews: News = {
  asks: false,
  asksLast: false,
  asksOfTold: false,
  onlyTalks: false,
  withdrawn: null,
  endsSomething: false,
  tellsOfTruck: false,
  deniesSomething: false,
  newlySpoken: new Set(),
  keepsDangers: false,
  toldNow: [],
  tellsOfDanger: false,
  onlyAnswers: false,
};

/** What a message that was heard does to the conversation. */
export function newsOf(
  { message, withdrawn, keepsDangers, saysNo, clears }: Heard,
  { asked, before, after, isFirst, corrects }: Round,
): News {
  const { concepts, text, scopes } = message;
  const newlySpoken = new Set(concepts.map((mention) => spokenAs(mention, scopes)));
  const isRepairBefore = !saysNo && tellsOfEarlierRepair(newlySpoken);
  if (isRepairBefore) for (const concept of repairs) if (newlySpoken.delete(concept)) newlySpoken.add(`~${concept}`);
  const asks = isQuestion(text) || newlySpoken.has("asking") || newlySpoken.has("hypothetical");
  const loses = notIn(after.troubles, before.troubles).length > 0;
  const takesBack = (saysNo && loses) || clears;
  return {
    newlySpoken,
    keepsDangers,
    withdrawn,
    asks,
    // A question about a trouble that was told before makes it no less of one.
    asksLast: isQuestion(text) && before.troubles === "",
    asksOfTold: isQuestion(text) && isToldBeforeAsked(message),
    endsSomething: corrects || (!asks && !isRepairBefore && !newlySpoken.has("still_so") && concepts.some(isEnding)),
    tellsOfTruck: !asks && after.troubles !== before.troubles,
    toldNow: notIn(before.troubles, after.troubles),
    // "No smell" of a driveline that fell denies nothing that was told.
    deniesSomething: takesBack || (loses && concepts.some(isDeniedTrouble(message))),
    tellsOfDanger: after.dangers.some((symptom) => !before.dangers.includes(symptom)),
    onlyAnswers:
      (asked.asks === null ? asked.question !== null : saysNo && asksForDanger(asked.asks)) &&
      concepts.every(isAnswerWord),
    onlyTalks: !isFirst && after.fingerprint === before.fingerprint && isOnlyTalk(message),
  };
}

/** "Are the brakes hot or smoking?" */
function asksForDanger(asks: ReadMessage): boolean {
  return mentionsOf(asks, null).some(({ symptom, denied }) => !denied && symptomOf(symptom).flag !== undefined);
}

/** "The compressor was replaced last week", "fixed a hose, still the same": what stands stands all the same. */
function tellsOfEarlierRepair(spoken: ReadonlySet<string>): boolean {
  const isInVain = spoken.has("still_so") || spoken.has("past");
  return spoken.has("fixed") && isInVain && !wellAgain.some((concept) => spoken.has(concept));
}

/** "It pulls left when I brake, is that normal?": the trouble is told, only then something is asked. */
function isToldBeforeAsked({ concepts }: ReadMessage): boolean {
  const lastTold = concepts.findLastIndex(
    ({ kind, concept }) => (kind === "state" || kind === "event") && !asksWhetherWell.has(concept),
  );
  const asksBehind = concepts.slice(lastTold + 1).some(({ concept }) => asksWhetherWell.has(concept));
  return lastTold >= 0 && asksBehind && !concepts.slice(0, lastTold).some(isAsking);
}

function isAsking({ concept }: ReadMessage["concepts"][number]): boolean {
  return asksFirst.has(concept);
}

const answerWords: ReadonlySet<ConceptId> = new Set(["yes", "no", "nothing", "greeting", "usual", "asking"]);

/** Yes, no, "nothing of the kind" and the words that turn others. */
function isAnswerWord({ kind, concept }: ReadMessage["concepts"][number]): boolean {
  return kind === "mark" || answerWords.has(concept);
}

/** "Ok" alone ends nothing, and a gallon of oil that "is gone" does not either. */
function isEnding({ concept, denied, subjects }: ReadMessage["concepts"][number]): boolean {
  const isLoss = concept === "ended" && subjects.some((thing) => fluids.has(thing.concept));
  return !denied && endings.has(concept) && !isLoss && (concept !== "fine" || subjects.length > 0);
}

/** What stands among some troubles and not among those of another time. */
function notIn(others: string, troubles: string): readonly string[] {
  const known = new Set(others.split(" "));
  return troubles === "" ? [] : troubles.split(" ").filter((trouble) => !known.has(trouble));
}

/** "No smoke", "it does not leak"; "no codes" and "no lamps on" deny no danger. */
function isDeniedTrouble({ concepts }: ReadMessage): (mention: ReadMessage["concepts"][number]) => boolean {
  const ofLamps = concepts.some(({ concept }) => shown.has(concept));
  return ({ kind, concept, denied }) =>
    denied &&
    (kind === "event" || kind === "state" || kind === "part") &&
    !shown.has(concept) &&
    !(ofLamps && ofLamp.has(concept));
}

/** A concept as `spokenOf` names it. */
function spokenAs(mention: ReadMessage["concepts"][number], scopes: Scopes): string {
  const { concept, kind, denied, well } = mention;
  if (denied) return `-${concept}`;
  if (kind === "mark" || kind === "topic") return concept;
  const stands = !(
    (well && kind === "event") ||
    scopes.isPast(mention) ||
    scopes.isOthers(mention) ||
    scopes.isImagined(mention) ||
    scopes.isHarmless(mention)
  );
  return stands ? concept : `~${concept}`;
}
