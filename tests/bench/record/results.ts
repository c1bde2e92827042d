import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";

const file = "tests/bench/results.json";

/** Writes what one benchmark measured into `tests/bench/results.json`, beside what the others did. */
export function recordResults(name: string, result: object): void {
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>) : {};
  const measured = { at: new Date().toISOString(), node: process.version, cores: availableParallelism(), ...result };
  const all = Object.entries({ ...known, [name]: measured }).toSorted(([one], [other]) => one.localeCompare(other));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
}
