/** How a weight is written: a character of this alphabet, from far against to far for; the middle one is nothing. */
const alphabet = "!#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_";
const middle = (alphabet.length - 1) / 2;
const firstOutcome = "a".charCodeAt(0);

/** One fact's weights: for each outcome that it speaks for or against, a letter for the outcome and one for how much. */
export type Weights = Readonly<Record<string, string>>;

/** One row of a table from weights in units of the table's step, one for each outcome. */
export function writeRow(levels: readonly number[]): string {
  return levels
    .map((level, index) => [index, Math.max(-middle, Math.min(middle, level))] as const)
    .filter(([, level]) => level !== 0)
    .map(([index, level]) => String.fromCharCode(firstOutcome + index) + alphabet.charAt(level + middle))
    .join("");
}

/** Adds a row's weights, in units of the table's step, to the sums of the outcomes. */
export function addRow(row: string, sums: number[]): void {
  for (let at = 0; at < row.length; at += 2) {
    const index = row.charCodeAt(at) - firstOutcome;
    sums[index] = (sums[index] ?? 0) + alphabet.indexOf(row.charAt(at + 1)) - middle;
  }
}
