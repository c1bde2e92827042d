import type { ChatLanguage } from "../../languages/languages.ts";
import type { QuestionId } from "../facts/advice.ts";
import { type SymptomId, symptomOf } from "../facts/symptoms.ts";
import type { AssessInput } from "../input.ts";
import type { ConceptId } from "../lexicon/concepts.ts";
import type { WrittenCode } from "../reading/codes.ts";
import { type ReadMessage, takeApart } from "../reading/mentions.ts";
import { otherPressure } from "../reading/other-pressures.ts";
import type { Scopes } from "../reading/scopes.ts";
import { readable } from "../reading/tokens.ts";
import { isOnlyTalk, isQuestion, isShort, joined } from "./across-turns.ts";
import { type Asked, askedIn, nothingAsked, tellsNothing } from "./answers.ts";
import { correctsNumber, gaugeRead, measuredIn } from "./corrections.ts";
import type { CaseFile } from "./evidence.ts";
import { type Heard, readMessage, type Told } from "./read-message.ts";
import type { Standings } from "./standings.ts";
import { withTogether } from "./together.ts";
import { toldCodes } from "./told-codes.ts";
import type { Withdrawal } from "./withdrawals.ts";

const saysOfAir = /psi|пси/iu;
/** Of a longer conversation the cases after its newest messages are kept. */
const mostCases = 8;

/** With these a driver ends or corrects what an earlier message told. */
const endings: ReadonlySet<ConceptId> = new Set(["ended", "fine", "fixed", "innocent", "other", "past", "self_test"]);
const notOfTruck: ReadonlySet<SymptomId> = new Set(["account", "defeat", "in_safe_place", "on_shoulder"]);
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

/** A conversation read to its end. */
export function readCase(input: AssessInput): CaseFile {
  const last = casesOf(input).at(-1);
  return last ?? caseOf(newState());
}

interface State {
  readonly standings: Standings;
  readonly codes: Map<string, WrittenCode>;
  readonly questions: Set<QuestionId>;
  readonly spokenOf: Set<string>;
  readonly stems: Set<string>;
  asked: Asked;
  told: Told | null;
  gauge: QuestionId | null;
  /** The gauge whose number was told last. */
  lastGauge: QuestionId | null;
  asksLast: boolean;
  onlyTalks: boolean;
  withdrawn: Withdrawal | null;
  endsSomething: boolean;
  tellsOfTruck: boolean;
  deniesSomething: boolean;
  newlySpoken: ReadonlySet<string>;
  tellsOfDanger: boolean;
  onlyAnswers: boolean;
  wordCount: number;
  userTurns: number;
  turnsWithoutProgress: number;
}

/**
 * Reads a conversation message by message: later words refine, deny or confirm earlier ones. The case as it stood after
 * each of the driver's newest messages, the last one at the end.
 */
export function casesOf({ messages, language }: AssessInput): readonly CaseFile[] {
  const state = newState();
  const cases: CaseFile[] = [];
  for (const line of messages) {
    if (line.role === "assistant") {
      state.asked = askedIn(line, language, state.spokenOf);
      if (state.asked.question !== null && state.asked.asks === null) state.questions.add(state.asked.question);
      if (state.told !== null) state.told = { ...state.told, goesOn: false };
      continue;
    }
    hear(state, readable(line.content), language);
    cases.push(caseOf(state));
    if (cases.length > mostCases) cases.shift();
  }
  return cases;
}

function newState(): State {
  return {
    standings: new Map(),
    codes: new Map(),
    questions: new Set(),
    spokenOf: new Set(),
    stems: new Set(),
    asked: nothingAsked,
    told: null,
    gauge: null,
    lastGauge: null,
    asksLast: false,
    onlyTalks: false,
    withdrawn: null,
    endsSomething: false,
    tellsOfTruck: false,
    deniesSomething: false,
    newlySpoken: new Set(),
    tellsOfDanger: false,
    onlyAnswers: false,
    wordCount: 0,
    userTurns: 0,
    turnsWithoutProgress: 0,
  };
}

