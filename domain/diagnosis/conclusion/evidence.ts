import type { ChatLanguage } from "../../languages/languages.ts";
import { type QuestionId, questionIds } from "../facts/advice.ts";
import { followUps } from "../facts/follow-up.ts";
import type { SymptomId } from "../facts/symptoms.ts";
import type { AssessInput, DialogueLine } from "../input.ts";
import type { ConceptId } from "../lexicon/concepts.ts";
import { codesOfFrame, readCodes, type WrittenCode, withoutCodes } from "../reading/codes.ts";
import { type Dm1, readDm1 } from "../reading/dm1.ts";
import { type Mention, mentionsOf, type ReadMessage, takeApart } from "../reading/mentions.ts";
import { readReadings } from "../reading/readings.ts";
import type { Scopes } from "../reading/scopes.ts";
import { standingCodes } from "../reading/standing-codes.ts";
import { readable } from "../reading/tokens.ts";
import { knownSpeeches } from "../speech/known.ts";
import { type AskedOfCodes, asksOfCodes, tellCodes, toldCodes } from "./told-codes.ts";

/** A symptom that stands after the whole conversation, with the words that it rests on. */
export interface Evidence {
  readonly symptom: SymptomId;
  readonly words: readonly string[];
  /** False for what is over, harmless, another truck's or only imagined. */
  readonly current: boolean;
  /** A reading or a frame says so, not words alone. */
  readonly measured?: boolean;
}

export interface CaseFile {
  readonly evidence: readonly Evidence[];
  readonly codes: readonly WrittenCode[];
  readonly asked: ReadonlySet<QuestionId>;
  /**
   * What was spoken of, whatever came of it: with a minus before it what was denied, with a tilde what is well, over, harmless,
   * another's or only imagined.
   */
  readonly spokenOf: ReadonlySet<string>;
  /** The beginnings of the words that the driver used, each with its language. */
  readonly stems: ReadonlySet<string>;
  /** The driver's last message asks something. */
  readonly asksLast: boolean;
  /** How many words the driver wrote. */
  readonly wordCount: number;
  readonly userTurns: number;
  /** How many of the newest messages in a row added nothing. */
  readonly turnsWithoutProgress: number;
}

/** "What colour?", where only a lamp was spoken of. */
const colour = /colou?r|цвет|لون/iu;
const saysNothingNew: ReadonlySet<SymptomId> = new Set(["yes", "no", "greeting", "truck_named", "want_human"]);

interface Asked {
  readonly question: QuestionId | null;
  readonly ofCodes: AskedOfCodes;
  /** A question in other words than ours. */
  readonly asks: ReadMessage | null;
}

const wishes: ReadonlySet<SymptomId> = new Set([
  "want_tow",
  "want_roadside",
  "want_parts",
  "account",
  "off_topic",
  "in_safe_place",
  "on_shoulder",
  "leak_unknown",
  "noise_unknown",
]);
/** What a question asks about, by its most telling words. */
const questionConcepts: readonly (readonly [QuestionId, readonly ConceptId[]])[] = [
  ["coolant_puddle", ["steam", "boil"]],
  ["where_smoke", ["smoke"]],
  ["cranks", ["crank", "starter"]],
  ["tire_position", ["tire", "steer_tire", "wheel"]],
  ["oil_pressure_ok", ["oil_pressure"]],
  ["air_gauges", ["air"]],
  ["dpf_flashing", ["dpf"]],
  ["lamp_colour", ["lamp", "red_lamp", "amber_lamp", "check_engine"]],
  ["temp_now", ["temperature"]],
  ["charging_volts", ["battery"]],
  ["leak_what", ["leak", "puddle", "fluid"]],
];

interface Standing {
  words: string[];
  current: boolean;
  standing: boolean;
  measured: boolean;
}

