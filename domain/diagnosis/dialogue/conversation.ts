import type { ChatLanguage } from "../../languages/languages.ts";
import { readDangers } from "../../safety/danger-words/read-dangers.ts";
import type { CaseFile, News } from "../classify/evidence.ts";
import { wordsFor } from "../guides/walk.ts";
import type { DialogueLine } from "../input.ts";
import type { QuestionId } from "../knowledge/advice.ts";
import { type SymptomId, symptomOf } from "../knowledge/symptoms.ts";
import type { WrittenCode } from "../parse/codes/written-code.ts";
import { type ReadMessage, takeApart } from "../parse/take-apart.ts";
import { readable } from "../parse/tokens.ts";
import { isOnlyTalk, isShort, joined } from "./across-turns.ts";
import { knowsNothing } from "./answers.ts";
import { type Asked, askedIn, nothingAsked } from "./asked-question.ts";
import { correctsNumber, gaugeRead, measuredIn } from "./corrections.ts";
import { gaugeOf } from "./gauges.ts";
import { type GuideState, newGuideState, type Reply, stepIdOf, walkOf } from "./guide-state.ts";
import type { GuidedInput } from "./guided-input.ts";
import { newsOf, noNews, type Stood } from "./news.ts";
import { type Heard, readMessage, type Told } from "./read-message.ts";
import { readReply } from "./read-reply.ts";
import { reduceGuides } from "./reduce-guides.ts";
import { ruleOut } from "./ruled-out.ts";
import { affirm, dangersIn, deny, fingerprintOf, isTalk, type Standings, troublesIn } from "./standings.ts";
import { withTogether } from "./together.ts";
import { toldCodes } from "./told-codes.ts";

const saysLowAir = ["air_buzzer", "buzzer", "drop", "lose", "low", "-build", "-rise"];
/** Of a longer conversation the cases after its newest messages are kept. */
const mostCases = 8;
/** What nobody asks for any more who tells of a truck. */
const leftForTruck = ["account", "off_topic"] as const;

/** A conversation read to its end. */
export function readCase(input: GuidedInput): CaseFile {
  const last = casesOf(input).at(-1);
  return last ?? caseOf(newState(input));
}

/** A conversation as it was heard. */
export interface HeardConversation {
  /** The case after each of the driver's newest messages, the last one at the end. */
  readonly cases: readonly CaseFile[];
  readonly guiding: GuideState;
}

interface State {
  readonly standings: Standings;
  readonly codes: Map<string, WrittenCode>;
  readonly questions: Set<QuestionId>;
  readonly ruledOut: Set<string>;
  readonly spokenOf: Set<string>;
  readonly stems: Set<string>;
  asked: Asked;
  told: Told | null;
  gauge: QuestionId | null;
  /** The gauge whose number was told last. */
  lastGauge: QuestionId | null;
  news: News;
  wordCount: number;
  userTurns: number;
  turnsWithoutProgress: number;
  guiding: GuideState;
}

/** The case as it was after each of the driver's newest messages, the last one at the end. */
export function casesOf(input: GuidedInput): readonly CaseFile[] {
  return hearConversation(input).cases;
}

/** Reads a conversation message by message: later words refine, deny or confirm earlier ones. */
export function hearConversation(input: GuidedInput): HeardConversation {
  const { messages, language } = input;
  const state = newState(input);
  const cases: CaseFile[] = [];
  let before: DialogueLine | null = null;
  for (const line of messages) {
    const last = before;
    before = line;
    if (line.role === "assistant") {
      if (putsStep(line, state.guiding)) {
        state.asked = nothingAsked;
        continue;
      }
      state.asked = stillAsked(state.asked, askedIn(line, language, state.spokenOf), line.content);
      if (state.asked.question !== null && state.asked.asks === null) state.questions.add(state.asked.question);
      if (state.told !== null) state.told = { ...state.told, goesOn: false };
      continue;
    }
    const isAsked = last === null || last.role === "user" || putsStep(last, state.guiding);
    const reply = readReply(state.guiding, line, input, { isAsked });
    const message = hear(state, readable(line.content), language, reply);
    const file = caseOf(state);
    cases.push(file);
    if (cases.length > mostCases) cases.shift();
    state.guiding = reduceGuides(state.guiding, { message, reply, file }, input);
  }
  return { cases, guiding: state.guiding };
}

