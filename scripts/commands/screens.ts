import { runTool } from "../checks/run-tool.ts";
import { CommandError, runCommand } from "../command-error.ts";

/**
 * npm run screens [-- --pages home,desk --widths 390,1440 --looks night,day,red,rtl]: pictures of every page and state
 * of the app with its demo data, in .generated/screens, to be looked at.
 */
await runCommand(async () => {
  const done = await runTool(process.execPath, ["tests/screens/take-screens.ts", ...process.argv.slice(2)]);
  if (!done) throw new CommandError("Not every picture could be taken.");
});
