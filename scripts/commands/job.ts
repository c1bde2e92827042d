import { z } from "zod";
import { CommandError, runCommand } from "../command-error.ts";
import { readSettings } from "../settings/settings.ts";

const Unknown = z.object({ error: z.object({ known: z.array(z.string()) }) });

/** npm run job NAME: runs a cron's work now, in the app that runs on PORT. */
await runCommand(async () => {
  const [name] = process.argv.slice(2);
  if (!name) throw new CommandError("Use: npm run job NAME");
  const { port } = readSettings({ projectRoot: process.cwd(), environment: process.env });
  const response = await call(port, name);
  if (response.ok) {
    process.stdout.write(`${name} is done.\n`);
    return;
  }
  const known = Unknown.safeParse(await response.json().catch(() => null));
  if (known.success)
    throw new CommandError(`There is no job named ${name}; there are ${known.data.error.known.join(", ")}.`);
  throw new CommandError(`${name} failed; the worker's log says why.`);
});

async function call(port: number, name: string): Promise<Response> {
  try {
    return await fetch(`http://localhost:${port}/dev/jobs/${encodeURIComponent(name)}`, { method: "POST" });
  } catch {
    throw new CommandError(`Nothing answers on port ${port}: start the app first (npm start), with the same PORT.`);
  }
}
