import type { DriveDecision } from "../diagnosis/assessment.ts";
import { findFigure } from "./figures.ts";
import { fold, plain, segments } from "./plain-text.ts";
import type { Finding, ReplyLanguage } from "./reply-language.ts";
import { stemOf } from "./vocabulary.ts";

/** In UTF-16 units; nothing that helps a driver is longer. */
const longestSentence = 1000;
/** Replaces words that were found harmless. */
const settled = "◊";
/** Terms of the trade that every language writes in Latin letters. */
const trade =
  /^(?:abs|apu|can|cat|cel|cng|dc|def|doc|dpf|ecm|ecu|egr|eld|fmi|gps|hvac|led|lng|mil|nox|obd|psi|pto|rpm|scr|spn|stop|temp|tpms|volt|vin|ok|j\d{4}|[a-z]{0,3}-?\d{1,4}[a-z]?|\d[\d.,-]*[a-z°%]{0,3}|cummins|detroit|paccar|volvo|mack|kenworth|peterbilt|freightliner|international|navistar|western|star|caterpillar|duramax|isuzu|hino|allison|eaton|bendix|wabco|haldex|roadflare|check|engine|diesel)$/u;

export interface SentenceContext {
  readonly drive: DriveDecision;
  readonly language: ReplyLanguage;
  /** Figures of the engine, the driver and the truck. */
  readonly figures: ReadonlySet<string>;
  /** The words of the engine's texts, by `vocabularyOf`. */
  readonly vocabulary: ReadonlySet<string>;
}

/**
 * Why a sentence of a model may not be shown; null when it may. Every clause has to be a statement, a question or an
 * instruction of a known harmless form; words about driving, devices, dangers and people count only in phrases that
 * agree with the engine's decision. What is not understood is not shown. Pure; takes time linear in the sentence.
 */
export function judgeSentence(sentence: string, context: SentenceContext): Finding | null {
  const { language, figures, drive } = context;
  if (sentence.length > longestSentence) return "unclear";
  const text = plain(sentence);
  const figure = findFigure(text, figures, language.digitWords);
  if (figure !== null) return figure;
  const isQuestion = /[?؟]["”’»)\]]*$/u.test(text);
  const all = segments(fold(text));
  if (all.some((list) => list.some((word) => isForeign(word, language)) || isSpaced(list))) return "unclear";
  if (praisesMotion(all, language)) return "drive";
  let worst: Finding | null = null;
  for (const list of all) {
    let clauseText = ` ${list.join(" ")} `;
    for (const phrase of [language.agreedAt[drive], language.agreed]) {
      if (phrase !== undefined) clauseText = clauseText.replace(phrase, ` ${settled}`);
    }
    if (language.soothing.test(clauseText)) return "drive";
    for (const clause of clausesOf(clauseText, language)) {
      const finding = judgeClause(clause, isQuestion, context);
      if (finding !== null && finding !== "unclear") return finding;
      worst ??= finding;
    }
  }
  return worst;
}

function judgeClause(
  clause: readonly string[],
  isQuestion: boolean,
  { language, vocabulary }: SentenceContext,
): Finding | null {
  const start = clause.findIndex((word) => !language.fillers.test(word) && !/^\d{1,2}$/u.test(word));
  if (start === -1) return null;
  const reservedIn = (list: readonly string[]): Finding | null =>
    language.reserved.find(({ words }) => list.some((word) => words.test(word)))?.finding ?? null;
  let text = ` ${clause.slice(start).join(" ")} `;
  let isOpened = false;
  const ban = language.prohibits.exec(text);
  if (ban !== null) {
    const rest = text.slice(ban[0].length);
    if (language.neverProhibited.test(rest)) return reservedIn(clause) ?? "drive";
    language.neverProhibited.lastIndex = 0;
    const allowed = language.prohibited.exec(rest);
    if (allowed === null) return reservedIn(clause) ?? "unclear";
    text = ` ${settled}${rest.slice(allowed[0].length)}`;
    isOpened = true;
  } else if (language.instructions.test(text)) {
    text = text.replace(language.instructions, ` ${settled}`);
    isOpened = true;
  }
  const rest = text.split(" ").filter((word) => word !== "");
  const reserved = reservedIn(rest);
  if (reserved !== null) return reserved;
  const [head = settled, next] = rest;
  isOpened ||= head === settled || language.opens(head, next) || (isQuestion && language.opensQuestion.test(head));
  if (!isOpened) return "unclear";
  const isKnown = (word: string) =>
    word === settled || trade.test(word) || language.knows(word) || vocabulary.has(stemOf(word, language));
  if (!isQuestion && !rest.every(isKnown)) return "unclear";
  return rest.some((_, at) => language.orders(rest, at)) ? "unclear" : null;
}

/** Whether a sentence names a benefit together with speed, load, distance or more time on the road. */
function praisesMotion(all: readonly (readonly string[])[], { benefits, motion }: ReplyLanguage): boolean {
  const text = ` ${all.map((list) => list.join(" ")).join(" ")} `;
  return benefits.test(text) && motion.test(text);
}

function clausesOf(text: string, { conjunctions }: ReplyLanguage): string[][] {
  const clauses: string[][] = [[]];
  for (const word of text.split(" ")) {
    if (word === "") continue;
    if (conjunctions.test(word)) clauses.push([]);
    else clauses.at(-1)?.push(word);
  }
  return clauses;
}

/** A word in other letters than the language's, of mixed letters, or a sign that is no word. */
function isForeign(word: string, { letters }: ReplyLanguage): boolean {
  if (trade.test(word) || /^[\d.,°%+-]+$/u.test(word)) return false;
  return !letters.test(word);
}

/** Words written letter by letter. */
function isSpaced(list: readonly string[]): boolean {
  let inRow = 0;
  for (const word of list) {
    inRow = /^\p{L}$/u.test(word) ? inRow + 1 : 0;
    if (inRow === 3) return true;
  }
  return false;
}
