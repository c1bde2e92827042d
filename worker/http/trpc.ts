import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import type { Context } from "hono";
import { publicError } from "#worker/trpc/errors.ts";
import { appRouter } from "#worker/trpc/router.ts";
import type { AppEnv } from "./app-env.ts";
import { clientAddress } from "./client-address.ts";

/** Answers /api/trpc. Streams are marked as uncompressed, or a compressing proxy would hold them back. */
export async function serveTrpc(c: Context<AppEnv>): Promise<Response> {
  const { deps, actor, requestId } = c.var;
  return fetchRequestHandler({
    endpoint: "/api/trpc",
    req: c.req.raw,
    router: appRouter,
    createContext: ({ resHeaders }) => ({
      deps,
      actor,
      requestId,
      address: clientAddress(c.req.raw),
      userAgent: c.req.header("user-agent") ?? null,
      setCookie: (value: string) => resHeaders.append("set-cookie", value),
    }),
    responseMeta: () => {
      const headers = new Headers({ "cache-control": "no-store" });
      if (c.req.header("trpc-accept") === "application/jsonl") headers.set("content-encoding", "identity");
      return { headers };
    },
    onError: ({ error, path }) => {
      if (!publicError(error).expected) deps.log.error("trpc.failed", error, { requestId, path: path ?? null });
    },
  });
}
