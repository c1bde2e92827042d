import { spawn } from "node:child_process";

/** Wrangler neither asks for updates nor sends metrics. */
const offline = { WRANGLER_HIDE_BANNER: "true", WRANGLER_SEND_METRICS: "false", WRANGLER_WRITE_LOGS: "false" };

export interface ToolResult {
  readonly ok: boolean;
  /** Standard output and standard error. */
  readonly output: string;
}

/** Runs one of the project's tools with its output on the terminal; true when it succeeds. */
export async function runTool(
  command: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  const env = { ...process.env, ...offline, ...settings };
  const child = spawn(command, args, { stdio: ["ignore", "inherit", "inherit"], env });
  return await succeeded(child);
}

/** Runs one of the project's tools and returns its output. */
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
