/** How a weight is written: a character of this alphabet, from far against to far for; the middle one is nothing. */
const alphabet = "!#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_";
const middle = (alphabet.length - 1) / 2;
const firstOutcome = "a".charCodeAt(0);
const joint = "&";
/** How a step between two places is written: its character, behind an `overflow` for each whole alphabet passed. */
const steps = Array.from({ length: 90 }, (_, at) => String.fromCharCode(33 + at))
  .filter((sign) => sign !== '"' && sign !== "\\")
  .join("");
const overflow = "~";

/**
 * What facts speak for and against, in columns, which press better than rows: the names of the facts; for each the letters
 * of its outcomes; and all their levels in order.
 */
export interface WeightTable {
  readonly names: string;
  readonly outcomes: string;
  readonly levels: string;
}

/** For each fact its outcomes, by their place in the list, and how much it speaks for them in steps of the table. */
export type Weights = ReadonlyMap<string, readonly (readonly [outcome: number, level: number])[]>;

/** A table from levels, one for each outcome; facts that say nothing are left out unless they are to be `kept`. */
export function writeTable(
  facts: ReadonlyMap<string, readonly number[]>,
  kept: ReadonlySet<string> = new Set(),
): WeightTable {
  const rows = rowsOf(facts).filter(([name, row]) => row.length > 0 || kept.has(name));
  return { names: rows.map(([name]) => name).join(" "), ...columnsOf(rows.map(([, row]) => row)) };
}

/**
 * The same for pairs of concepts. Their names are the places of the concepts in a list in alphabetical order: for each
 * first concept, apart by blanks, the steps from it to its second ones, which press to two thirds of the names.
 */
export function writePairs(facts: ReadonlyMap<string, readonly number[]>, concepts: readonly string[]): WeightTable {
  const placeOf = new Map(concepts.map((concept, place) => [concept, place]));
  const seconds = concepts.map((): { to: number; row: Row }[] => []);
  for (const [name, row] of rowsOf(facts)) {
    if (row.length === 0) continue;
    const [one, to] = name.split(joint).map((concept) => placeOf.get(concept));
    if (one === undefined || to === undefined || to <= one) throw new Error(`${name} is no pair of known concepts.`);
    seconds[one]?.push({ to, row });
  }
  for (const list of seconds) list.sort((a, b) => a.to - b.to);
  const names = seconds.map((list, one) =>
    list.map(({ to }, at) => writeStep(to - (list[at - 1]?.to ?? one) - 1)).join(""),
  );
  return { names: names.join(" "), ...columnsOf(seconds.flat().map(({ row }) => row)) };
}

type Row = readonly (readonly [outcome: number, level: number])[];

function rowsOf(facts: ReadonlyMap<string, readonly number[]>): (readonly [string, Row])[] {
  return [...facts]
    .map(
      ([name, levels]) => [name, levels.flatMap((level, at) => (level === 0 ? [] : [[at, level] as const]))] as const,
    )
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

function columnsOf(rows: readonly Row[]): Omit<WeightTable, "names"> {
  const letter = (level: number) => alphabet.charAt(Math.max(-middle, Math.min(middle, level)) + middle);
  return {
    outcomes: rows.map((row) => row.map(([at]) => String.fromCharCode(firstOutcome + at)).join("")).join(" "),
    levels: rows.flatMap((row) => row.map(([, level]) => letter(level))).join(""),
  };
}

function writeStep(step: number): string {
  return overflow.repeat(Math.floor(step / steps.length)) + steps.charAt(step % steps.length);
}

/** The weights of a table, by fact. */
export function readTable({ names, ...columns }: WeightTable): Weights {
  return withNames(names.split(" "), columns);
}

/** The weights of a table of pairs, by `one&other`. */
export function readPairs({ names, ...columns }: WeightTable, concepts: readonly string[]): Weights {
  const pairs = names.split(" ").flatMap((written, one) => {
    let to = one;
    return [...written.matchAll(/(~*)([^~])/gu)].map(([, passed = "", sign = ""]) => {
      to += passed.length * steps.length + steps.indexOf(sign) + 1;
      return `${concepts[one]}${joint}${concepts[to]}`;
    });
  });
  return withNames(pairs, columns);
}

function withNames(names: readonly string[], { outcomes, levels }: Omit<WeightTable, "names">): Weights {
  const letters = outcomes.split(" ");
  let from = 0;
  return new Map(
    names.map((name, at) => {
      const own = letters[at] ?? "";
      const row = [...own].map(
        (letter, step) =>
          [letter.charCodeAt(0) - firstOutcome, alphabet.indexOf(levels.charAt(from + step)) - middle] as const,
      );
      from += own.length;
      return [name, row];
    }),
  );
}

const conceptName = /^c:/u;
/** That a message asks something stands in pairs like a concept. */
export const question = "?";

/** The concepts that a table of single facts names, in the order that pairs count them by. */
export function conceptsIn(names: Iterable<string>): readonly string[] {
  return [...names]
    .filter((name) => conceptName.test(name) || name === question)
    .map((name) => name.replace(conceptName, ""))
    .sort();
}
