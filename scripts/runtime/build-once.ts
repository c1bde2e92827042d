import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CommandError } from "../command-error.ts";
import type { ProcessGroup } from "../processes/process-group.ts";

/** What a build leaves among its own inputs. */
const generated = new Set(["routeTree.gen.ts"]);

export interface BuildOptions {
  readonly projectRoot: string;
  /** What is built, as it is named in an error: "The pages". */
  readonly name: string;
  /** The folder that the build fills, below the project's root; a stamp of the sources is beside it. */
  readonly folder: string;
  /** Files and folders that the output depends on, below the project's root. */
  readonly inputs: readonly string[];
  /** Starts the build into an empty folder. */
  readonly startBuild: (output: string) => ProcessGroup;
}

/**
 * Builds into the folder unless it holds the output of the present sources; says whether it built. A build that fails
 * leaves the last output in place. Throws CommandError with the build's own last words.
 */
export async function buildOnce({ projectRoot, name, folder, inputs, startBuild }: BuildOptions): Promise<boolean> {
  const output = join(projectRoot, folder);
  const stamp = `${output}.stamp`;
  const wanted = hashOf(projectRoot, inputs);
  if (existsSync(output) && existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return false;
  const fresh = `${output}.${process.pid}`;
  const build = startBuild(fresh);
  await build.exited;
  if (build.exitCode !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    throw new CommandError(`${name} could not be built:\n${build.lastWords.join("\n")}`);
  }
  replaceFolder(output, fresh);
  writeFileSync(stamp, wanted);
  return true;
}

/** Two builds may end at the same time: the later one replaces the folder of the earlier one. */
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
