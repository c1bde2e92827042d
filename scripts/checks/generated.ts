import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { resolveConfig } from "vite";
import { askTool } from "./run-tool.ts";

/** What is wrong with generated files, one sentence each; empty when all follow from their sources. */
export async function findStaleFiles(projectRoot: string): Promise<string[]> {
  const complaints = [await checkMigrations(projectRoot), await checkRouteTree(projectRoot), await checkRuntimeTypes()];
  return complaints.filter((complaint) => complaint !== undefined);
}

/** Lets drizzle-kit look for differences in a copy; a new file there means that a migration was forgotten. */
async function checkMigrations(projectRoot: string): Promise<string | undefined> {
  const copy = join(".generated", "migrations");
  rmSync(join(projectRoot, copy), { recursive: true, force: true });
  cpSync(join(projectRoot, "db", "migrations"), join(projectRoot, copy), { recursive: true });
  const args = ["generate", "--dialect", "turso", "--schema", "./db/schema/index.ts", "--out", `./${copy}`];
  const { ok, output } = await askTool("drizzle-kit", args);
  if (!ok) return `drizzle-kit could not compare schema and migrations:\n${output}`;
  const count = (folder: string) =>
    readdirSync(join(projectRoot, folder)).filter((name) => name.endsWith(".sql")).length;
  if (count(copy) === count("db/migrations")) return undefined;
  return "db/migrations lacks a migration for the present db/schema: run npx drizzle-kit generate and commit what it makes.";
}

/** Vite's configuration makes the tree when it is read, as every build and test does. */
async function checkRouteTree(projectRoot: string): Promise<string | undefined> {
  const file = join(projectRoot, "web", "routeTree.gen.ts");
  const before = existsSync(file) ? readFileSync(file, "utf8") : "";
  await resolveConfig({ configFile: join(projectRoot, "vite.config.ts"), logLevel: "error" }, "build");
  if (existsSync(file) && readFileSync(file, "utf8") === before) return undefined;
  return "web/routeTree.gen.ts did not follow from web/routes; it was made anew: commit it.";
}

async function checkRuntimeTypes(): Promise<string | undefined> {
  const args = [
    "types",
    "worker/worker-configuration.d.ts",
    "--include-env=false",
    "--config",
    "wrangler.toml",
    "--check",
  ];
  const { ok, output } = await askTool("wrangler", args);
  if (ok) return undefined;
  return `worker/worker-configuration.d.ts is not what wrangler.toml asks for: run npm run types:worker.\n${output}`;
}
