import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { migrateDb } from "#db/migrate.ts";
import { startSqld } from "#scripts/database/sqld.ts";
import { Reaper } from "#scripts/processes/reaper.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** A migrated libSQL server, shared by the tests of a run; each makes data of its own. */
    sqldUrl: string;
  }
}

/** Starts a real libSQL server in a temporary folder, migrates it and tells the tests where it answers. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "roadflare-test-"));
  const reaper = new Reaper(process.env);
  const database = await startSqld({
    folder: join(folder, "database"),
    logFile: join(folder, "database.log"),
    env: process.env,
    projectRoot: process.cwd(),
    onStart: ({ pid }) => pid !== undefined && reaper.watch(pid),
  });
  await migrateDb({ url: database.url });
  project.provide("sqldUrl", database.url);
  return async () => {
    await database.process.stop();
    await reaper.dismiss();
    await rm(folder, { recursive: true, force: true });
  };
}
