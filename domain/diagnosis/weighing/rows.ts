/** How a weight is written: a character of this alphabet, from far against to far for; the middle one is nothing. */
const alphabet = "!#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_";
const middle = (alphabet.length - 1) / 2;
const firstOutcome = "a".charCodeAt(0);
const joint = "&";

/**
 * What facts speak for and against, in columns, which press better than rows: the names of the facts, a pair that begins
 * like the one before it without its first half; for each fact the letters of its outcomes; and all their levels in order.
 */
export interface WeightTable {
  readonly names: string;
  readonly outcomes: string;
  readonly levels: string;
}

/** For each fact its outcomes, by their place in the list, and how much it speaks for them in steps of the table. */
export type Weights = ReadonlyMap<string, readonly (readonly [outcome: number, level: number])[]>;

/** A table from levels, one for each outcome; facts that say nothing are left out. */
export function writeTable(facts: ReadonlyMap<string, readonly number[]>): WeightTable {
  const rows = [...facts]
    .map(
      ([name, levels]) => [name, levels.flatMap((level, at) => (level === 0 ? [] : [[at, level] as const]))] as const,
    )
    .filter(([, row]) => row.length > 0)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const headOf = (name: string | undefined) => (name?.includes(joint) ? name.slice(0, name.indexOf(joint)) : null);
  const names = rows.map(([name], at) => {
    const head = headOf(name);
    return head !== null && head === headOf(rows[at - 1]?.[0]) ? name.slice(head.length) : name;
  });
  const letter = (level: number) => alphabet.charAt(Math.max(-middle, Math.min(middle, level)) + middle);
  return {
    names: names.join(" "),
    outcomes: rows.map(([, row]) => row.map(([at]) => String.fromCharCode(firstOutcome + at)).join("")).join(" "),
    levels: rows.flatMap(([, row]) => row.map(([, level]) => letter(level))).join(""),
  };
}

/** The weights of a table, by fact. */
export function readTable({ names, outcomes, levels }: WeightTable): Weights {
  const letters = outcomes.split(" ");
  const rows = new Map<string, [number, number][]>();
  let head = "";
  let from = 0;
  for (const [at, written] of names.split(" ").entries()) {
    const name = written.startsWith(joint) ? head + written : written;
    head = name.slice(0, name.indexOf(joint));
    rows.set(
      name,
      [...(letters[at] ?? "")].map((letter, step) => [
        letter.charCodeAt(0) - firstOutcome,
        alphabet.indexOf(levels.charAt(from + step)) - middle,
      ]),
    );
    from += letters[at]?.length ?? 0;
  }
  return rows;
}