function hear(state: State, text: string, language: ChatLanguage): void {
  if (hasOnlyTalked(state)) forget(state);
  const { standings, codes, asked, told } = state;
  const before = fingerprint(state);
  const troublesBefore = troubles(state);
  const measuredBefore = measuredIn(standings);
  const dangersBefore = dangersIn(standings);
  state.userTurns += 1;
  const corrected = correctsNumber(text) ? state.lastGauge : null;
  state.gauge = corrected ?? gaugeOf(state) ?? (namesNothing(asked) ? state.gauge : null);
  const heard = readMessage(
    text,
    language,
    { asked, told, gauge: state.gauge, corrected, spokenOf: state.spokenOf },
    standings,
    codes,
  );
  state.lastGauge = gaugeRead(standings, measuredBefore) ?? state.lastGauge;
  if (asked.question === null) state.gauge = state.lastGauge ?? state.gauge;
  const read = heard.message;
  const newest = read.concepts.map((mention) => spokenAs(mention, read.scopes));
  state.newlySpoken = new Set(newest);
  state.tellsOfDanger = dangersIn(standings).some((symptom) => !dangersBefore.includes(symptom));
  state.onlyAnswers = asked.question !== null && asked.asks === null && read.concepts.every(isAnswerWord);
  state.withdrawn = heard.withdrawn;
  const asks = isQuestion(read.text) || newest.some((concept) => concept === "asking" || concept === "hypothetical");
  // A question about a trouble that was told before makes it no less of one.
  state.asksLast = isQuestion(read.text) && troublesBefore === "";
  state.endsSomething = corrected !== null || (!asks && read.concepts.some(isEnding));
  state.tellsOfTruck = !asks && troubles(state) !== troublesBefore;
  const takesBack = (heard.saysNo && hasLost(troublesBefore, state)) || heard.clears;
  state.deniesSomething = takesBack || read.concepts.some(isDeniedTrouble(read));
  if (heard.withdrawn !== null) forgetWords(state);
  state.turnsWithoutProgress = fingerprint(state) === before ? state.turnsWithoutProgress + 1 : 0;
  state.onlyTalks = state.userTurns > 1 && state.turnsWithoutProgress > 0 && isOnlyTalk(read);
  // Who asked for a plan or a part before speaks of something else now.
  if (troublesBefore === "" && state.tellsOfDanger) forgetWords(state);
  if (!state.onlyTalks) {
    for (const concept of newest) state.spokenOf.add(concept);
    for (const stem of read.stems) state.stems.add(stem);
    state.wordCount += read.tokens.length;
  }
  state.told = { message: told?.goesOn ? sentTogether(told.message, read, language) : read, goesOn: true };
  if (!waits(state, heard, before)) state.asked = nothingAsked;
}

/** "Hold on, let me look": the answer is still to come. */
function waits(state: State, { message, saysNo }: Heard, before: string): boolean {
  const tellsMore = /\d/u.test(message.text) || !isShort(message) || !isOnlyTalk(message);
  return state.userTurns > 1 && !saysNo && !tellsMore && fingerprint(state) === before;
}

/** Whoever began with something else begins anew with the truck. */
function hasOnlyTalked({ standings, codes }: State): boolean {
  const standing = [...standings].filter((entry) => entry[1].standing).map(([symptom]) => symptom);
  return codes.size === 0 && standing.includes("off_topic") && standing.every(isTalk);
}

/** Dangers that stand now. */
function dangersIn(standings: Standings): readonly SymptomId[] {
  return [...standings].flatMap(([symptom, { standing, current }]) =>
    standing && current && symptomOf(symptom).flag !== undefined ? [symptom] : [],
  );
}

function forget(state: State): void {
  state.standings.clear();
  forgetWords(state);
}

function forgetWords(state: State): void {
  state.spokenOf.clear();
  state.stems.clear();
  state.wordCount = 0;
}

