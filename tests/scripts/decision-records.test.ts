import { globSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = `${root}/docs/decisions`;
const template = "000-template.md";
const records = readdirSync(folder).filter((file) => /^\d{3}-.*\.md$/.test(file) && file !== template);
const index = readFileSync(`${folder}/README.md`, "utf8");
const product = readFileSync(`${root}/docs/product.md`, "utf8");

/** Every citation of a pattern in the sources: what was cited, and by which file. */
function citations(pattern: RegExp): { file: string; cited: string }[] {
  return globSync("{domain,db,worker,web,scripts,tests}/**/*.{ts,tsx}", { cwd: root }).flatMap((file) =>
    [...readFileSync(`${root}/${file}`, "utf8").matchAll(pattern)].map(([, cited = ""]) => ({ file, cited })),
  );
}

describe("the decision records", () => {
  it.each(records)("lists %s in the index with its title, a date and its status", (file) => {
    const text = readFileSync(`${folder}/${file}`, "utf8");
    const number = file.slice(0, 3);
    const title = text.match(/^# (\d{3}): (.+)$/m);
    const status = text.match(/^Status: (.+)$/m);
    expect(title?.[1], "the heading starts with the number of the file").toBe(number);
    expect(status?.[1], "the record has a status").toMatch(/^(proposed|accepted|superseded by .+)$/);
    const row = index.split("\n").find((line) => line.startsWith(`| ${number} |`));
    expect(row).toMatch(/\| \d{4}-\d{2}-\d{2} \|/);
    expect(row).toContain(`[${title?.[2]}](${file})`);
    expect(row?.endsWith(`| ${status?.[1]} |`)).toBe(true);
  });

  it("have one number each, and the index lists no other", () => {
    const numbers = records.map((file) => file.slice(0, 3));
    const listed = [...index.matchAll(/^\| (\d{3}) \|/gm)].map(([, number]) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(listed).toEqual(numbers.toSorted());
  });

  it("cover every record and product decision that the sources cite", () => {
    const decided = new Set([...product.matchAll(/^- \*\*P(\d+)\./gm)].map(([, number]) => number));
    const unknownProduct = citations(/product decision P(\d+)/g).filter(({ cited }) => !decided.has(cited));
    const unknownRecords = citations(/decisions?[/ ](\d{3})\b/g).filter(
      ({ cited }) => !records.some((file) => file.startsWith(`${cited}-`)),
    );
    const ambiguous = citations(/(\(decision \d{1,2}\))/g);
    expect([...unknownProduct, ...unknownRecords, ...ambiguous]).toEqual([]);
  });
});
