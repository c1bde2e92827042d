import { runChecks } from "../checks/run-checks.ts";
import { staticChecks } from "../checks/static-checks.ts";
import { suite, suiteNames } from "../checks/suites.ts";
import { runCommand } from "../command-error.ts";

const projectRoot = process.cwd();
if (process.argv.includes("--full")) process.env["TEST_FULL"] = "1";

await runCommand(() => runChecks([staticChecks(projectRoot), ...suiteNames.map((name) => [suite(name, projectRoot)])]));
