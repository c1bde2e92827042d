import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { outcomes, readWeights, type Weights, writeWeights } from "#domain/diagnosis/classify/weight-table.ts";
import { factWeights } from "#domain/diagnosis/classify/weights/facts.ts";
import { pairWeights } from "#domain/diagnosis/classify/weights/pairs.ts";

const level = fc.integer({ min: -60, max: 60 });
const levels = fc
  .array(level, { minLength: outcomes.length, maxLength: outcomes.length })
  .map((row) => Int8Array.from(row));
const fact = fc.stringMatching(/^[a-zа-яء-ي:~&_-]{1,9}$/u);
const tables = fc.array(fc.tuple(fact, levels), { maxLength: 20 }).map((rows): Weights => new Map(rows));

describe("a table of weights", () => {
  it("is read as it was written, whatever its facts and levels", () => {
    fc.assert(
      fc.property(tables, (table) => {
        expect(readWeights(writeWeights(table))).toEqual(table);
      }),
    );
  });

  it("may have some of the outcomes as its columns", () => {
    const row = new Int8Array(outcomes.length);
    row[outcomes.indexOf("emergency")] = 7;
    const text = writeWeights(new Map([["air&low", row]]), ["low", "emergency"]);
    expect(text).toBe("fact,low,emergency\nair&low,,7");
    expect(readWeights(text).get("air&low")).toEqual(row);
  });

  it("refuses a fact that its text could not hold", () => {
    expect(() => writeWeights(new Map([["air,low", new Int8Array(outcomes.length)]]))).toThrow("air,low");
  });

  it.each(Object.entries({ factWeights, pairWeights }))("that the engine has is whole: %s", (_, table) => {
    const columns = table.trim().split("\n")[0]?.split(",").slice(1);
    expect(`\n${writeWeights(readWeights(table), columns)}\n`).toBe(table);
  });
});
