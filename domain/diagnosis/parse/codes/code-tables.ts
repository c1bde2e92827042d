const border = /\s*[|;\t,]\s*|\s{2,}/u;

/** A table's rows with the labels of its head at their numbers: "SA | SPN | FMI" over "0 | 102 | 18" is "SPN 102 FMI 18". */
export function withTableRows(text: string): string {
  let spnAt = -1;
  let fmiAt = -1;
  return text
    .split("\n")
    .map((line) => {
      const cells = cellsOf(line);
      const [spn, fmi] = [cells.findIndex(isSpn), cells.findIndex(isFmi)];
      if (spn >= 0 && fmi >= 0 && !/\d/u.test(line)) {
        [spnAt, fmiAt] = [spn, fmi];
        return line;
      }
      const [number, mode] = [cells[spnAt] ?? "", cells[fmiAt] ?? ""];
      if (spnAt < 0 || !/^\d{2,6}$/u.test(number) || !/^\d{1,2}$/u.test(mode)) return line;
      const others = cells.filter((cell) => !/^\d+$/u.test(cell));
      return [`SPN ${number} FMI ${mode}`, ...others].join(" ");
    })
    .join("\n");
}

const isSpn = (cell: string) => /^(?:spn|спн)$/iu.test(cell);
const isFmi = (cell: string) => /^(?:fmi|фми)$/iu.test(cell);

/** A line's cells: between borders or wide gaps, or its words where there is nothing of the kind. */
function cellsOf(line: string): string[] {
  const inner = line
    .trim()
    .replace(/^\||\|$/gu, "")
    .trim();
  return inner.split(border.test(inner) ? border : /\s+/u);
}
