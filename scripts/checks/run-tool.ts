import { spawn } from "node:child_process";

export interface ToolResult {
  readonly ok: boolean;
  /** What it said, when it was asked to say it here and not on the terminal. */
  readonly output: string;
}

/** Runs one of the project's tools with its words on the terminal. */
export async function runTool(command: string, args: readonly string[], env = process.env): Promise<boolean> {
  const child = spawn(command, args, { stdio: ["ignore", "inherit", "inherit"], env });
  return await succeeded(child);
}

/** Runs one of the project's tools and keeps its words. */
export async function askTool(command: string, args: readonly string[]): Promise<ToolResult> {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
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
