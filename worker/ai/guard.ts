import { corrections } from "#domain/chat/corrections.ts";
import type { ChatAssessment } from "#domain/chat/turn.ts";
import type { DriveDecision } from "#domain/diagnosis/assessment.ts";
import { wordingOf } from "#domain/diagnosis/index.ts";
import type { ChatLanguage } from "#domain/languages/languages.ts";
import { figuresIn } from "#domain/reply-safety/figures.ts";
import { judgeSentence, type SentenceContext } from "#domain/reply-safety/judge-sentence.ts";
import { plain, sentenceEnd, sentencesOf } from "#domain/reply-safety/plain-text.ts";
import type { Finding } from "#domain/reply-safety/reply-language.ts";
import { replyLanguages } from "#domain/reply-safety/reply-languages.ts";
import { textsIn, vocabularyOf } from "#domain/reply-safety/vocabulary.ts";

/**
 * UTF-16 units that are looked at together. A sentence that does not end within them is not shown: nobody writes one
 * that helps, and half a sentence may say the opposite of the whole.
 */
const longestSentence = 600;
/** A text without any of these says nothing. */
const saying = /[\p{L}\p{N}\p{S}]/u;
/** Words in a row of the instructions that make a sentence a leak. */
const leakWords = 7;
/** After so many sentences that may not be shown, the rest of a reply is not trusted. */
const mostFindings = 3;

/** Words at the start of a sentence that mean something said before: alone they say what a reader fills in. */
const refersBack =
  /^(?:its?|it's|they|their|them|this|that|these|those|sus?|est[aeo]|es[aeo]|ello|он|она|оно|они|его|её|ее|их|это|этот|эта|эти|و?هو|و?هي|هذا|هذه|ذلك|تلك)(?![\p{L}'’])/u;

/** Where an engine's text is no sentence of its own: bullets and numbers of lists. */
const bullet = /^(?:[•*-]|\d{1,2}[.)])\s*/u;

export interface GuardOptions {
  readonly assessment: Pick<ChatAssessment, "drive" | "category"> & Partial<ChatAssessment>;
  readonly language: ChatLanguage;
  /** What the engine says to this turn; the model may repeat it. */
  readonly own?: readonly string[];
  /** Whose figures the model may repeat besides: the driver's words, the truck. */
  readonly told?: readonly string[];
  /** The model's instructions; no run of their words is shown. */
  readonly secret?: string;
  /** Nothing is shown before the whole reply was judged. */
  readonly hold?: boolean;
}

/**
 * Watches a reply while it streams. A sentence is shown once it is whole and was judged; one that may not be shown
 * gives way to the engine's words, once. After help to defeat a device, a leak of the instructions or several such
 * sentences nothing more of the reply is shown. Until a sentence of the model has passed, nothing is shown at all.
 */
export class ReplyGuard {
  readonly #language: ChatLanguage;
  readonly #leaks: (sentence: string) => boolean;
  readonly #own: ReadonlySet<string>;
  readonly #figures: ReadonlySet<string>;
  #assessment: GuardOptions["assessment"];
  readonly #hold: boolean;
  #held = "";
  /** Corrections that wait for a sentence of the model. */
  #waiting = "";
  #shown = "";
  #said = new Set<string>();
  #ended = false;
  /** The sentence before was not shown. */
  #isAfterGap = false;
  /** Inside a sentence that is too long: the rest of it is dropped. */
  #isOverlong = false;
  /** How many of the model's own sentences were shown. */
  passed = 0;
  /** What was found, in order. */
  readonly findings: (Finding | "instructions")[] = [];

  constructor({ assessment, language, own = [], told = [], secret = "", hold = false }: GuardOptions) {
    this.#assessment = assessment;
    this.#language = language;
    this.#hold = hold;
    this.#leaks = leakDetector(secret);
    this.#own = new Set([...own, ...textsIn(spokenIn(assessment))].flatMap(ownSentences));
    this.#figures = figuresIn(...own, ...textsIn(assessment), ...told, ...Object.values(wordingOf(language).usual));
  }

  /** All that was given out so far. */
  get shown(): string {
    return this.#shown;
  }

  /** True when nothing that still comes will be shown. */
  get ended(): boolean {
    return this.#ended;
  }

