import { writeFileSync } from "node:fs";
import "#domain/diagnosis/languages/all.ts";
import { type Weights, weighedDrives, writeWeights } from "#domain/diagnosis/classify/weight-table.ts";
import { chatLanguages, languages } from "#domain/languages/languages.ts";
import { urgencyLevels } from "#domain/tickets/urgency.ts";
import { keptLevels, type TableName, tableOf } from "./kept-levels.ts";
import { labelledFacts, width } from "./labelled-facts.ts";
import { learn } from "./learning.ts";
import { readCases } from "./read-cases.ts";

/**
 * Learns the weights from the looked-at part of the labelled cases and writes domain/diagnosis/classify/weights and
 * domain/diagnosis/languages/{en,es,ar,ru}/weights.ts. The same cases give the same files.
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

/** Writes a table of weights as a text that a module exports. */
function write(file: string, name: string, says: string, table: string): void {
  writeFileSync(
    new URL(`../../domain/diagnosis/${file}.ts`, import.meta.url),
    `/**\n * ${says} (format: classify/weight-table.ts).\n * tests/eval/train-weights.ts writes it.\n */\nexport const ${name} = \`\n${table}\n\`;\n`,
  );
}

write(
  "classify/weights/facts",
  "factWeights",
  "How much each fact of a case speaks for each outcome",
  writeWeights(weightsIn("single")),
);
write(
  "classify/weights/pairs",
  "pairWeights",
  "How much two concepts together speak for each urgency and drive decision",
  writeWeights(weightsIn("pairs"), [...urgencyLevels, ...weighedDrives]),
);
for (const language of chatLanguages)
  write(
    `languages/${language}/weights`,
    "weights",
    `${languages[language].name}: how much the beginning of a word speaks for each outcome`,
    writeWeights(weightsIn(language)),
  );
const sizes = (["single", "pairs", ...chatLanguages] as const).map((name) => `${weightsIn(name).size} ${name}`);
process.stdout.write(`${known.samples.length} cases; weighed: ${sizes.join(", ")}\n`);
