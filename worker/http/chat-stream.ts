import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import type { Context, Next } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { ChatEvent } from "#domain/chat/turn.ts";
import { publicError, toTrpcError } from "#worker/trpc/errors.ts";
import { appRouter } from "#worker/trpc/router.ts";
import type { AppEnv } from "./app-env.ts";
import { makeContext, wantsStream } from "./trpc.ts";

/**
 * `subscriber.chat.send` for HTTP clients that are no tRPC clients: one event a line, as JSON, uncompressed.
 * A refusal has its own status and the body of any failed call. tRPC clients go on to tRPC.
 */
export async function streamChat(c: Context<AppEnv>, next: Next): Promise<Response | undefined> {
  if (wantsStream(c.req.raw)) {
    await next();
    return undefined;
  }
  const headers = new Headers({
    "content-type": "application/jsonl",
    "content-encoding": "identity",
    "cache-control": "no-store",
  });
  try {
    const input: unknown = await c.req.json();
    const caller = appRouter.createCaller(await makeContext(c, headers));
    const answer = await caller.subscriber.chat.send(input as Parameters<typeof caller.subscriber.chat.send>[0]);
    const events = answer[Symbol.asyncIterator]();
    const first = await events.next();
    return new Response(lines(first, events), { headers });
  } catch (error) {
    return refuse(c, error);
  }
}

function lines(first: IteratorResult<ChatEvent, unknown>, rest: AsyncIterator<ChatEvent, unknown>): ReadableStream {
  const encoder = new TextEncoder();
  let next: Promise<IteratorResult<ChatEvent, unknown>> = Promise.resolve(first);
  return new ReadableStream({
    async pull(controller) {
      const result = await next;
      if (result.done) return controller.close();
      controller.enqueue(encoder.encode(`${JSON.stringify(result.value)}\n`));
      next = rest.next();
    },
    async cancel() {
      await rest.return?.();
    },
  });
}

function refuse(c: Context<AppEnv>, error: unknown): Response {
  const isBadJson = error instanceof SyntaxError;
  const translated = toTrpcError(error);
  const { appCode, details, expected } = isBadJson
    ? { appCode: "input.invalid", details: {}, expected: true }
    : publicError(translated);
  if (!expected) c.var.deps.log.error("trpc.failed", error, { path: "subscriber.chat.send" });
  const httpStatus = isBadJson ? 400 : (getHTTPStatusCodeFromError(translated) as ContentfulStatusCode);
  const code = isBadJson ? "BAD_REQUEST" : translated.code;
  const data = { code, httpStatus, path: "subscriber.chat.send", appCode, details, requestId: c.var.requestId };
  return c.json({ error: { message: appCode, data } }, httpStatus);
}
