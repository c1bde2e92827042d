import { writeFileSync } from "node:fs";
import "#domain/diagnosis/speech/all.ts";
import { type BitWriter, bitWriter } from "#domain/diagnosis/packing/bit-writer.ts";
import { codeFactPairs, codeFacts, question, type Weights } from "#domain/diagnosis/weighing/rows.ts";
import { chatLanguages } from "#domain/languages/languages.ts";
import { keptLevels, type TableName, tableOf, unit } from "./kept-levels.ts";
import { labelledFacts, width } from "./labelled-facts.ts";
import { learn } from "./learning.ts";
import { readCases } from "./read-cases.ts";

/**
 * Makes domain/diagnosis/facts/weights.json, pairs.json and stems-*.json anew from the looked-at part of the labelled
 * cases. The same cases give the same files.
 */

const known = labelledFacts(readCases().filter(({ part }) => part === "looked-at"));
const levels = keptLevels(learn(known), known);

const tables = new Map<TableName, Map<string, Int8Array>>();
for (const [row, fact] of known.vocabulary.entries()) {
  const own = levels.subarray(row * width, row * width + width);
  if (own.every((level) => level === 0)) continue;
  const name = tableOf(fact);
  const table = tables.get(name) ?? new Map<string, Int8Array>();
  tables.set(name, table.set(fact.replace(/^(?:en|es|ar|ru):/u, ""), own));
}
const weightsIn = (name: TableName): Weights => tables.get(name) ?? new Map();
const joined = new Set([...weightsIn("pairs").keys()].flatMap((pair) => pair.split("&")));
const nothing = new Int8Array(width);
const single: Weights = new Map([
  ...[...joined].map((concept) => [concept === question ? concept : `c:${concept}`, nothing] as const),
  ...weightsIn("single"),
]);

function write(name: string, table: object): void {
  writeFileSync(
    new URL(`../../domain/diagnosis/facts/${name}.json`, import.meta.url),
    `${JSON.stringify(table, null, 2)}\n`,
  );
}

function textOf(code: (writer: BitWriter) => Weights): string {
  const writer = bitWriter();
  code(writer);
  return writer.text();
}

write("weights", { step: unit, table: textOf((writer) => codeFacts(writer, single)) });
write("pairs", { table: textOf((writer) => codeFactPairs(writer, single, weightsIn("pairs"))) });
for (const language of chatLanguages)
  write(`stems-${language}`, { table: textOf((writer) => codeFacts(writer, weightsIn(language))) });
const sizes = (["single", "pairs", ...chatLanguages] as const).map((name) => `${weightsIn(name).size} ${name}`);
process.stdout.write(`${known.samples.length} cases; weighed: ${sizes.join(", ")}\n`);
