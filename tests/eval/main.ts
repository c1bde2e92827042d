import { parseArgs } from "node:util";
import { judge, tabulate } from "./measure.ts";
import { readCases } from "./read-cases.ts";
import { confusion, misses, table } from "./report.ts";
import { unmetTargets } from "./targets.ts";

/** npm run eval: the engine against the labelled cases; --show prints the misses of the looked-at part. */
const { values } = parseArgs({ options: { show: { type: "boolean", default: false } } });
const judged = readCases().map(judge);
const rows = tabulate(judged);
const unmet = unmetTargets(rows);
console.log(table(rows));
console.log(`\n${confusion(judged)}`);
if (values.show) console.log(`\n${misses(judged)}`);
console.log(unmet.length === 0 ? "\nEvery target is met on the measured part." : `\n${unmet.join("\n")}`);
if (unmet.length > 0) process.exitCode = 1;
