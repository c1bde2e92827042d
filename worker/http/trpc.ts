import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import type { Context } from "hono";
import { DomainError } from "#domain/errors.ts";
import { maxBatchCalls } from "#domain/requests/limits.ts";
import type { Context as ProcedureContext } from "#worker/trpc/context.ts";
import { publicError, toTrpcError } from "#worker/trpc/errors.ts";
import { noteRequest, type ProcedureMeta } from "#worker/trpc/init.ts";
import { appRouter } from "#worker/trpc/router.ts";
import { readRequestActor } from "./actor.ts";
import type { AppEnv } from "./app-env.ts";
import { clientAddress } from "./client-address.ts";
import { deviceCookieOf, putCookie, readDeviceToken } from "./cookies.ts";

const streamHeader = "trpc-accept";
const streamType = "application/jsonl";

/** Answers /api/trpc. Streams are marked as uncompressed, or a compressing proxy would hold them back. */
export async function serveTrpc(c: Context<AppEnv>): Promise<Response> {
  const { deps, requestId } = c.var;
  // The library would take it for a fault of ours.
  if (!isDecodable(new URL(c.req.url).pathname)) throw new DomainError("request.not_found");
  return fetchRequestHandler({
    endpoint: "/api/trpc",
    req: await asBatch(asJson(c.req.raw)),
    router: appRouter,
    maxBatchSize: maxBatchCalls,
    createContext: async ({ resHeaders, info }) => {
      refuseCostlyBatch(info.calls.map(({ procedure }) => procedure?._def.meta as ProcedureMeta | undefined));
      return makeContext(c, resHeaders);
    },
    responseMeta: () => {
      const headers = new Headers({ "cache-control": "no-store" });
      if (wantsStream(c.req.raw)) headers.set("content-encoding", "identity");
      return { headers };
    },
    onError: ({ error, path }) => {
      noteRequest(error, requestId);
      if (!publicError(error).expected) deps.log.error("trpc.failed", error, { requestId, path: path ?? null });
    },
  });
}

/** One anonymous request must not buy many times the work of one call. @throws TRPCError of `request.too_large` */
function refuseCostlyBatch(calls: readonly (ProcedureMeta | undefined)[]): void {
  if (calls.filter((meta) => meta?.costly).length > 1) throw toTrpcError(new DomainError("request.too_large"));
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Whether the caller reads the library's own stream format. */
export function wantsStream(request: Request): boolean {
  return request.headers.get(streamHeader) === streamType;
}

/** What the procedures of one request get; headers that they set go into `headers`. */
export async function makeContext(c: Context<AppEnv>, headers: Headers): Promise<ProcedureContext> {
  const { actor, setCookie } = await readRequestActor(c).catch((error: unknown) => {
    throw toTrpcError(error);
  });
  // A verb that sets the cookie itself (signing in or out) comes later and wins.
  if (setCookie !== null) putCookie(headers, setCookie);
  return {
    deps: c.var.deps,
    actor,
    requestId: c.var.requestId,
    address: clientAddress(c.req.raw),
    userAgent: c.req.header("user-agent") ?? null,
    deviceToken: readDeviceToken(c.req.header("cookie")),
    setCookie: (value) => putCookie(headers, value),
    keepDevice: (token) => putCookie(headers, deviceCookieOf(token, c.var.deps.publicUrl.startsWith("https:"))),
  };
}

/** A call that says nothing of its type is JSON, also when it has no input and so no body. */
function asJson(request: Request): Request {
  if (request.method !== "POST" || request.headers.has("content-type")) return request;
  const headers = new Headers(request.headers);
  headers.set("content-type", "application/json");
  return new Request(request, { headers });
}

/** The library streams only what is called as a batch: a single call that wants a stream becomes a batch of one. */
async function asBatch(request: Request): Promise<Request> {
  const url = new URL(request.url);
  if (request.method !== "POST" || url.searchParams.has("batch") || !wantsStream(request)) return request;
  url.searchParams.set("batch", "1");
  const headers = new Headers(request.headers);
  headers.delete("content-length");
  const body = await request.text();
  return new Request(url, {
    method: "POST",
    headers,
    body: `{"0":${body.trim() === "" ? "null" : body}}`,
    signal: request.signal,
  });
}
