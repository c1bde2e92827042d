import type { Aside, Guide, Outcome, Step, Text } from "./guide.ts";

/** A guide's words in one language other than English: one entry per key of `textsOf`. */
export type GuideCatalogue = Readonly<Record<string, string>>;

/** Every text of a guide that a driver reads, by a key that stays the same while the words change. */
export function textsOf(guide: Guide): readonly (readonly [string, string])[] {
  const texts: (readonly [string, string])[] = [];
  mapTexts(guide, (key, words) => {
    texts.push([key, words]);
    return words;
  });
  return texts;
}

/** The same guide in another language. A key that the catalogue lacks keeps its English words; a test excludes it. */
export function translate(guide: Guide, catalogue: GuideCatalogue): Guide {
  return mapTexts(guide, (key, words) => catalogue[key] ?? words);
}

type Change = (key: string, words: string) => string;

function mapTexts(guide: Guide, change: Change): Guide {
  return {
    ...guide,
    title: mapText(guide.title, "title", change),
    verdict: { ...guide.verdict, text: mapText(guide.verdict.text, "verdict", change) },
    usually: mapText(guide.usually, "usually", change),
    steps: mapRecord(guide.steps, (id, step) => mapStep(step, `steps.${id}`, change)),
    outcomes: mapRecord(guide.outcomes, (id, outcome) => mapOutcome(outcome, `outcomes.${id}`, change)),
    asides: guide.asides.map((aside) => mapAside(aside, change)),
  };
}

function mapStep(step: Step, key: string, change: Change): Step {
  return {
    ...step,
    ask: mapText(step.ask, `${key}.ask`, change),
    ...(step.how && { how: mapList(step.how, `${key}.how`, change) }),
    ...(step.warn && { warn: mapText(step.warn, `${key}.warn`, change) }),
    answers: step.answers.map((answer) => ({
      ...answer,
      ...(answer.label && { label: mapText(answer.label, `${key}.${answer.id}.label`, change) }),
      ...(answer.shows && { shows: mapText(answer.shows, `${key}.${answer.id}.shows`, change) }),
    })),
  };
}

function mapOutcome(outcome: Outcome, key: string, change: Change): Outcome {
  return {
    ...outcome,
    cause: mapText(outcome.cause, `${key}.cause`, change),
    verdict: { ...outcome.verdict, text: mapText(outcome.verdict.text, `${key}.verdict`, change) },
    do: mapList(outcome.do, `${key}.do`, change),
    ...(outcome.doNot && { doNot: mapList(outcome.doNot, `${key}.doNot`, change) }),
  };
}

function mapAside(aside: Aside, change: Change): Aside {
  return {
    ...aside,
    question: mapText(aside.question, `asides.${aside.id}.question`, change),
    answer: mapText(aside.answer, `asides.${aside.id}.answer`, change),
  };
}

function mapList(texts: readonly Text[], key: string, change: Change): readonly Text[] {
  return texts.map((text, index) => mapText(text, `${key}.${index}`, change));
}

function mapText(text: Text, key: string, change: Change): Text {
  if (typeof text === "string") return change(key, text);
  return text.map((variant, index) => ({ ...variant, text: change(`${key}~${index}`, variant.text) }));
}

function mapRecord<Value>(record: Readonly<Record<string, Value>>, change: (id: string, value: Value) => Value) {
  return Object.fromEntries(Object.entries(record).map(([id, value]) => [id, change(id, value)]));
}
