import { lazy } from "../../lazy.ts";
import type { QuestionId } from "../knowledge/advice.ts";
import { answerClearingRules, answerRules, clearingRules } from "../knowledge/answer-rules.ts";
import { answerWords, notMeant } from "../knowledge/answer-words.ts";
import type { ConceptId } from "../knowledge/concepts.ts";
import type { RuleTable } from "../knowledge/rule-table.ts";
import { symptomRules } from "../knowledge/rules.ts";
import type { SymptomId } from "../knowledge/symptoms.ts";
import { findAnswer } from "../languages/known.ts";
import type { Mention as Framed } from "../parse/framed.ts";
import type { ReadMessage } from "../parse/take-apart.ts";
import { compileRule, indexMentions, matchRule, type Rule, type RuleMatch } from "./rule-matching.ts";

/** One place where a message speaks of a symptom, and how it speaks of it. */
export interface Mention {
  readonly symptom: SymptomId;
  /** The driver's own words. */
  readonly words: string;
  /** "no smoke", "the fire is out". */
  readonly denied: boolean;
  /** Over, harmless, or another truck's. */
  readonly past: boolean;
  /** Only imagined or asked about. */
  readonly imagined: boolean;
  /** What names it. */
  readonly by?: ConceptId;
}

interface Compiled {
  readonly symptom: SymptomId;
  readonly rules: readonly Rule[];
}

const symptomTable = lazy(() => compileTable(symptomRules));
const clearingTable = lazy(() => compileTable(clearingRules));
const answerTables = lazy(() => tablesOf(answerRules));
const answerClearingTables = lazy(() => tablesOf(answerClearingRules));
/** One's own, whoever else was in it: a crash with another truck. */
const everybodys: ReadonlySet<SymptomId> = new Set(["crash", "injury", "live_lane", "on_tracks"]);

/** What a message speaks of; `asked` is the question that it answers. */
export function mentionsOf(message: ReadMessage, asked: QuestionId | null): Mention[] {
  const { concepts, scopes: scope } = message;
  const indexed = indexMentions(concepts);
  const toMention = (symptom: SymptomId, match: RuleMatch, denied: boolean): Mention => ({
    symptom,
    words: wordsOf(message, match),
    denied,
    past:
      scope.isPast(match.main) ||
      scope.isHarmless(match.main) ||
      (scope.isOthers(match.main) && !everybodys.has(symptom)),
    imagined: scope.isImagined(match.main),
    by: match.main.concept,
  });
  const answers = asked === null ? [] : (answerTables().get(asked) ?? []);
  const found = [...symptomTable(), ...answers].flatMap(({ symptom, rules }) =>
    rules
      .flatMap((rule) => matchRule(rule, indexed))
      .filter((match) => isSymptomOrAnswer(symptom, match, message) && !(isWell(symptom) && isAsked(match, message)))
      .map((match) => toMention(symptom, match, match.denied)),
  );
  const clearing = [...clearingTable(), ...((asked && answerClearingTables().get(asked)) || [])];
  const cleared = clearing.flatMap(({ symptom, rules }) =>
    rules
      .flatMap((rule) => matchRule(rule, indexed))
      .filter((match) => !match.denied && !(match.main.concept === "fine" && isAsked(match, message)))
      .map((match) => toMention(symptom, match, true)),
  );
  const meant = asked === null ? found : found.filter(({ symptom }) => !notMeant[asked]?.includes(symptom));
  const worded = wordedAnswers(message, asked);
  // "They hold but you have to push hard": what is said beside it is no all-clear.
  const isBad = worded.some(({ symptom }) => !isWell(symptom));
  return [...(isBad ? meant.filter(({ symptom }) => !isWell(symptom)) : meant), ...cleared, ...worded];
}

/** A rule that holds in a message. */
export interface FiredRule {
  readonly symptom: SymptomId;
  /** As it is written in knowledge/rules. */
  readonly rule: string;
  /** The driver's words that it matched. */
  readonly words: string;
  /** The driver says that it is not so. */
  readonly denied: boolean;
}

/** The rules that hold in a message, whatever comes of them. */
export function firedRules(message: ReadMessage): readonly FiredRule[] {
  const indexed = indexMentions(message.concepts);
  return symptomTable().flatMap(({ symptom, rules }) =>
    rules.flatMap((rule) =>
      matchRule(rule, indexed).map((match) => ({
        symptom,
        rule: rule.source,
        words: wordsOf(message, match),
        denied: match.denied,
      })),
    ),
  );
}

/** "228 uphill, is that normal?": who asks whether it is fine does not say that it is. */
function isAsked({ main }: RuleMatch, { text, tokens }: ReadMessage): boolean {
  const last = tokens.findLast(({ sentence }) => sentence === tokens[main.from]?.sentence);
  return last !== undefined && /^[^\p{L}\d]*[?؟]/u.test(text.slice(last.end, last.end + 4));
}

/** What the words of an answer mean that are no concepts. */
function wordedAnswers({ text }: ReadMessage, asked: QuestionId | null): Mention[] {
  return ((asked && answerWords[asked]) || []).flatMap(([symptom, id]) => {
    const words = findAnswer(id, text);
    return words === undefined ? [] : [{ symptom, words, denied: false, past: false, imagined: false }];
  });
}

function isWell(symptom: SymptomId): boolean {
  return symptom.endsWith("_ok");
}

/** Yes and no count only at the beginning of what a driver writes, and a no only where it stands by itself. */
function isSymptomOrAnswer(symptom: SymptomId, match: RuleMatch, { tokens, concepts }: ReadMessage): boolean {
  if (symptom !== "yes" && symptom !== "no") return true;
  if (match.from > 1) return false;
  if (symptom === "yes") return true;
  const [own, next] = [tokens[match.to], tokens[match.to + 1]];
  return next === undefined || next.clause !== own?.clause || !concepts.some((concept) => concept.denied);
}

/** The driver's own words for a match: with the "not" of what is denied, so that they do not say the opposite. */
function wordsOf({ text, tokens, concepts }: ReadMessage, { from, to, main, denied }: RuleMatch): string {
  const isToldAsDenied = main.denied && !denied;
  const mark = isToldAsDenied ? concepts.findLast((mention) => isDenialBefore(mention, main)) : undefined;
  return text.slice(tokens[Math.min(from, mark?.from ?? from)]?.start, tokens[to]?.end);
}

const denials: ReadonlySet<ConceptId> = new Set(["not", "without", "no"]);
const furthestDenial = 3;

function isDenialBefore({ concept, segment, to }: Framed, main: Framed): boolean {
  return denials.has(concept) && segment === main.segment && to < main.from && main.from - to <= furthestDenial;
}

function tablesOf(tables: Readonly<Partial<Record<QuestionId, RuleTable>>>): ReadonlyMap<string, readonly Compiled[]> {
  return new Map(Object.entries(tables).map(([question, table]) => [question, compileTable(table)] as const));
}

function compileTable(table: RuleTable): Compiled[] {
  return (Object.entries(table) as [SymptomId, readonly string[]][]).map(([symptom, sources]) => ({
    symptom,
    rules: sources.map(compileRule),
  }));
}
