import type { Assets } from "./pages.ts";

/**
 * `/assets/*`: a file with a hash in its name never changes and is kept for a year. One that is not there is not kept
 * at all: the version that has it may be deployed again.
 */
export async function serveAsset(request: Request, assets: Assets): Promise<Response> {
  const file = await assets.fetch(new Request(request.url, { method: request.method, headers: request.headers }));
  if (file.status === 404) return new Response(null, { status: 404, headers: { "cache-control": "no-store" } });
  const response = new Response(file.body, file);
  if (file.ok || file.status === 304) response.headers.set("cache-control", "public, max-age=31536000, immutable");
  return response;
}
