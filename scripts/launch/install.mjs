// Runs on the system's Node (20 or newer) before anything is installed: no dependencies here.
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";

/** True when node_modules does not hold exactly what package-lock.json says (binaries of other platforms aside). */
export function isStale(root) {
  const wanted = packagesOf(join(root, "package-lock.json"));
  const installed = packagesOf(join(root, "node_modules", ".package-lock.json"));
  if (!installed) return true;
  const missing = Object.entries(wanted ?? {}).some(([path, entry]) => {
    if (path === "") return false;
    const found = installed[path];
    return found ? found.version !== entry.version || found.integrity !== entry.integrity : !entry.optional;
  });
  return missing || Object.keys(installed).some((path) => !wanted?.[path]);
}

/** Installs from the lockfile, showing npm's own words. Rejects with one sentence when npm fails. */
export function install(root) {
  process.stdout.write("Installing what the lockfile names (npm ci) …\n");
  // The pinned Node is inside the folder that npm is about to replace: run npm with the system's.
  const own = join(root, "node_modules", ".bin");
  const path = (process.env.PATH ?? "").split(delimiter).filter((entry) => entry !== own);
  const npm = spawn("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, PATH: path.join(delimiter) },
    shell: process.platform === "win32",
  });
  return new Promise((resolve, reject) => {
    npm.on("error", () => reject(new Error("npm was not found: install Node 20 or newer with npm.")));
    npm.on("exit", (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`npm ci failed (${signal ?? `exit code ${code}`}); its own message stands above.`));
    });
  });
}

function packagesOf(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages;
  } catch {
    return undefined;
  }
}