/** Yes, no and the words that turn others. */
function isAnswerWord({ kind, concept }: ReadMessage["concepts"][number]): boolean {
  return kind === "mark" || concept === "yes" || concept === "no" || concept === "nothing" || concept === "greeting";
}

/** "Ok" alone ends nothing. */
function isEnding({ concept, denied, subjects }: ReadMessage["concepts"][number]): boolean {
  return !denied && endings.has(concept) && (concept !== "fine" || subjects.length > 0);
}

/** Something that stood of the truck stands no more. */
function hasLost(before: string, state: State): boolean {
  const now = new Set(troubles(state).split(" "));
  return before !== "" && before.split(" ").some((trouble) => !now.has(trouble));
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

function isTalk(symptom: SymptomId): boolean {
  return symptom === "off_topic" || tellsNothing.has(symptom);
}

function caseOf(state: State): CaseFile {
  const evidence = withTogether(
    [...state.standings]
      .filter(([, { standing }]) => standing)
      .map(([symptom, { words, current, measured }]) => ({ symptom, words: [...words], current, measured })),
  );
  const isOfTruck = state.userTurns > 1 && evidence.some(({ symptom, current }) => current && !isTalk(symptom));
  return {
    evidence: isOfTruck ? evidence.filter(({ symptom }) => symptom !== "off_topic") : evidence,
    codes: toldCodes(state.codes),
    asked: new Set(state.questions),
    spokenOf: new Set(state.spokenOf),
    stems: new Set(state.stems),
    withdrawn: state.withdrawn,
    endsSomething: state.endsSomething,
    tellsOfTruck: state.tellsOfTruck,
    deniesSomething: state.deniesSomething,
    newlySpoken: state.newlySpoken,
    tellsOfDanger: state.tellsOfDanger,
    onlyAnswers: state.onlyAnswers,
    asksLast: state.asksLast,
    onlyTalks: state.onlyTalks,
    wordCount: state.wordCount,
    userTurns: state.userTurns,
    turnsWithoutProgress: state.turnsWithoutProgress,
  };
}

/** Pieces of one message, as long as they are short. */
function sentTogether(before: ReadMessage, piece: ReadMessage, language: ChatLanguage): ReadMessage {
  return isShort(before) && isShort(piece) ? takeApart(joined(before, piece), language) : piece;
}

/** A question that names no other thing ("to what?", "does it hold?") goes on with the gauge before. */
function namesNothing({ asks, question }: Asked): boolean {
  return question === null && (asks === null || asks.concepts.every(({ kind }) => kind !== "part" && kind !== "place"));
}

/** Which gauge a number of the answer is read off. */
function gaugeOf({ asked: { question, asks }, codes, spokenOf }: State): QuestionId | null {
  if (asks === null || (question !== null && question !== "air_gauges")) return question;
  const names = (...any: readonly ConceptId[]) => asks.concepts.some(({ concept }) => any.includes(concept));
  if (question === null && !saysOfAir.test(asks.text) && !names("pressure", "gauge")) return null;
  const other = otherPressure(asks, [...codes.values()], spokenOf);
  if (other !== null) return other === "oil" ? "oil_pressure_ok" : null;
  return names("gauge") && !spokenOf.has("air") ? question : "air_gauges";
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

/** What stands of the truck, without where it is and what its driver wants. */
function troubles({ standings, codes }: State): string {
  const symptoms = [...standings]
    .filter(([symptom, { standing }]) => standing && !isTalk(symptom) && !isWish(symptom))
    .map(([symptom, { current }]) => `${symptom}:${current}`);
  return [...symptoms, ...codes.keys()].join(" ");
}

function isWish(symptom: SymptomId): boolean {
  return symptom.startsWith("want_") || notOfTruck.has(symptom);
}

function fingerprint({ standings, codes }: State): string {
  const symptoms = [...standings]
    .filter(([symptom]) => !isTalk(symptom))
    .map(([symptom, state]) => `${symptom}:${state.standing}:${state.current}`);
  return [...symptoms, ...codes.keys()].join(" ");
}
