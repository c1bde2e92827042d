import fc from "fast-check";
import { describe, expect, it } from "vitest";
import pairTable from "#domain/diagnosis/facts/pairs.json" with { type: "json" };
import russianTable from "#domain/diagnosis/facts/stems-ru.json" with { type: "json" };
import weightTable from "#domain/diagnosis/facts/weights.json" with { type: "json" };
import { russian } from "#domain/diagnosis/lexicon/ru.ts";
import { bitWriter } from "#domain/diagnosis/packing/bit-writer.ts";
import { expectedFacts, expectedStems } from "#domain/diagnosis/weighing/expected-facts.ts";
import { packTable } from "#domain/diagnosis/weighing/packed-table.ts";
import {
  codeFactPairs,
  codeFacts,
  outcomes,
  readPairs,
  readTable,
  type Weights,
} from "#domain/diagnosis/weighing/rows.ts";

const level = fc.oneof(
  { weight: 5, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.integer({ min: -60, max: 60 }) },
);
const levels = fc
  .array(level, { minLength: outcomes.length, maxLength: outcomes.length })
  .map((row) => Int8Array.from(row));
const name = fc.oneof(
  fc.stringMatching(/^[a-z]{1,6}$/u),
  fc.stringMatching(/^[а-яё]{1,5}$/u),
  fc.stringMatching(/^[ء-ي]{1,5}$/u),
  fc.stringMatching(/^(?:c|s|o|r):[-~]?[a-z_]{1,9}$/u),
);
const tables = fc.array(fc.tuple(name, levels), { maxLength: 40 }).map((rows): Weights => new Map(rows));
const plain = (weights: Weights) => Object.fromEntries([...weights].map(([fact, row]) => [fact, [...row]]));

function written(table: Weights): string {
  const writer = bitWriter();
  codeFacts(writer, table);
  return writer.text();
}

describe("tables of weights", () => {
  it("are read as they were written, whatever the names and levels", () => {
    fc.assert(
      fc.property(tables, (table) => {
        expect(plain(readTable({ table: written(table) }))).toEqual(plain(table));
      }),
    );
  });

  it("are read as they were packed, whatever of them was expected", () => {
    fc.assert(
      fc.property(tables, fc.uniqueArray(name), fc.infiniteStream(fc.boolean()), (table, others, chances) => {
        const expected = [...others, ...[...table.keys()].filter(() => chances.next().value === true)];
        const packed = packTable({ table: written(table) }, [...new Set(expected)]);
        expect(plain(readTable(packed, [...new Set(expected)]))).toEqual(plain(table));
      }),
    );
  });

  it("that are shipped take less room without the names that can be expected, and say the same", () => {
    for (const [table, expected] of [
      [weightTable, expectedFacts()],
      [russianTable, expectedStems(russian)],
    ] as const) {
      const packed = packTable(table, expected);
      expect(packed.table.length).toBeLessThan(table.table.length * 0.9);
      expect(plain(readTable(packed, expected))).toEqual(plain(readTable(table)));
    }
  });

  it("of pairs are read as they were written, with the table that they were written with", () => {
    const concepts = ["air", "brake", "engine", "smoke", "tire", "-lose", "~past"];
    const single: Weights = new Map(concepts.map((concept) => [`c:${concept}`, new Int8Array(outcomes.length)]));
    const inOrder = [...concepts].sort();
    const names = inOrder.flatMap((one, at) => inOrder.slice(at + 1).map((other) => `${one}&${other}`));
    const ofUrgencyAndDrive = levels.map((row) => row.map((one, at) => (at < outcomes.indexOf("low") ? 0 : one)));
    fc.assert(
      fc.property(fc.subarray(names), fc.infiniteStream(ofUrgencyAndDrive), (chosen, rows) => {
        const table: Weights = new Map(
          chosen.map((pair) => [pair, rows.next().value ?? new Int8Array(outcomes.length)]),
        );
        const writer = bitWriter();
        codeFactPairs(writer, single, table);
        expect(plain(readPairs(writer.text(), single))).toEqual(plain(table));
      }),
    );
  });

  it("refuse a pair of concepts that the single facts do not name", () => {
    const row = new Int8Array(outcomes.length);
    expect(() => codeFactPairs(bitWriter(), new Map([["c:air", row]]), new Map([["air&brake", row]]))).toThrow(
      "air&brake",
    );
  });

  it("that the engine brings with it are whole: written again they are the same texts", () => {
    const single = readTable(weightTable);
    const pairs = readPairs(pairTable.table, single);
    const writer = bitWriter();
    codeFactPairs(writer, single, pairs);
    expect(written(single)).toBe(weightTable.table);
    expect(writer.text()).toBe(pairTable.table);
  });
});
