import { runChecks } from "../checks/run-checks.ts";
import { staticChecks } from "../checks/static-checks.ts";
import { suite } from "../checks/suites.ts";
import { runCommand } from "../command-error.ts";

const projectRoot = process.cwd();

await runCommand(() => runChecks([staticChecks(projectRoot), [suite("pure", projectRoot)]]));