/** Whether a line of the assistant asks the open step: it showed its answers, or its words hold the question. */
function putsStep({ stepId, content }: DialogueLine, guiding: GuideState): boolean {
  const position = walkOf(guiding)?.position;
  if (guiding.guide === null || position?.kind !== "step") return false;
  return (
    stepId === stepIdOf(guiding.guide, position.id) || content.includes(wordsFor(position.step.ask, guiding.truck))
  );
}

function newState(input: GuidedInput): State {
  return {
    standings: new Map(),
    codes: new Map(),
    questions: new Set(),
    ruledOut: new Set(),
    spokenOf: new Set(),
    stems: new Set(),
    asked: nothingAsked,
    told: null,
    gauge: null,
    lastGauge: null,
    news: noNews,
    wordCount: 0,
    userTurns: 0,
    turnsWithoutProgress: 0,
    guiding: newGuideState(input),
  };
}

/** Takes in a message, and what an answer to a guide's step reports. */
function hear(state: State, text: string, language: ChatLanguage, reply: Reply): ReadMessage {
  if (hasOnlyTalked(state)) forget(state);
  const { standings, codes, asked, told } = state;
  const before = stoodIn(state);
  const measuredBefore = measuredIn(standings);
  state.userTurns += 1;
  const corrected = correctsNumber(text) ? state.lastGauge : null;
  state.gauge = corrected ?? gaugeOf(state, text);
  const place = { asked, told, gauge: state.gauge, corrected, spokenOf: state.spokenOf };
  const heard = readMessage(text, language, place, standings, codes);
  // A danger in a language that the engine does not read is there all the same.
  for (const danger of readDangers(text)) affirm(standings, { ...danger, past: false, imagined: false }, true);
  const takenBack = reply.takesBack.filter((symptom) => isOnlyTapped(standings, symptom, reply));
  for (const symptom of takenBack) deny(standings, symptom);
  for (const symptom of reply.symptoms)
    affirm(standings, { symptom, words: reply.words, past: false, imagined: false });
  ruleOut(state.ruledOut, heard.message);
  state.lastGauge = gaugeRead(standings, measuredBefore) ?? state.lastGauge;
  if (asked.question === null) state.gauge = state.lastGauge ?? state.gauge;
  const after = stoodIn(state);
  const isFirst = state.userTurns === 1;
  state.news = newsOf(
    { ...heard, clears: heard.clears || takenBack.length > 0 },
    { asked, before, after, isFirst, corrects: corrected !== null },
  );
  const isProgress = reply.kind !== "none" || after.fingerprint !== before.fingerprint;
  state.turnsWithoutProgress = isProgress ? 0 : state.turnsWithoutProgress + 1;
  const tellsFirst = before.troubles === "" && after.troubles !== "";
  const speaksAnew = tellsFirst && (state.news.tellsOfDanger || comesToTruck(state));
  if (speaksAnew && told !== null) for (const symptom of leftForTruck) deny(standings, symptom);
  if (heard.withdrawn !== null || speaksAnew) forgetWords(state);
  if (!state.news.onlyTalks && !onlyKnowsNothing(heard.message)) remember(state, heard.message);
  // Air that is low stays low, whatever the oil's gauge shows.
  if (heard.isRefuted && !after.dangers.includes("low_air")) setOver(state, saysLowAir);
  const ofCodes = codeStillAsked(state, heard.message);
  const goesOn = told !== null && (told.goesOn || ofCodes !== nothingAsked.ofCodes);
  state.told = {
    message: goesOn ? sentTogether(told.message, heard.message, language) : heard.message,
    goesOn: true,
  };
  if (!waits(state, heard)) state.asked = { ...nothingAsked, ofCodes };
  return heard.message;
}

/** "Take your time" asks nothing: the code that was asked for before is still to come. */
function stillAsked({ ofCodes }: Asked, asked: Asked, line: string): Asked {
  const asksForCode = asked.ofCodes.number || asked.ofCodes.fmi;
  return asked.question === null && !asksForCode && !/[?؟]/u.test(line) ? { ...asked, ofCodes } : asked;
}

