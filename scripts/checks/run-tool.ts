import { spawn } from "node:child_process";

/** Wrangler asks nobody for news and tells nobody anything. */
const offline = { WRANGLER_HIDE_BANNER: "true", WRANGLER_SEND_METRICS: "false", WRANGLER_WRITE_LOGS: "false" };

export interface ToolResult {
  readonly ok: boolean;
  /** What it said, when it was asked to say it here and not on the terminal. */
  readonly output: string;
}

/** Runs one of the project's tools with its words on the terminal. */
export async function runTool(command: string, args: readonly string[]): Promise<boolean> {
  const child = spawn(command, args, { stdio: ["ignore", "inherit", "inherit"], env: { ...process.env, ...offline } });
  return await succeeded(child);
}

/** Runs one of the project's tools and keeps its words. */
export async function askTool(command: string, args: readonly string[]): Promise<ToolResult> {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...offline } });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  return { ok: await succeeded(child), output };
}

function succeeded(child: ReturnType<typeof spawn>): Promise<boolean> {
  return new Promise((resolve) => {
    child.once("error", () => resolve(false));
    child.once("close", (code) => resolve(code === 0));
  });
}
