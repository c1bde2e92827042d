import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runTool } from "../checks/run-tool.ts";
import { CommandError, runCommand } from "../command-error.ts";
import { migrateDatabase } from "../database/migrate-database.ts";
import { versionOf } from "../runtime/version.ts";
import { writeWranglerConfig } from "../runtime/wrangler-config.ts";
import { checkDeployment, type Deployment } from "../settings/deployment.ts";
import { readSettings } from "../settings/settings.ts";
import { fetchRetained } from "../web-build/fetch-retained.ts";

const projectRoot = process.cwd();
const isRehearsal = process.argv.includes("--dry-run");

/**
 * npm run deploy: checks the settings (of the environment alone), migrates the database, builds and publishes.
 * With `-- --dry-run` it checks and builds, and changes nothing anywhere.
 */
await runCommand(async () => {
  const settings = readSettings({ projectRoot, environment: process.env, withDevVars: false });
  const deployment = checkDeployment(settings, (process.env["PUBLIC_URL"] ?? "").trim() !== "");
  if (!isRehearsal) {
    await migrateDatabase({ url: deployment.databaseUrl, authToken: settings.databaseToken });
    process.stdout.write("The database is up to date.\n");
  }
  if (!(await runTool("vite", ["build", "--logLevel", "warn"])))
    throw new CommandError("The pages could not be built.");
  if (!isRehearsal) {
    const publicUrl = deployment.vars["PUBLIC_URL"] ?? "";
    const folder = join(projectRoot, "dist", "client");
    const files = await fetchRetained({ folder, publicUrl, now: Date.now() });
    process.stdout.write(`${files} files of earlier deployments are kept for the tabs that are open.\n`);
  }
  await publish(deployment);
});

async function publish({ address, vars, secrets }: Deployment): Promise<void> {
  const folder = join(projectRoot, ".generated", "deploy");
  const config = join(folder, "wrangler.json");
  const secretsFile = join(folder, "secrets.json");
  mkdirSync(folder, { recursive: true });
  writeWranglerConfig({
    projectRoot,
    file: config,
    vars: { ...vars, LOCAL_RUNTIME: "false", APP_VERSION: versionOf(projectRoot) },
    overrides: { ...address, minify: true, upload_source_maps: true },
  });
  writeFileSync(secretsFile, JSON.stringify(secrets), { mode: 0o600 });
  try {
    const rehearsal = isRehearsal ? ["--dry-run", "--outdir", join(folder, "worker")] : [];
    const args = ["deploy", "--config", config, "--secrets-file", secretsFile, "--autoconfig=false", ...rehearsal];
    if (!(await runTool("wrangler", args))) throw new CommandError("wrangler did not publish; see its output above.");
  } finally {
    rmSync(secretsFile, { force: true });
  }
}
