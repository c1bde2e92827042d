import type { Guide, Outcome, Step, Text } from "#domain/diagnosis/guides/guide.ts";
import { textsOf } from "#domain/diagnosis/guides/texts.ts";
import { holds, type TruckProfile } from "#domain/diagnosis/guides/truck-profile.ts";
import { wordsFor } from "#domain/diagnosis/guides/walk.ts";
import { symptoms } from "#domain/diagnosis/knowledge/symptoms.ts";

const most = { questions: 6, ask: 25, how: 45, howLines: 3, label: 6, firstReply: 90, usually: 60, outcomeLine: 35 };
const standardLabels = new Set(["yes", "no", "cant_tell"]);
const noFacts = /\b(?:DEF|diesel exhaust fluid|SCR|NOx)\b/i;
const filterWords = /\b(?:DPF|particulate filter|regen\w*)\b/i;
const dieselWords = /\b(?:diesel|fuel filter|injector|turbo|oil pressure|glow|alternator|starter)\b/i;
/** Nothing of this is ever advised; a line that forbids it begins with one of these words. */
const forbidden =
  /\b(?:caged?|caging|bypass|unplug (?:a|the) sensor|clamp (?:off|shut|an?|the) (?:air|brake)|starting fluid|ether)\b/i;
const forbids = /^(?:no\b|never\b|do not\b|don't\b|not\b)/i;

/** Every kind of truck that a variant can tell apart. */
function everyTruck(): readonly TruckProfile[] {
  const trucks: TruckProfile[] = [];
  const kinds = [
    ["unknown", "unknown", null],
    ["diesel", "none", 1998],
    ["diesel", "dpf", 2008],
    ["diesel", "scr", 2020],
    ["electric", "none", 2023],
  ] as const;
  const makes = ["freightliner", "peterbilt", "kenworth", "international", "volvo", "mack", "western star"];
  for (const [powertrain, emissions, year] of kinds) {
    for (const transmission of ["manual", "automated", "automatic", "unknown"] as const) {
      for (const trailer of ["yes", "no", "unknown"] as const) {
        for (const make of year === null ? [null] : makes) {
          trucks.push({ powertrain, emissions, transmission, trailer, make, year });
        }
      }
    }
  }
  return trucks;
}

/** What is wrong with a guide, one sentence each; empty when it keeps every rule of its format. */
export function complaintsAbout(guide: Guide): readonly string[] {
  const complaints = new Set<string>();
  checkShape(guide, complaints);
  const reachedByAny = new Set<string>();
  for (const truck of trucksFor(guide)) {
    const reached = reachable(guide, truck, complaints);
    for (const id of reached) reachedByAny.add(id);
    checkWords(guide, truck, reached, complaints);
  }
  for (const id of [...Object.keys(guide.steps), ...Object.keys(guide.outcomes)]) {
    if (!reachedByAny.has(id)) complaints.add(`${guide.id}: ${id} is never reached`);
  }
  checkDanger(guide, complaints);
  checkForbidden(guide, complaints);
  return [...complaints];
}

/** Trucks that the guide is for; makes differ only where the guide names one. */
function trucksFor(guide: Guide): readonly TruckProfile[] {
  const named = JSON.stringify(guide).includes('"make"');
  return everyTruck().filter(
    (truck) => holds(guide.when, truck) && (named || truck.make === null || truck.make === "volvo"),
  );
}

function checkShape(guide: Guide, complaints: Set<string>): void {
  const say = (text: string) => complaints.add(`${guide.id}: ${text}`);
  const nodes = new Set([...Object.keys(guide.steps), ...Object.keys(guide.outcomes)]);
  if (nodes.size !== Object.keys(guide.steps).length + Object.keys(guide.outcomes).length)
    say("a step and an outcome share an id");
  if (!guide.steps[guide.first]) say(`first names no step: ${guide.first}`);
  for (const [id, step] of Object.entries(guide.steps)) {
    const ids = step.answers.map((answer) => answer.id);
    if (step.answers.length < 2 || step.answers.length > 4) say(`${id}: ${step.answers.length} answers`);
    if (new Set(ids).size !== ids.length) say(`${id}: an answer's id is used twice`);
    if (!ids.includes("cant_tell")) say(`${id}: no answer for a driver who can't tell`);
    if ((step.how?.length ?? 0) > most.howLines) say(`${id}: more than ${most.howLines} lines of how`);
    if (step.when && !step.otherwise) say(`${id}: a condition, and nothing for other trucks`);
    if (step.otherwise && !nodes.has(step.otherwise)) say(`${id}: otherwise leads nowhere`);
    for (const answer of step.answers) {
      if (!nodes.has(answer.to)) say(`${id}.${answer.id} leads nowhere: ${answer.to}`);
      if (!answer.label && !standardLabels.has(answer.id)) say(`${id}.${answer.id} has no label`);
    }
  }
  if (guide.asides.length < 3) say("fewer than three asides");
  if (guide.sources.length === 0) say("no sources");
  const asides = guide.asides.map(({ id }) => id);
  if (new Set(asides).size !== asides.length) say("an aside's id is used twice");
}

/** The nodes that some combination of answers reaches on a truck. Reports circles and ways that ask too much. */
function reachable(guide: Guide, truck: TruckProfile, complaints: Set<string>): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (id: string, asked: number, path: readonly string[]): void => {
    const step = guide.steps[id];
    if (path.includes(id)) {
      complaints.add(`${guide.id}: runs in a circle at ${id}`);
      return;
    }
    if (!step) {
      reached.add(id);
      return;
    }
    if (!holds(step.when, truck)) {
      if (step.otherwise) visit(step.otherwise, asked, [...path, id]);
      return;
    }
    reached.add(id);
    if (asked + 1 > most.questions) complaints.add(`${guide.id}: more than ${most.questions} questions by ${id}`);
    for (const answer of step.answers) visit(answer.to, asked + 1, [...path, id]);
  };
  visit(guide.first, 0, []);
  return reached;
}

