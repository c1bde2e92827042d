import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CommandError } from "../command-error.ts";
import type { ProcessGroup } from "../processes/process-group.ts";

/** What the browser's files are made from. */
const inputs = ["web", "domain", "scripts/web-build", "vite.config.ts", "package-lock.json", "tsconfig.base.json"];
const generated = new Set(["routeTree.gen.ts"]);

export interface BuildOptions {
  readonly projectRoot: string;
  /** Starts `vite build` with these variables added to its environment. */
  readonly startBuild: (variables: Readonly<Record<string, string>>) => ProcessGroup;
}

/**
 * Builds the browser's files into dist/client; says false when they are those of the present sources already.
 * A build that fails leaves the last one in place. Throws CommandError with Vite's own last words.
 */
export async function buildWeb({ projectRoot, startBuild }: BuildOptions): Promise<boolean> {
  const output = join(projectRoot, "dist", "client");
  const stamp = join(projectRoot, "dist", "client.stamp");
  const wanted = hashOf(projectRoot, inputs);
  if (existsSync(join(output, "index.html")) && existsSync(stamp) && readFileSync(stamp, "utf8") === wanted)
    return false;
  const fresh = join(projectRoot, "dist", `client.${process.pid}`);
  const build = startBuild({ ROADFLARE_BUILD_DIR: fresh });
  await build.exited;
  if (build.exitCode !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    throw new CommandError(`The pages could not be built:\n${build.lastWords.join("\n")}`);
  }
  replaceFolder(output, fresh);
  writeFileSync(stamp, wanted);
  return true;
}

/** Two builds may end at the same time: whoever finds the other's folder in the way moves that one aside too. */
function replaceFolder(folder: string, fresh: string): void {
  const old = `${fresh}.old`;
  for (let attempt = 1; ; attempt++) {
    try {
      if (existsSync(folder)) renameSync(folder, old);
      renameSync(fresh, folder);
      break;
    } catch (error) {
      if (attempt === 5) throw error;
    } finally {
      rmSync(old, { recursive: true, force: true });
    }
  }
}

function hashOf(projectRoot: string, paths: readonly string[]): string {
  const hash = createHash("sha256");
  for (const path of paths) {
    for (const file of filesOf(projectRoot, path))
      hash.update(`${file}\0`).update(readFileSync(join(projectRoot, file)));
  }
  return hash.digest("hex");
}

function filesOf(projectRoot: string, path: string): string[] {
  const full = join(projectRoot, path);
  const stat = statSync(full, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat ? [path] : [];
  const names = readdirSync(full).filter((name) => !generated.has(name));
  return names.sort().flatMap((name) => filesOf(projectRoot, join(path, name)));
}