/** "Can't see it without my glasses": which code it is, is still to be told. */
function codeStillAsked({ asked, turnsWithoutProgress }: State, message: ReadMessage): Asked["ofCodes"] {
  const isAsked = asked.ofCodes.number || asked.ofCodes.fmi;
  const tellsNothing = turnsWithoutProgress > 0 && isShort(message) && !/\d/u.test(message.text);
  return isAsked && tellsNothing ? asked.ofCodes : nothingAsked.ofCodes;
}

/** A correction takes back what a tap reported; a danger that the driver's own words told stays. */
function isOnlyTapped(standings: Standings, symptom: SymptomId, { entry }: Reply): boolean {
  const standing = standings.get(symptom);
  if (standing?.standing !== true) return false;
  return standing.by.size === 0 || (entry === null && symptomOf(symptom).flag === undefined);
}

function stoodIn({ standings, codes }: State): Stood {
  return {
    troubles: troublesIn(standings, codes),
    dangers: dangersIn(standings),
    fingerprint: fingerprintOf(standings, codes),
  };
}

function remember(state: State, { stems, tokens }: ReadMessage): void {
  for (const concept of state.news.newlySpoken) state.spokenOf.add(concept);
  for (const stem of stems) state.stems.add(stem);
  state.wordCount += tokens.length;
}

/** What told of a danger that a gauge refutes was so, and is not any more. */
function setOver({ spokenOf }: State, concepts: readonly string[]): void {
  for (const concept of concepts) if (spokenOf.delete(concept)) spokenOf.add(`~${concept}`);
}

/** "Hold on, let me look": the answer is still to come. */
function waits({ userTurns, turnsWithoutProgress }: State, { message, saysNo }: Heard): boolean {
  const tellsMore = /\d/u.test(message.text) || !isShort(message) || !isOnlyTalk(message);
  return userTurns > 1 && !saysNo && !tellsMore && turnsWithoutProgress > 0;
}

/** "No sé": its no is of nothing that comes later. */
function onlyKnowsNothing(message: ReadMessage): boolean {
  return knowsNothing(message) && message.concepts.every(({ kind }) => kind === "mark" || kind === "topic");
}

/** Who asked for a plan or a robot before, and told nothing, now tells of the truck. */
function comesToTruck({ told, spokenOf, standings }: State): boolean {
  if (told === null || told.goesOn) return false;
  return standings.get("account")?.standing === true || [...spokenOf].every((concept) => concept === "greeting");
}

/** Whoever began with something else begins anew with the truck. */
function hasOnlyTalked({ standings, codes }: State): boolean {
  const standing = [...standings].filter((entry) => entry[1].standing).map(([symptom]) => symptom);
  return codes.size === 0 && standing.includes("off_topic") && standing.every(isTalk);
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

function caseOf(state: State): CaseFile {
  const evidence = withTogether(
    [...state.standings]
      .filter(([, { standing }]) => standing)
      .map(([symptom, { words, current, measured, by }]) => ({
        symptom,
        words: [...words],
        current,
        measured,
        by: new Set(by),
      })),
    state.spokenOf,
  );
  const isOfTruck = state.userTurns > 1 && evidence.some(({ symptom, current }) => current && !isTalk(symptom));
  return {
    evidence: isOfTruck ? evidence.filter(({ symptom }) => symptom !== "off_topic") : evidence,
    codes: toldCodes(state.codes),
    asked: new Set(state.questions),
    ruledOut: new Set(state.ruledOut),
    spokenOf: new Set(state.spokenOf),
    stems: new Set(state.stems),
    ...state.news,
    wordCount: state.wordCount,
    userTurns: state.userTurns,
    turnsWithoutProgress: state.turnsWithoutProgress,
  };
}

/** Pieces of one message, as long as they are short. */
function sentTogether(before: ReadMessage, piece: ReadMessage, language: ChatLanguage): ReadMessage {
  return isShort(before) && isShort(piece) ? takeApart(joined(before, piece), language) : piece;
}
