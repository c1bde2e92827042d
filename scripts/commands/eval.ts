import { runTool } from "../checks/run-tool.ts";
import { CommandError, runCommand } from "../command-error.ts";

/**
 * npm run eval [-- --show]: measures the assessment engine; fails when a target is not met.
 * npm run eval -- replay: compares its answers with those of another commit (tests/eval/replay.ts).
 * npm run eval -- guides: the decisions with and without the guides (tests/eval/with-guides.ts).
 */
await runCommand(async () => {
  const args = process.argv.slice(2);
  const tool = { replay: "replay", guides: "with-guides" }[args[0] ?? ""] ?? "main";
  const passed = await runTool(process.execPath, [`tests/eval/${tool}.ts`, ...args]);
  if (passed) return;
  throw new CommandError(tool === "replay" ? "Some answers differ." : "The engine does not meet its targets.");
});
