import { runTool } from "../checks/run-tool.ts";
import { CommandError, runCommand } from "../command-error.ts";

/**
 * npm run eval [-- --show]: measures the assessment engine; fails when a target is not met.
 * npm run eval -- replay: compares its answers with those of another commit (tests/eval/replay.ts).
 */
await runCommand(async () => {
  const args = process.argv.slice(2);
  const isReplay = args[0] === "replay";
  const passed = await runTool(process.execPath, [`tests/eval/${isReplay ? "replay" : "main"}.ts`, ...args]);
  if (passed) return;
  throw new CommandError(isReplay ? "Some answers differ." : "The engine does not meet its targets.");
});
