import { runTool } from "../checks/run-tool.ts";
import { CommandError, runCommand } from "../command-error.ts";

/** npm run eval [-- --show]: measures the assessment engine; fails when a target is not met. */
await runCommand(async () => {
  const met = await runTool(process.execPath, ["tests/eval/main.ts", ...process.argv.slice(2)]);
  if (!met) throw new CommandError("The engine does not meet its targets.");
});
