import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { publicError, toTrpcError } from "#worker/trpc/errors.ts";
import type { AppEnv } from "./app-env.ts";

/** Answers an error of a plain handler: its status by kind, its code and the request's id; a defect is logged. */
export function serveError<Env extends AppEnv>(error: unknown, c: Context<Env>): Response {
  const translated = toTrpcError(error);
  const { appCode, details, expected } = publicError(translated);
  const requestId = c.var.requestId ?? null;
  if (!expected) c.var.deps?.log.error("request.failed", error, { requestId });
  const status = getHTTPStatusCodeFromError(translated) as ContentfulStatusCode;
  return c.json({ error: { code: appCode, details, requestId } }, status);
}
