// Runs on the system's Node (20 or newer) before anything is installed: no dependencies here.
import { spawn } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { install, isStale } from "./install.mjs";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** The first Node that runs the TypeScript scripts as they are. */
const oldestOwnNode = 24;

/** Installs what is missing and runs scripts/commands/NAME.ts under the pinned Node, in the project's root. */
export async function launch(name, args) {
  process.chdir(root);
  const script = join(root, "scripts", "commands", `${name}.ts`);
  if (!/^[a-z:-]+$/.test(name ?? "") || !existsSync(script))
    return fail(`There is no command named ${name ?? "(none)"}.`);
  let installed = false;
  try {
    if (isStale(root)) {
      await install(root);
      installed = true;
    }
  } catch (error) {
    return fail(error.message);
  }
  const node = pinnedNode();
  if (!node)
    return fail(`No Node ${oldestOwnNode} for this machine came with the packages: install it and run this again.`);
  const bin = join(root, "node_modules", ".bin");
  const path = [bin, ...(process.env.PATH ?? "").split(delimiter).filter((entry) => entry !== bin)].join(delimiter);
  if (!installed && realpathSync(node) === realpathSync(process.execPath)) {
    process.env.PATH = path;
    process.argv = [process.argv[0], script, ...args];
    await import(pathToFileURL(script).href);
    return;
  }
  await handOver(node, script, args, path);
}

/** The child notices this process's end through the ipc channel, also a sudden one. */
function handOver(node, script, args, path) {
  const child = spawn(node, [script, ...args], {
    cwd: root,
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: { ...process.env, PATH: path },
  });
  const pass = (signal) => child.kill(signal);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, pass);
  return new Promise((resolve) => {
    child.on("error", (error) => resolve(fail(`The pinned Node could not be started: ${error.message}`)));
    child.on("exit", (code, signal) => {
      process.exitCode = signal ? 1 : (code ?? 1);
      if (child.connected) child.disconnect();
      resolve();
    });
  });
}

function pinnedNode() {
  const own = join(root, "node_modules", ".bin", "node");
  if (existsSync(own)) return own;
  return Number(process.versions.node.split(".")[0]) >= oldestOwnNode ? process.execPath : undefined;
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
