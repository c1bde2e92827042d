import type { ConceptId } from "../knowledge/concepts.ts";
import type { Mention } from "../parse/framed.ts";

/**
 * When something holds, in concepts and so in every language at once:
 * `smoke` it is named · `-work` it is named and denied · `brake:fail` the second is said of the first ·
 * `a & b` both in one segment · `a && b` both in one sentence · `a ! b` not when b stands near in the segment ·
 * `a !! b` not when b stands anywhere in the sentence · `a/b` either ·
 * `! any_part` not when any part of the truck stands near · `! anything` not when the sentence names anything else.
 */
export interface Rule {
  /** As it is written. */
  readonly source: string;
  readonly subject: ReadonlySet<ConceptId> | null;
  readonly main: Term;
  readonly also: readonly Companion[];
  readonly unless: ReadonlySet<ConceptId>;
  readonly unlessInSentence: ReadonlySet<ConceptId>;
  /** Not when any part of the truck is named near. */
  readonly unlessPart: boolean;
  /** Not when the sentence names anything else at all. */
  readonly unlessAny: boolean;
}

interface Term {
  readonly any: ReadonlySet<ConceptId>;
  readonly denied: ReadonlySet<ConceptId>;
}

interface Companion {
  readonly term: Term;
  readonly inSentence: boolean;
}

export interface RuleMatch {
  readonly from: number;
  readonly to: number;
  /** What the rule is about is denied although the rule does not ask for it: the driver says that it is not so. */
  readonly denied: boolean;
  readonly main: Mention;
}

const near = 9;
const far = 30;
const anyPart = "any_part";
const anything = "anything";
const saysLittle: ReadonlySet<ConceptId> = new Set(["asking", "greeting", "yes", "no", "need"]);

/** Reads a rule once. */
export function compileRule(source: string): Rule {
  const [inSegment = "", inSentence = ""] = source.split(" !! ");
  const [positive = "", negative = ""] = inSegment.split(" ! ");
  const [head = "", ...rest] = positive.split(/\s+(?=&)/u);
  const colon = head.indexOf(":");
  const also = rest.map((piece) => ({
    term: termOf(piece.replace(/^&+\s*/u, "")),
    inSentence: piece.startsWith("&&"),
  }));
  return {
    source,
    subject: colon < 0 ? null : termOf(head.slice(0, colon)).any,
    main: termOf(colon < 0 ? head : head.slice(colon + 1)),
    also,
    unless: conceptsOf(negative.split(/[\s/]+/u).filter((word) => word !== anyPart && word !== anything)),
    unlessInSentence: conceptsOf(inSentence.split(/[\s/]+/u)),
    unlessPart: negative.includes(anyPart),
    unlessAny: negative.includes(anything),
  };
}

/** A message's mentions, found by concept, segment and sentence. */
export interface IndexedMentions {
  readonly byConcept: ReadonlyMap<ConceptId, readonly Mention[]>;
  readonly bySegment: ReadonlyMap<number, readonly Mention[]>;
  readonly bySentence: ReadonlyMap<number, readonly Mention[]>;
}

export function indexMentions(mentions: readonly Mention[]): IndexedMentions {
  return {
    byConcept: groupBy(mentions, (mention) => mention.concept),
    bySegment: groupBy(mentions, (mention) => mention.segment),
    bySentence: groupBy(mentions, (mention) => mention.sentence),
  };
}

/** Every place where a rule holds. */
export function matchRule(rule: Rule, mentions: IndexedMentions): RuleMatch[] {
  const found: RuleMatch[] = [];
  for (const main of candidates(rule.main, mentions)) {
    const wantsDenied = rule.main.denied.has(main.concept) && main.denied;
    if (!wantsDenied && !rule.main.any.has(main.concept)) continue;
    const subject = rule.subject === null ? null : subjectOf(rule.subject, main);
    if (subject === undefined) continue;
    const others = rule.also.map((companion) => findCompanion(companion, main, mentions));
    if (others.includes(undefined) || isExcluded(rule, main, mentions)) continue;
    const all = [main, subject, ...others].filter((item) => item !== null && item !== undefined);
    found.push({
      from: Math.min(...all.map((item) => item.from)),
      to: Math.max(...all.map((item) => item.to)),
      denied: (main.denied && !wantsDenied) || main.well || (subject?.denied ?? false),
      main,
    });
  }
  return found;
}

function subjectOf(subjects: ReadonlySet<ConceptId>, main: Mention): Mention | undefined {
  return main.subjects.find((subject) => subjects.has(subject.concept));
}

function candidates(term: Term, mentions: IndexedMentions): readonly Mention[] {
  const concepts = new Set([...term.any, ...term.denied]);
  return [...concepts].flatMap((concept) => mentions.byConcept.get(concept) ?? []);
}

function findCompanion(
  { term, inSentence }: Companion,
  main: Mention,
  { bySegment, bySentence }: IndexedMentions,
): Mention | undefined {
  const around = inSentence ? bySentence.get(main.sentence) : bySegment.get(main.segment);
  return around?.find((mention) => {
    if (mention === main || gap(mention, main) > (inSentence ? far : near)) return false;
    return mention.denied ? term.denied.has(mention.concept) : term.any.has(mention.concept);
  });
}

function isExcluded(rule: Rule, main: Mention, { bySegment, bySentence }: IndexedMentions): boolean {
  const { unless, unlessInSentence, unlessPart } = rule;
  if (unlessInSentence.size > 0) {
    const sentence = bySentence.get(main.sentence) ?? [];
    if (sentence.some((mention) => mention !== main && unlessInSentence.has(mention.concept))) return true;
  }
  if (rule.unlessAny) {
    const sentence = bySentence.get(main.sentence) ?? [];
    if (sentence.some(({ kind, concept }) => kind !== "mark" && !saysLittle.has(concept))) return true;
  }
  if (unless.size === 0 && !unlessPart) return false;
  const around = bySegment.get(main.segment) ?? [];
  const excludes = (mention: Mention) => unless.has(mention.concept) || (unlessPart && mention.kind === "part");
  return around.some((mention) => mention !== main && excludes(mention) && gap(mention, main) <= near);
}

function groupBy<Key>(mentions: readonly Mention[], keyOf: (mention: Mention) => Key): Map<Key, Mention[]> {
  const groups = new Map<Key, Mention[]>();
  for (const mention of mentions) {
    const group = groups.get(keyOf(mention));
    if (group) group.push(mention);
    else groups.set(keyOf(mention), [mention]);
  }
  return groups;
}

function gap(a: Mention, b: Mention): number {
  return a.from > b.to ? a.from - b.to : b.from - a.to;
}

function termOf(source: string): Term {
  const words = source.trim().split("/");
  return {
    any: conceptsOf(words.filter((word) => !word.startsWith("-"))),
    denied: conceptsOf(words.filter((word) => word.startsWith("-")).map((word) => word.slice(1))),
  };
}

function conceptsOf(words: readonly string[]): ReadonlySet<ConceptId> {
  return new Set(words.filter(isConcept));
}

/** Whether a concept of this name exists is a test's to say: no list of them is fetched by a page. */
function isConcept(word: string): word is ConceptId {
  return word !== "";
}
