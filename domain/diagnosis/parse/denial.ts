import type { ConceptId } from "../knowledge/concepts.ts";
import { patternOf } from "../languages/known.ts";
import { isSaid, isThing } from "./binding.ts";
import type { Distance, Mention } from "./framed.ts";
import type { Token } from "./tokens.ts";

const reach = 6;
const backReach = 2;
const listReach = 2;
const denials: ReadonlySet<ConceptId> = new Set(["not", "without"]);
/** Words that may stand behind what they deny ("дыма нет"). */
const behind = patternOf((of) => new RegExp(`^(?:none|${of("denialBehind")})$`, "u"));
/** "масла нет в двигателе": what follows says only where. */
const places: ReadonlySet<string> = new Set(["в", "на", "у", "из", "под"]);
/** "No im in the lane", "no the trailer is on fire": the "no" of an answer before what is told, and where a Spanish one ends. */
const answering: ReadonlySet<string> = new Set("no nope nah нет неа لا لأ".split(" "));
const aboutOneself: ReadonlySet<string> = new Set(
  "im i its it hes shes he she were we theyre they my the there theres я мы он она انا احنا نحن هو هي".split(" "),
);
/** "No at home". */
const where: ReadonlySet<string> = new Set("at in on en".split(" "));
const thereIs: ReadonlySet<string> = new Set("hay hubo habia veo vi tengo".split(" "));
const lastNo: ReadonlySet<string> = new Set(["no", "لا"]);
const colours: ReadonlySet<ConceptId> = new Set(["red", "amber", "red_lamp", "amber_lamp"]);
const startsAnew: ReadonlySet<string> = new Set(["estoy", "estamos"]);
/** "بدون فرامل وانا نازل": "and I am". */
const andI: ReadonlySet<string> = new Set("وانا واني واحنا ونحن".split(" "));
const shown: ReadonlySet<ConceptId> = new Set(["lamp", "red_lamp", "amber_lamp", "check_engine", "code"]);
/** Words that a denial passes over on its way to what it denies. */
const passedOver: ReadonlySet<ConceptId> = new Set([
  "truck",
  "left_right",
  "front",
  "rear",
  "speed",
  "yes",
  "no",
  "greeting",
  "asking",
  "need",
  "new_part",
  "guarded",
  "nothing",
  "account",
]);

/** "Smoke? No, but …": a question that its asker answers with a bare no, which says "nothing" of no thing. */
export function denyAnswered(text: string, tokens: readonly Token[], mentions: readonly Mention[]): void {
  for (const { concept, from } of mentions) {
    const [before, own, next] = [tokens[from - 1], tokens[from], tokens[from + 1]];
    if (concept !== "no" || before === undefined || own === undefined) continue;
    const isBare = next === undefined || next.clause !== own.clause;
    if (!isBare || !/[?؟]/u.test(text.slice(before.end, own.start))) continue;
    for (const asked of mentions) {
      if (asked.kind === "event" && tokens[asked.to]?.clause === before.clause) asked.denied = true;
      if (asked.concept === "nothing" && asked.from === from) asked.subjects = [];
    }
  }
}

/**
 * Marks in a segment what its words of denial deny: what follows them, or, where nothing follows, what precedes; in
 * "дымить не дымит" both.
 */
export function deny(segment: readonly Mention[], tokens: readonly Token[], distance: Distance): void {
  for (const denial of segment.filter(
    (mention) => denials.has(mention.concept) && !onlyAnswers(mention, segment, tokens),
  )) {
    const target = segment.find(
      (mention) => mention.from > denial.to && isDeniable(mention) && distance(denial.to, mention.from) <= reach,
    );
    const isCut =
      target !== undefined &&
      (has(segment, "because", denial.to, target.from) ||
        tokens.slice(denial.to + 2, target.from).some(({ word }) => startsAnew.has(word)));
    if (target !== undefined && !isCut && !isBackward(denial, target, segment, tokens, distance)) {
      denyFrom(target, denial, segment, tokens, distance);
      const twin = segment.find(({ concept, to }) => concept === target.concept && to === denial.from - 1);
      if (twin !== undefined && beginsLike(tokens[twin.to], tokens[target.from])) denyAt(twin, segment);
      continue;
    }
    const previous = segment.findLast(
      (mention) => mention.to < denial.from && isDeniable(mention) && distance(mention.to, denial.from) <= backReach,
    );
    const isBehind = behind().test(tokens[denial.to]?.word ?? "") || isLastNo(denial, previous, tokens);
    if (previous === undefined || !isBehind) continue;
    denyBack(previous, segment, distance);
    if (previous.kind === "event" || previous.kind === "state") saysOnlyNo(denial, segment);
  }
}

/** "Humo no", "volqué no", "incendio no hay"; "roja no, ámbar" where another colour follows. */
function isLastNo({ from, to }: Mention, previous: Mention | undefined, tokens: readonly Token[]): boolean {
  const [own, next] = [tokens[to], tokens[to + 1]];
  if (previous !== undefined && colours.has(previous.concept) && previous.to === from - 1 && own !== undefined)
    return lastNo.has(own.word) && next?.sentence === own.sentence && next.clause !== own.clause;
  if (previous?.kind !== "event" && previous?.concept !== "crash") return false;
  const isLast = tokens[to + 1]?.clause !== tokens[to]?.clause || thereIs.has(tokens[to + 1]?.word ?? "");
  return tokens[to]?.word === "no" && isLast;
}