/** Reads a conversation message by message: later words refine, deny or confirm earlier ones. */
export function readCase(input: AssessInput): CaseFile {
  const standings = new Map<SymptomId, Standing>();
  const codes = new Map<string, WrittenCode>();
  const asked = new Set<QuestionId>();
  const spokenOf = new Set<string>();
  const stems = new Set<string>();
  let question: QuestionId | null = null;
  let asks: ReadMessage | null = null;
  let ofCodes = asksOfCodes("");
  let asksLast = false;
  let wordCount = 0;
  let userTurns = 0;
  let turnsWithoutProgress = 0;

  for (const line of input.messages) {
    if (line.role === "assistant") {
      question = questionIn(line);
      if (question !== null) asked.add(question);
      ofCodes = asksOfCodes(line.content);
      asks = question === null ? readQuestion(line, input.language) : null;
      if (asks !== null) question = questionAbout(asks, spokenOf);
      continue;
    }
    userTurns += 1;
    const before = fingerprint(standings, codes);
    const read = readMessage(readable(line.content), input.language, { question, asks, ofCodes }, standings, codes);
    for (const mention of read.concepts) spokenOf.add(spokenAs(mention, read.scopes));
    asksLast = /[?؟]/u.test(read.text);
    wordCount += read.tokens.length;
    for (const stem of read.stems) stems.add(stem);
    turnsWithoutProgress = fingerprint(standings, codes) === before ? turnsWithoutProgress + 1 : 0;
    question = null;
    asks = null;
    ofCodes = asksOfCodes("");
  }

  const evidence = [...standings]
    .filter(([, state]) => state.standing)
    .map(([symptom, { words, current, measured }]) => ({ symptom, words, current, measured }));
  return {
    evidence,
    codes: toldCodes(codes),
    asked,
    spokenOf,
    stems,
    asksLast,
    wordCount,
    userTurns,
    turnsWithoutProgress,
  };
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

/** Whether a symptom stands among these. */
export function has(evidence: readonly Evidence[], id: SymptomId): boolean {
  return evidence.some((item) => item.symptom === id);
}

function readMessage(
  text: string,
  language: ChatLanguage,
  { question, asks, ofCodes }: Asked,
  standings: Map<SymptomId, Standing>,
  codes: Map<string, WrittenCode>,
): ReadMessage {
  const frames = readDm1(text);
  const written = withoutFrames(text, frames);
  const message = takeApart(written, language);
  const mentions = mentionsOf(message, question);
  for (const denied of mentions.filter((mention) => mention.denied)) deny(standings, denied.symptom);
  // What one sentence denies and another one affirms counts as affirmed: rather one warning too many.
  for (const mention of mentions.filter((item) => !item.denied)) affirm(standings, mention);
  const codesHere = readCodes(written, ofCodes.number);
  const isPressureAsked =
    asks !== null && (/psi|пси/iu.test(asks.text) || asks.concepts.some(({ concept }) => concept === "pressure"));
  const gauge = question ?? (isPressureAsked ? "air_gauges" : null);
  const readings = readReadings({ ...message, text: withoutCodes(written, codesHere) }, gauge, [
    ...codes.values(),
    ...codesHere,
  ]);
  const isSlowLoss = readings.some(({ symptom }) => symptom === "air_leak");
  if (isSlowLoss && !readings.some(({ symptom }) => symptom === "low_air")) deny(standings, "low_air");
  if (readings.some(({ symptom, past, imagined }) => symptom === "air_ok" && !past && !imagined))
    deny(standings, "low_air");
  for (const reading of readings) affirm(standings, { ...reading, denied: false }, true);
  for (const frame of frames) for (const symptom of lampsOf(frame)) affirm(standings, said(symptom, text, frame), true);
  const all = [...frames.flatMap((frame) => codesOfFrame(frame, text)), ...standingCodes(codesHere, message)];
  tellCodes(codes, all, written, ofCodes);
  if (question !== null) answer(standings, mentions, question);
  const followUp = question === null ? undefined : followUps[question];
  if (asks !== null && (followUp?.yes ?? followUp?.no) === undefined) confirm(standings, mentions, asks);
  return message;
}

/** A plain yes or no to a question that is not one of ours speaks of what the question names. */
function confirm(standings: Map<SymptomId, Standing>, mentions: readonly Mention[], asks: ReadMessage): void {
  const says = (id: "yes" | "no") => mentions.find((mention) => mention.symptom === id && !mention.denied);
  const no = says("no");
  const given = no ?? says("yes");
  if (given === undefined) return;
  for (const { symptom } of mentionsOf(asks, null)) {
    if (saysNothingNew.has(symptom) || wishes.has(symptom)) continue;
    if (no) deny(standings, symptom);
    else affirm(standings, { symptom, words: given.words, denied: false, past: false, imagined: false });
  }
}

/** The last question of what the assistant said, taken apart. */
function readQuestion({ content }: DialogueLine, language: ChatLanguage): ReadMessage | null {
  const last = readable(content)
    .match(/[^.!?؟\n]{1,300}[?؟]/gu)
    ?.at(-1);
  return last === undefined ? null : takeApart(last, language);
}

/** Which of our questions another wording comes nearest to. */
function questionAbout({ concepts, text }: ReadMessage, spokenOf: ReadonlySet<string>): QuestionId | null {
  const named = new Set<string>(concepts.map(({ concept }) => concept));
  const isLampSpokenOf = ["lamp", "check_engine", "lit"].some((concept) => spokenOf.has(concept));
  if (named.size < 3 && isLampSpokenOf && colour.test(text)) return "lamp_colour";
  return questionConcepts.find(([, any]) => any.some((concept) => named.has(concept)))?.[0] ?? null;
}

/** The text with its frames blanked out, so that no byte is read as a number. */
function withoutFrames(text: string, frames: readonly Dm1[]): string {
  return frames.reduce((rest, { from, to }) => rest.slice(0, from) + " ".repeat(to - from) + rest.slice(to), text);
}

function lampsOf({ lamps }: Dm1): readonly SymptomId[] {
  return [
    ...(lamps.stop === "off" ? [] : (["red_stop_lamp"] as const)),
    ...(lamps.warning === "off" && lamps.protect === "off" ? [] : (["warning_named"] as const)),
    ...(lamps.mil === "off" ? [] : (["check_engine"] as const)),
  ];
}

function said(symptom: SymptomId, text: string, { from, to }: Dm1): Mention {
  return { symptom, words: text.slice(from, to), denied: false, past: false, imagined: false };
}

function answer(standings: Map<SymptomId, Standing>, mentions: readonly Mention[], question: QuestionId): void {
  const followUp = followUps[question];
  if (followUp === undefined) return;
  const says = (id: "yes" | "no") => mentions.find((mention) => mention.symptom === id && !mention.denied);
  const no = says("no");
  const given = no ? "no" : "yes";
  const words = (no ?? says("yes"))?.words;
  if (words === undefined) return;
  for (const symptom of followUp[given] ?? []) {
    affirm(standings, { symptom, words, denied: false, past: false, imagined: false });
  }
  const opposite = given === "no" ? followUp.yes : followUp.no;
  for (const symptom of opposite ?? []) deny(standings, symptom);
}

function affirm(standings: Map<SymptomId, Standing>, mention: Mention, isMeasured = false): void {
  const current = !mention.past && !mention.imagined;
  const measured = isMeasured && current;
  const known = standings.get(mention.symptom);
  if (known?.standing) {
    known.current ||= current;
    known.measured ||= measured;
    if (!known.words.includes(mention.words)) known.words.push(mention.words);
    return;
  }
  standings.set(mention.symptom, { words: [mention.words], current, standing: true, measured });
}

function deny(standings: Map<SymptomId, Standing>, symptom: SymptomId): void {
  standings.set(symptom, { words: [], current: false, standing: false, measured: false });
}

function fingerprint(standings: ReadonlyMap<SymptomId, Standing>, codes: ReadonlyMap<string, unknown>): string {
  const symptoms = [...standings]
    .filter(([symptom]) => !saysNothingNew.has(symptom))
    .map(([symptom, state]) => `${symptom}:${state.standing}:${state.current}`);
  return [...symptoms, ...codes.keys()].join(" ");
}

function questionIn(line: DialogueLine): QuestionId | null {
  const said = line.question ?? line.content;
  for (const { wording } of knownSpeeches()) {
    for (const id of questionIds) if (said.includes(wording.questions[id])) return id;
  }
  return null;
}