function checkWords(guide: Guide, truck: TruckProfile, onTheWay: ReadonlySet<string>, complaints: Set<string>): void {
  const say = (text: string) => complaints.add(`${guide.id}: ${text}`);
  const words = (text: Text | undefined): string => {
    if (text === undefined) return "";
    try {
      return wordsFor(text, truck);
    } catch {
      say("a text has no last variant without a condition");
      return "";
    }
  };
  const count = (...texts: string[]) => texts.join(" ").split(/\s+/).filter(Boolean).length;
  const read = (text: Text | undefined, where: string, limit: number) => {
    const said = words(text);
    if (count(said) > limit) say(`${where}: ${count(said)} words, at most ${limit}`);
    if (truck.emissions === "none" && (noFacts.test(said) || filterWords.test(said)))
      say(`${where}: names DEF or a filter to a truck without: ${said}`);
    if (truck.emissions === "dpf" && noFacts.test(said)) say(`${where}: names DEF to a truck without: ${said}`);
    if (truck.powertrain === "electric" && dieselWords.test(said))
      say(`${where}: names a diesel engine's part to an electric truck: ${said}`);
    return said;
  };
  read(guide.usually, "usually", most.usually);
  read(guide.verdict.text, "verdict", most.outcomeLine);
  const firstStep = guide.steps[guide.first];
  if (firstStep) {
    const first = [guide.verdict.text, guide.usually, firstStep.ask, ...(firstStep.how ?? [])].map(words);
    if (count(...first) > most.firstReply) say(`first reply: ${count(...first)} words, at most ${most.firstReply}`);
  }
  const steps = Object.entries(guide.steps).filter(([id]) => onTheWay.has(id));
  for (const [id, step] of steps) readStep(step, id, read, say, count);
  const outcomes = Object.entries(guide.outcomes).filter(([id]) => onTheWay.has(id));
  for (const [id, outcome] of outcomes) readOutcome(outcome, id, read);
  for (const aside of guide.asides) read(aside.answer, `asides.${aside.id}`, most.how);
}

type Read = (text: Text | undefined, where: string, limit: number) => string;

function readStep(
  step: Step,
  id: string,
  read: Read,
  say: (text: string) => void,
  count: (...texts: string[]) => number,
): void {
  const ask = read(step.ask, `${id}.ask`, most.ask);
  if (!ask.trimEnd().endsWith("?")) say(`${id}.ask is no question`);
  if ((ask.match(/\?/g) ?? []).length > 1) say(`${id}.ask asks more than one thing`);
  const how = (step.how ?? []).map((line) => read(line, `${id}.how`, most.how));
  if (count(...how) > most.how) say(`${id}.how: ${count(...how)} words, at most ${most.how}`);
  read(step.warn, `${id}.warn`, most.ask);
  for (const answer of step.answers) {
    read(answer.label, `${id}.${answer.id}.label`, most.label);
    read(answer.shows, `${id}.${answer.id}.shows`, most.ask);
  }
}

function readOutcome(outcome: Outcome, id: string, read: Read): void {
  read(outcome.cause, `${id}.cause`, most.outcomeLine);
  read(outcome.verdict.text, `${id}.verdict`, most.outcomeLine);
  for (const line of [...outcome.do, ...(outcome.doNot ?? [])]) read(line, `${id}.do`, most.outcomeLine);
}

const rank = { stop_now: 0, not_applicable: 0, next_safe_exit: 1, with_care: 2 } as const;

/** A complaint that names a danger stops the truck, until answers have shown that the danger is absent. */
function checkDanger(guide: Guide, complaints: Set<string>): void {
  const flags = guide.selects.symptoms.flatMap((id) => symptoms[id].flag ?? []);
  const leastSafe = { yes: 2, until: 1, no: 0 } as const;
  const verdicts = [
    ["verdict", guide.verdict, []] as const,
    ...Object.entries(guide.outcomes).map(([id, outcome]) => [id, outcome.verdict, outcome.clears ?? []] as const),
  ];
  for (const [where, verdict, clears] of verdicts) {
    const left = flags.filter((flag) => !clears.includes(flag));
    if (left.length > 0 && rank[verdict.drive] > 0)
      complaints.add(`${guide.id}: ${where} lets a truck with ${left.join(", ")} go on`);
    if (rank[verdict.drive] === 0 && verdict.canDrive !== "no")
      complaints.add(`${guide.id}: ${where} says ${verdict.drive} and '${verdict.canDrive}'`);
    if (rank[verdict.drive] === 1 && leastSafe[verdict.canDrive] > 1)
      complaints.add(`${guide.id}: ${where} says next exit and 'yes'`);
    const said = typeof verdict.text === "string" ? [verdict.text] : verdict.text.map(({ text }) => text);
    const first = { yes: /^Yes\b/, no: /^No\b/, until: /^Until\b/ }[verdict.canDrive];
    for (const text of said) {
      if (!first.test(text)) complaints.add(`${guide.id}: ${where} does not begin with '${verdict.canDrive}': ${text}`);
    }
  }
}

function checkForbidden(guide: Guide, complaints: Set<string>): void {
  for (const [key, words] of textsOf(guide)) {
    if (key.endsWith(".question") || !forbidden.test(words)) continue;
    const sentences = words.split(/(?<=[.!?])\s+/);
    if (!sentences.some((sentence) => forbids.test(sentence))) complaints.add(`${guide.id}: ${key} advises: ${words}`);
  }
}