function onlyAnswers({ from, to }: Mention, segment: readonly Mention[], tokens: readonly Token[]): boolean {
  const [own, next] = [tokens[to], tokens[to + 1]];
  const isFirst = own !== undefined && tokens[from - 1]?.sentence !== own.sentence;
  if (!isFirst || next?.clause !== own.clause || !answering.has(own.word)) return false;
  return aboutOneself.has(next.word) || where.has(next.word) || (own.word === "لا" && isUndeniable(next, to, segment));
}

/** After an Arabic "لا" a thing with its article, a place, or how something is: the "no" stands by itself. */
function isUndeniable(next: Token, to: number, segment: readonly Mention[]): boolean {
  const hasArticle = next.end - next.start - next.word.length >= 2;
  const isSaidSo = ({ from, kind, concept }: Mention) =>
    from === to + 1 && (concept === "fine" || (kind === "state" && !/^[يت]/u.test(next.word)));
  return hasArticle || segment.some(isSaidSo);
}

/** The same word in two forms. */
function beginsLike(one: Token | undefined, other: Token | undefined): boolean {
  return one?.word.slice(0, 3) === other?.word.slice(0, 3);
}

function isDeniable(mention: Mention): boolean {
  return mention.kind !== "mark" && !passedOver.has(mention.concept);
}

/** "дыма нет и тормоза держат": a denial right behind a word and before an "and" denies the word before it. */
function isBackward(
  denial: Mention,
  target: Mention,
  segment: readonly Mention[],
  tokens: readonly Token[],
  distance: Distance,
): boolean {
  if (!behind().test(tokens[denial.from]?.word ?? "")) return false;
  const isOfPlace = places.has(tokens[denial.to + 1]?.word ?? "");
  const previous = segment.findLast((mention) => mention.to < denial.from && isDeniable(mention));
  if (previous === undefined || distance(previous.to, denial.from) > 0) return false;
  // "на колесе нет гаек": where it is is not denied.
  if (isThing(previous) && places.has(tokens[previous.from - 1]?.word ?? "") && isThing(target)) return false;
  return isOfPlace || has(segment, "and", denial.to, target.from) || distance(denial.to, target.from) > 0;
}

function has(segment: readonly Mention[], concept: ConceptId, after: number, before: number): boolean {
  return segment.some((mention) => mention.concept === concept && mention.from > after && mention.to < before);
}

/** "no oil leaks": what is denied is the leak, and with it the next in a list. */
function denyFrom(
  target: Mention,
  denial: Mention,
  segment: readonly Mention[],
  tokens: readonly Token[],
  distance: Distance,
): void {
  let last = saidOf(target, segment, tokens, distance) ?? target;
  denyAt(last, segment);
  // "No lamps on": there are none.
  if (shown.has(target.concept)) denyAt(target, segment);
  for (;;) {
    const from = last;
    const next = segment.find((mention) => mention.from > from.to && isDeniable(mention));
    if (next === undefined || distance(from.to, next.from) > listReach) return;
    const isList = has(segment, "or", from.to, next.from);
    const isPair = has(segment, "and", from.to, next.from) && next.kind === from.kind;
    if (!isList && !(isPair && (from.kind === "event" || denial.concept === "without"))) return;
    denyAt(next, segment);
    last = next;
  }
}

/** "дыма и огня нет": a denial behind a list of happenings denies each. */
function denyBack(last: Mention, segment: readonly Mention[], distance: Distance): void {
  denyAt(last, segment);
  const earlier = segment.findLast((mention) => mention.to < last.from && isDeniable(mention));
  if (earlier?.kind !== "event" || last.kind !== "event" || distance(earlier.to, last.from) > listReach) return;
  const isListed = has(segment, "and", earlier.to, last.from) || has(segment, "or", earlier.to, last.from);
  if (isListed || last.from === earlier.to + 1) denyBack(earlier, segment, distance);
}

/** "тормоза держат, дыма нет": a "нет" that denies what stands before it says "nothing" of no other thing. */
function saysOnlyNo(denial: Mention, segment: readonly Mention[]): void {
  for (const mention of segment)
    if (mention.concept === "nothing" && mention.from === denial.from) mention.subjects = [];
}

/** A word of several meanings is denied in all of them. */
function denyAt(target: Mention, segment: readonly Mention[]): void {
  for (const mention of segment) {
    if (mention.from === target.from && mention.to === target.to && isDeniable(mention)) mention.denied = true;
  }
}

/** What is said of a denied thing right behind it: the denial is of that. */
function saidOf(
  target: Mention,
  segment: readonly Mention[],
  tokens: readonly Token[],
  distance: Distance,
): Mention | undefined {
  if (!isThing(target)) return undefined;
  return segment.find(
    (mention) =>
      isSaid(mention) &&
      mention.from > target.to &&
      mention.subjects.includes(target) &&
      distance(target.to, mention.from) <= 3 &&
      !has(segment, "and", target.to, mention.from) &&
      !has(segment, "because", target.to, mention.from) &&
      !tokens.slice(target.to + 1, mention.from).some(({ word }) => andI.has(word)),
  );
}

/** "no smoke, fire or leaks": over a comma a denial goes on through bare happenings when the list ends with "or". */
export function carryDenials(segments: readonly (readonly Mention[])[]): void {
  segments.forEach((segment, at) => {
    const named = segment.filter((mention) => mention.kind !== "mark");
    const last = segments[at - 1]?.filter(isDeniable).at(-1);
    const [first] = named;
    if (first === undefined || last === undefined || !last.denied || last.kind !== "event") return;
    if (last.sentence !== first.sentence || named.some((mention) => mention.kind !== "event")) return;
    const rest = segments.slice(at, at + 3).filter((other) => other[0]?.sentence === first.sentence);
    if (!rest.some((other) => other.some((mention) => mention.concept === "or"))) return;
    for (const mention of named) mention.denied = true;
  });
}
