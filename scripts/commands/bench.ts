import { globSync } from "node:fs";
import { runTool } from "../checks/run-tool.ts";
import { CommandError, runCommand } from "../command-error.ts";

/** npm run bench [-- NAME…]: every benchmark of tests/bench, or the named ones, one after the other. */
await runCommand(async () => {
  const names = process.argv.slice(2);
  const files = globSync("tests/bench/*.ts").sort();
  const chosen = files.filter((file) => names.length === 0 || names.some((name) => file.endsWith(`/${name}.ts`)));
  if (chosen.length === 0) throw new CommandError(`There is no such benchmark; there are ${files.join(", ")}.`);
  const missed: string[] = [];
  for (const file of chosen) {
    process.stdout.write(`\n${file}\n\n`);
    if (!(await runTool(process.execPath, [file]))) missed.push(file);
  }
  if (missed.length > 0) throw new CommandError(`Not within its limits: ${missed.join(", ")}.`);
});
