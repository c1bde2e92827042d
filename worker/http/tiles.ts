import type { Context } from "hono";
import { DomainError } from "#domain/errors.ts";
import { readTile } from "#domain/places/tile.ts";
import type { AppEnv } from "./app-env.ts";

/** A week: tiles change slowly, and tile providers ask for it. */
const keptFor = 7 * 86_400;

/**
 * `GET /api/tiles/:z/:x/:y`: a picture of the map, asked of the tile service once and kept by this worker and by the
 * browser. 404 where no service is set, and for tiles without any of North America.
 */
export async function serveTile(c: Context<AppEnv>): Promise<Response> {
  const { tiles, background } = c.var.deps;
  const { z = "", x = "", y = "" } = c.req.param() as Partial<Record<string, string>>;
  const tile = readTile(z, x, y);
  if (tiles === null || tile === null) throw new DomainError("request.not_found");

  const key = new Request(new URL(`/api/tiles/${tile.z}/${tile.x}/${tile.y}`, c.req.url));
  const kept = await caches.default.match(key);
  if (kept !== undefined) return kept;

  const image = await tiles.open(tile);
  if (image === null) throw new DomainError("request.not_found");
  const response = new Response(image.bytes, {
    headers: {
      "content-type": image.type,
      "content-length": String(image.bytes.byteLength),
      "cache-control": `public, max-age=${keptFor}`,
      "cross-origin-resource-policy": "same-origin",
    },
  });
  background(caches.default.put(key, response.clone()));
  return response;
}
