import type { Context } from "hono";
import type { Actor } from "#domain/access/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { maxPhotoBytes, type PhotoSize } from "#domain/photos/photo.ts";
import { timeLimits } from "#domain/time-limits.ts";
import { openPhoto, openSharedPhoto } from "#worker/services/photos/open-photo.ts";
import { countUpload, uploadPhoto as keepPhoto } from "#worker/services/photos/upload-photo.ts";
import type { AppEnv } from "./app-env.ts";
import { readBounded } from "./bounded-body.ts";

/** What a multipart form adds to its one file. */
const formOverhead = 16 * 1024;

/** `POST /api/photos`: a multipart form with the field `file`; answers `{ id }`. */
export async function uploadPhoto(c: Context<AppEnv>): Promise<Response> {
  const actor = signedIn(c);
  const { deps } = c.var;
  await countUpload({ actor, deps });
  const bytes = await readFile(c.req.raw);
  return c.json(await keepPhoto({ actor, deps, input: { bytes } }));
}

/** `GET /api/photos/:id?size=thumb|full`: the picture, with access or a `share=` link; never cached on the way. */
export async function servePhoto(c: Context<AppEnv>): Promise<Response> {
  const size: PhotoSize = c.req.query("size") === "thumb" ? "thumb" : "full";
  const photoId = c.req.param("id") ?? "";
  const has = c.req.header("if-none-match") ?? null;
  const { deps } = c.var;
  const input = { photoId, size, has };
  const token = c.req.query("share");
  const { etag, photo } =
    token === undefined
      ? await openPhoto({ actor: signedIn(c), deps, input })
      : await openSharedPhoto({ actor: c.var.actor, deps, input: { ...input, token } });
  const headers = new Headers({
    "content-disposition": "inline",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
    "cross-origin-resource-policy": "same-origin",
    // The browser alone may keep it, and asks each time whether it may still be seen.
    "cache-control": "private, no-cache",
    vary: "cookie",
    etag,
  });
  if (photo === null) return new Response(null, { status: 304, headers });
  headers.set("content-type", photo.type);
  headers.set("content-length", String(photo.bytes));
  return new Response(photo.body, { headers });
}

function signedIn(c: Context<AppEnv>): Actor {
  const { actor } = c.var;
  if (actor === null) throw new DomainError("auth.required");
  return actor;
}

async function readFile(request: Request): Promise<Uint8Array> {
  const body = await readBounded(request, { max: maxPhotoBytes + formOverhead, timeLimit: timeLimits.photoUpload });
  if (body === null) throw new DomainError("photo.too_large");
  const headers = { "content-type": request.headers.get("content-type") ?? "" };
  const form = await new Response(body, { headers }).formData().catch(() => null);
  const file = form?.get("file") ?? null;
  if (file === null || typeof file === "string") throw new DomainError("input.invalid", { path: "file" });
  if (file.size > maxPhotoBytes) throw new DomainError("photo.too_large");
  return new Uint8Array(await file.arrayBuffer());
}
