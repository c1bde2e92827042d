import { corrections } from "#domain/chat/corrections.ts";
import type { DriveDecision } from "#domain/diagnosis/assessment.ts";
import { wordingOf } from "#domain/diagnosis/engine.ts";
import type { ChatLanguage } from "#domain/languages/languages.ts";
import {
  deniedBefore,
  deniedList,
  deniedListSoFar,
  listEnds,
  newClause,
  plainYes,
  questionOfDriving,
  rules,
  takesBack,
  type Violation,
  warns,
} from "./guard-rules.ts";

const always = ["defeat", "safe", "miles", "price"] as const satisfies readonly Violation[];
/** A model that never ends a sentence waits no longer than this; UTF-16 units. */
const longestSentence = 600;
/** Words in a row of the instructions that make a sentence a leak. */
const leakWords = 7;

export type Finding = Violation | "instructions";

/** What a sentence of a model says that it may not say; null when it may be shown. `before` is the sentence before it. */
export function findViolation(sentence: string, drive: DriveDecision, before = ""): Violation | null {
  const plain = normalised(sentence);
  if (plainYes.test(plain) && questionOfDriving.test(normalised(before))) return "safe";
  const kinds: readonly Violation[] =
    drive === "stop_now" ? [...always, "drives_on"] : drive === "next_safe_exit" ? [...always, "goes_far"] : always;
  return kinds.find((kind) => rules[kind].some((rule) => matches(rule, plain, kind))) ?? null;
}

function matches(rule: RegExp, plain: string, kind: Violation): boolean {
  for (const match of plain.matchAll(rule)) {
    // An amount stays an amount, whatever stands before it.
    if (kind === "price") return true;
    if (isDenied(plain.slice(0, match.index), match[0])) continue;
    if (kind !== "defeat" || !warns.test(plain) || takesBack.test(plain)) return true;
  }
  return false;
}

function isDenied(before: string, phrase: string): boolean {
  const denial = deniedBefore.exec(before);
  if (denial !== null && !newClause.test(denial[0])) return true;
  return deniedList.test(before) || (deniedListSoFar.test(before) && listEnds.test(phrase));
}

/** Without what hides a phrase: emphasis marks, invisible characters, letters in other widths, several spaces. */
function normalised(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\p{Cf}*_`~#]/gu, "")
    .replace(/\s+/gu, " ");
}

/** True when any sentence of a whole reply may not be shown. */
export function contradicts(reply: string, drive: DriveDecision): boolean {
  const all = sentences(reply);
  return all.some((sentence, at) => findViolation(sentence, drive, all[at - 1]) !== null);
}

export interface GuardOptions {
  readonly drive: DriveDecision;
  readonly language: ChatLanguage;
  /** What the model was told; no run of its words is shown. */
  readonly secret?: string;
  /** Nothing is shown before the whole reply was judged. */
  readonly hold?: boolean;
}

/**
 * Watches a reply while it streams. A sentence is shown when it is whole and was judged; one that may not be shown is
 * replaced by what holds instead. After help to defeat a device nothing more is shown. When the engine says stop now,
 * nothing is shown before the whole reply was judged, and one false sentence makes the whole reply void.
 */
export class ReplyGuard {
  readonly #language: ChatLanguage;
  readonly #leaks: (sentence: string) => boolean;
  #drive: DriveDecision;
  #hold: boolean;
  #held = "";
  #before = "";
  #shown = "";
  #said = new Set<string>();
  #ended = false;
  /** How many of the model's own sentences were shown. */
  passed = 0;
  /** What was found, in order. */
  readonly findings: Finding[] = [];

  constructor({ drive, language, secret = "", hold = false }: GuardOptions) {
    this.#drive = drive;
    this.#language = language;
    this.#hold = hold || drive === "stop_now";
    this.#leaks = leakDetector(secret);
  }

  /** All that was given out so far. */
  get shown(): string {
    return this.#shown;
  }

  /** True when nothing that still comes will be shown. */
  get ended(): boolean {
    return this.#ended;
  }

  /** A tool has found more danger: from here on the new decision judges, also over what was shown. */
  tighten(drive: DriveDecision): void {
    this.#drive = drive;
    this.#hold ||= drive === "stop_now";
  }

  /** Takes what arrived and gives what may be shown now. */
  push(delta: string): string {
    this.#held += delta;
    return this.#hold ? "" : this.#release(false);
  }

  /** The rest at the end. */
  end(): string {
    return this.#release(true);
  }

  #release(isEnd: boolean): string {
    let out = "";
    while (!this.#ended && this.#held !== "") {
      const end = sentenceEnd(this.#held);
      if (end === 0 && !isEnd && this.#held.length < longestSentence) break;
      const sentence = this.#held.slice(0, end === 0 ? this.#held.length : end);
      this.#held = this.#held.slice(sentence.length);
      out += this.#judged(sentence);
    }
    this.#shown += out;
    return out;
  }

  #judged(sentence: string): string {
    const finding = this.#leaks(sentence) ? "instructions" : findViolation(sentence, this.#drive, this.#before);
    this.#before = sentence;
    if (finding === null) {
      this.passed += 1;
      return sentence;
    }
    this.findings.push(finding);
    this.#ended ||= finding === "defeat" || finding === "instructions";
    const instead = correction(finding, this.#drive, this.#language);
    // Once is enough, however often the model says it.
    if (this.#said.has(instead)) return "";
    this.#said.add(instead);
    return instead + (/\s+$/u.exec(sentence)?.[0] ?? "");
  }
}

function correction(finding: Finding, drive: DriveDecision, language: ChatLanguage): string {
  const { reply } = wordingOf(language);
  switch (finding) {
    case "safe":
    case "drives_on":
    case "goes_far":
      return reply.decision[drive];
    case "defeat":
      return reply.defeat;
    case "miles":
    case "price":
    case "instructions":
      return corrections[language][finding];
  }
}

/** Tells whether a sentence repeats a run of words of the instructions. */
function leakDetector(secret: string): (sentence: string) => boolean {
  const known = new Set(runs(secret));
  return (sentence) => known.size > 0 && runs(sentence).some((run) => known.has(run));
}

function runs(text: string): string[] {
  const list =
    normalised(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return list.slice(leakWords - 1).map((_, at) => list.slice(at, at + leakWords).join(" "));
}

function sentences(text: string): string[] {
  const all: string[] = [];
  let rest = text;
  while (rest !== "") {
    const end = sentenceEnd(rest) || rest.length;
    all.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return all;
}

/** Where the first sentence ends, with the white space after it; 0 while none has ended. */
function sentenceEnd(text: string): number {
  const end = /(?:[.!?…؟۔]["”’)\]*]*\s+|\n+\s*)(?=\S)/u.exec(text);
  return end === null ? 0 : end.index + end[0].length;
}
