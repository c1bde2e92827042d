import { categories } from "../assessment.ts";

/** A row of the list of SPNs: the number, its name, category and class (codes.ts). */
export type SpnRow = readonly (string | number)[];

const firstLetter = 97;

/**
 * The list of SPNs as one short text, for the way to the page, a line each: how far the number is from the one before, a
 * letter for the category, one for the class, the name. `unpackSpns` undoes it. The numbers must rise.
 */
export function packSpns(rows: readonly SpnRow[]): string {
  return rows
    .map(([spn, name, category, cls], at) => {
      const place = (categories as readonly (string | number | undefined)[]).indexOf(category);
      return `${Number(spn) - Number(rows[at - 1]?.[0] ?? 0)}${String.fromCharCode(firstLetter + place)}${cls}${name}`;
    })
    .join("\n");
}

/** The list that was packed. */
export function unpackSpns(packed: string): readonly SpnRow[] {
  let spn = 0;
  return Array.from(packed.matchAll(/^(\d+)(.)(.)(.*)$/gmu), ([, step, category = "", cls = "", name = ""]) => {
    spn += Number(step);
    return [spn, name, categories[category.charCodeAt(0) - firstLetter] ?? "", cls];
  });
}
