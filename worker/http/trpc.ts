import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import type { Context } from "hono";
import { publicError, toTrpcError } from "#worker/trpc/errors.ts";
import { appRouter } from "#worker/trpc/router.ts";
import { readRequestActor } from "./actor.ts";
import type { AppEnv } from "./app-env.ts";
import { clientAddress } from "./client-address.ts";

/** Answers /api/trpc. Streams are marked as uncompressed, or a compressing proxy would hold them back. */
export async function serveTrpc(c: Context<AppEnv>): Promise<Response> {
  const { deps, requestId } = c.var;
  return fetchRequestHandler({
    endpoint: "/api/trpc",
    req: c.req.raw,
    router: appRouter,
    createContext: async ({ resHeaders }) => {
      const { actor, setCookie } = await readRequestActor(c).catch((error: unknown) => {
        throw toTrpcError(error);
      });
      // A verb that sets the cookie itself (signing in or out) comes later and wins.
      if (setCookie !== null) resHeaders.set("set-cookie", setCookie);
      return {
        deps,
        actor,
        requestId,
        address: clientAddress(c.req.raw),
        userAgent: c.req.header("user-agent") ?? null,
        setCookie: (value: string) => resHeaders.set("set-cookie", value),
      };
    },
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
