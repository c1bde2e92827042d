import type { Context } from "hono";
import { isJobName, jobs, runJobs } from "#worker/services/jobs/jobs.ts";
import type { AppEnv } from "./app-env.ts";

/** Runs one job of a local app now: what `npm run job NAME` calls, because crons do not fire by themselves there. */
export async function runJob(c: Context<AppEnv>): Promise<Response> {
  const name = c.req.param("name") ?? "";
  if (!isJobName(name)) return c.json({ error: { code: "request.not_found", known: Object.keys(jobs) } }, 404);
  const ok = await runJobs([name], c.var.deps);
  return c.json({ ok, name }, ok ? 200 : 500);
}
