import type { Context } from "hono";
import type { AppEnv } from "./app-env.ts";

const loopbackHosts = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Whether a request may use the tools of local runs: the runtime is local, and was asked for under the name of this
 * machine. A page of another site whose name was pointed here (DNS rebinding) sends its own name in the Host header.
 */
export function mayUseLocalTools<Env extends AppEnv>(c: Context<Env>): boolean {
  // Every browser sends Host; a request made inside the runtime has only its URL.
  return c.var.deps.local && isLoopbackHost(c.req.header("host") ?? new URL(c.req.url).host);
}

function isLoopbackHost(host: string): boolean {
  return loopbackHosts.includes(host.toLowerCase().replace(/:\d+$/, ""));
}
