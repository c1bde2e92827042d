import { httpBatchStreamLink, type TRPCLink } from "@trpc/client";
import type { AppRouter } from "#worker/trpc/router.ts";

/** The link for streamed answers, each alone. In a module of its own, so that its decoder is loaded with the first of them. */
export function streamLink(url: string): TRPCLink<AppRouter> {
  return httpBatchStreamLink({ url, maxItems: 1 });
}
