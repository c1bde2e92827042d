import { urgencyLevels } from "../../tickets/urgency.ts";
import { categories, type DriveDecision, driveDecisions } from "../assessment.ts";
import { bitReader, bytesOf } from "../packing/bit-reader.ts";
import type { BitCoder } from "../packing/forecast.ts";
import { codeNames, codePairs, type Levels, rowCoder } from "./coded-table.ts";

/** How a truck may go on where nothing is dangerous; whether it must stop is told by the danger, never weighed. */
export const weighedDrives = driveDecisions.filter(
  (decision): decision is Exclude<DriveDecision, "stop_now"> => decision !== "stop_now",
);

/** What is weighed for, in the order of the levels in the tables of weights. */
export const outcomes = [...categories, ...urgencyLevels, ...weighedDrives] as const;

/** How much each fact speaks for and against each outcome, in steps of the table. */
export type Weights = ReadonlyMap<string, Levels>;

/** That a message asks something stands in pairs like a concept. */
export const question = "?";

const joint = "&";
const noFacts: Weights = new Map();
const noLevels: Levels = new Int8Array(outcomes.length);
const urgencyFrom = categories.length;
const driveFrom = urgencyFrom + urgencyLevels.length;
const groupOf = outcomes.map((_, at) => (at < urgencyFrom ? 0 : at < driveFrom ? 1 : 2));
/** The next exit goes along with a high urgency, care with medium, and none with low. */
const twins = new Map(weighedDrives.map((_, at) => [driveFrom + at, driveFrom - 2 - at]));

const kindOfFact = /^([a-z]+:[-~]?)(.+)$/u;
const kindBehind = /^(.+) ([a-z]+:[-~]?)$/u;

/** Facts on the same thing stand together when their kind stands behind: "air c:", "air c:-". */
const turned = (name: string) => name.replace(kindOfFact, "$2 $1");
const turnedBack = (name: string) => name.replace(kindBehind, "$2$1");

/**
 * Codes a table of facts and their levels; whoever reads gives none. Of the `expected` facts no names are written: whoever
 * reads must expect the same.
 */
export function codeFacts(coder: BitCoder, given: Weights = noFacts, expected: readonly string[] = []): Weights {
  const levelsOf = new Map([...given].map(([name, levels]) => [turned(name), levels]));
  const { names, common } = codeNames(coder, [...levelsOf.keys()].sort(), expected.map(turned));
  const codeRow = rowCoder(coder, 0, groupOf, twins);
  let before = noLevels;
  return new Map(
    names.map((name, at) => {
      before = codeRow(levelsOf.get(name) ?? noLevels, { nearness: common[at] ?? 0, like: [before, noLevels] });
      return [turnedBack(name), before];
    }),
  );
}

/**
 * Codes a table of pairs of concepts, `one&other`, which speak of urgency and drive alone. `single` is the table of the
 * facts by themselves, whose concepts they join.
 */
export function codeFactPairs(coder: BitCoder, single: Weights, given: Weights = noFacts): Weights {
  const concepts = conceptsIn(single.keys());
  const placeOf = new Map(concepts.map((concept, place) => [concept, place]));
  const numberOf = (pair: string) => {
    const [one, other] = pair.split(joint).map((concept) => placeOf.get(concept));
    if (one === undefined || other === undefined || other <= one)
      throw new Error(`${pair} is no pair of known concepts in alphabetical order.`);
    return one * concepts.length + other;
  };
  const pairs = codePairs(coder, concepts.length, new Set([...given.keys()].map(numberOf)));
  const codeRow = rowCoder(coder, urgencyFrom, groupOf, twins);
  const levelsOf = (concept = "") => single.get(concept === question ? concept : `c:${concept}`) ?? noLevels;
  return new Map(
    pairs.map(([first, second]) => {
      const [one = "", other = ""] = [concepts[first], concepts[second]];
      const name = `${one}${joint}${other}`;
      const like = [levelsOf(one), levelsOf(other)];
      return [name, codeRow(given.get(name) ?? noLevels, { nearness: 0, like })];
    }),
  );
}

/** A table of facts as it is kept. */
export interface KeptTable {
  /** Its bits in base 64. */
  readonly table: string;
  /** On the way to a page the names of facts that can be expected are left out (expected-facts.ts). */
  readonly packed?: boolean;
}

/** The weights of a table of facts; of a packed one with the facts that were expected when it was packed. */
export function readTable({ table, packed = false }: KeptTable, expected: readonly string[] = []): Weights {
  return codeFacts(bitReader(bytesOf(table)), noFacts, packed ? expected : []);
}

/** The weights of a table of pairs as it is kept, with the table of single facts that it was written with. */
export function readPairs(text: string, single: Weights): Weights {
  return codeFactPairs(bitReader(bytesOf(text)), single);
}

const conceptName = /^c:/u;

/** The concepts that a table of single facts names, in the order that pairs count them by. */
function conceptsIn(names: Iterable<string>): readonly string[] {
  return [...names]
    .filter((name) => conceptName.test(name) || name === question)
    .map((name) => name.replace(conceptName, ""))
    .sort();
}