  /** A tool has found more danger: from here on the new conclusion judges. */
  tighten(assessment: ChatAssessment): void {
    this.#assessment = assessment;
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
      const piece = this.#held.slice(0, longestSentence);
      const end = sentenceEnd(piece);
      const isLast = piece.length === this.#held.length;
      if (end === 0 && isLast && !isEnd && piece.length < longestSentence) break;
      const sentence = end === 0 ? piece : piece.slice(0, end);
      this.#held = this.#held.slice(sentence.length);
      const isWhole = end > 0 || (isLast && isEnd);
      if (!this.#isOverlong) out += this.#judged(sentence, isWhole);
      this.#isOverlong = !isWhole;
    }
    this.#shown += out;
    return out;
  }

  #judged(sentence: string, isWhole: boolean): string {
    if (isWhole && !saying.test(sentence)) return "";
    const finding = isWhole ? this.#find(sentence) : "unclear";
    this.#isAfterGap = finding !== null;
    if (finding === null) {
      this.passed += 1;
      const waiting = this.#waiting;
      this.#waiting = "";
      return waiting + sentence;
    }
    this.findings.push(finding);
    this.#ended ||= finding === "defeat" || finding === "instructions" || this.findings.length >= mostFindings;
    const instead = correction(finding, this.#assessment, this.#language);
    // Once is enough, however often the model says it.
    if (instead === "" || this.#said.has(instead)) return "";
    this.#said.add(instead);
    const corrected = instead + (/\s+$/u.exec(sentence)?.[0] ?? " ");
    if (this.passed > 0) return corrected;
    this.#waiting += corrected;
    return "";
  }

  #find(sentence: string): Finding | "instructions" | null {
    if (this.#leaks(sentence)) return "instructions";
    if (this.#own.has(ownForm(sentence))) return null;
    // Under a stop every word that a driver reads is the engine's.
    if (this.#assessment.drive === "stop_now") return "drive";
    if (this.#isAfterGap && refersBack.test(ownForm(sentence))) return "unclear";
    return judgeSentence(sentence, this.#context());
  }

  #context(): SentenceContext {
    return {
      drive: this.#assessment.drive,
      language: replyLanguages[this.#language],
      figures: this.#figures,
      vocabulary: knownWords(this.#language),
    };
  }
}

/** What the assistant says of a conclusion: without the driver's answers, whose 'Yes' says something else from a model. */
function spokenIn({ trail: _trail, step = null, ...said }: GuardOptions["assessment"]): unknown {
  return { ...said, step: step === null ? null : { ...step, answers: [] } };
}

const vocabularies = new Map<ChatLanguage, ReadonlySet<string>>();

/** The words of everything that the engine can say in a language; gathered at first use. */
function knownWords(language: ChatLanguage): ReadonlySet<string> {
  const known = vocabularies.get(language) ?? vocabularyOf(textsIn(wordingOf(language)), replyLanguages[language]);
  vocabularies.set(language, known);
  return known;
}

function correction(
  finding: Finding | "instructions",
  { drive, category }: GuardOptions["assessment"],
  language: ChatLanguage,
): string {
  const { reply } = wordingOf(language);
  switch (finding) {
    case "defeat":
      return reply.defeat;
    case "miles":
    case "price":
    case "contact":
    case "instructions":
      return corrections[language][finding];
    case "drive":
    case "number":
    case "unclear":
      return hasDecision(drive, category) ? reply.decision[drive] : "";
  }
}

/** Where no truck is judged there is no decision to repeat. */
function hasDecision(drive: DriveDecision, category: ChatAssessment["category"]): boolean {
  return drive !== "not_applicable" || !(["account", "off_topic", "parts", "unclear"] as string[]).includes(category);
}

function ownSentences(text: string): string[] {
  return [text, ...text.split("\n"), ...sentencesOf(text)].map(ownForm).filter((form) => form.length > 1);
}

function ownForm(sentence: string): string {
  return plain(sentence.trim())
    .replace(bullet, "")
    .replace(/[.:;]+$/u, "")
    .toLowerCase();
}

/** Tells whether a sentence repeats a run of words of the instructions. */
function leakDetector(secret: string): (sentence: string) => boolean {
  const known = new Set(runs(secret));
  return (sentence) => known.size > 0 && runs(sentence).some((run) => known.has(run));
}

function runs(text: string): string[] {
  const list =
    plain(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return list.slice(leakWords - 1).map((_, at) => list.slice(at, at + leakWords).join(" "));
}
