import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

/**
 * How many controls of level 1 and 2 each section of OWASP ASVS 5.0.0 has; within a section they are numbered from 1.
 * Chapters 9, 10 and 17 (self-contained tokens, OAuth, WebRTC) are answered for as a whole.
 */
const controlsBySection: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  1: { 1: 2, 2: 9, 3: 11, 4: 3, 5: 2 },
  2: { 1: 3, 2: 3, 3: 4, 4: 1 },
  3: { 2: 2, 3: 4, 4: 6, 5: 5, 7: 2 },
  4: { 1: 3, 2: 1, 3: 2, 4: 4 },
  5: { 1: 1, 2: 3, 3: 2, 4: 3 },
  6: { 1: 3, 2: 12, 3: 4, 4: 4, 5: 5, 6: 3, 8: 4 },
  7: { 1: 3, 2: 4, 3: 2, 4: 5, 5: 2, 6: 2 },
  8: { 1: 2, 2: 3, 3: 1, 4: 1 },
  11: { 1: 2, 2: 3, 3: 3, 4: 4, 5: 1, 6: 1 },
  12: { 1: 3, 2: 2, 3: 4 },
  13: { 1: 1, 2: 5, 3: 2, 4: 5 },
  14: { 1: 2, 2: 4, 3: 3 },
  15: { 1: 3, 2: 3, 3: 7 },
  16: { 1: 1, 2: 5, 3: 4, 4: 3, 5: 3 },
};

/** The numbers in the first cell of a row: `1.2.3`, `1.2.3, 1.2.5`, `1.2.3–1.2.5`. */
function numbersIn(row: string): string[] {
  const cell = row.split("|")[1] ?? "";
  return [...cell.matchAll(/(\d+\.\d+)\.(\d+)(?:–\d+\.\d+\.(\d+))?/gu)].flatMap(([, section, from, to]) => {
    const [first, last] = [Number(from), Number(to ?? from)];
    return Array.from({ length: last - first + 1 }, (_, at) => `${section}.${first + at}`);
  });
}

it("The security page answers for each control of ASVS 5.0 at level 2, once, and for no other", () => {
  const rows = readFileSync("docs/security.md", "utf8")
    .split("\n")
    .filter((line) => /^\| \d+\.\d+\.\d+/u.test(line));
  const wanted = Object.entries(controlsBySection).flatMap(([chapter, sections]) =>
    Object.entries(sections).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, at) => `${chapter}.${section}.${at + 1}`),
    ),
  );
  expect(rows.flatMap(numbersIn).toSorted()).toEqual(wanted.toSorted());
});
