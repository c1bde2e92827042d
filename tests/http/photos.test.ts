import { env } from "cloudflare:test";
import * as photon from "@cf-wasm/photon/workerd";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { photos as photoRows } from "#db/schema/index.ts";
import { joined } from "#domain/photos/bytes.ts";
import { orientationOf, withOrientation } from "#domain/photos/jpeg.ts";
import { maxPhotoBytes, photosPerHour, thumbnailSide } from "#domain/photos/photo.ts";
import { callerFor, makeActor } from "#tests/support/actors.ts";
import { testDeps } from "#tests/support/deps.ts";
import { makeTicket } from "#tests/support/factories.ts";
import { exifSegment, holds, makeJpegShape, makePng, pngChunk } from "#tests/support/pictures.ts";
import { createR2Photos } from "#worker/adapters/r2-photos.ts";
import { withActor } from "#worker/http/actor.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { serveError } from "#worker/http/errors.ts";
import { servePhoto, uploadPhoto } from "#worker/http/photos.ts";
import { securityHeaders } from "#worker/http/security-headers.ts";
import type { Deps } from "#worker/ports/deps.ts";

const r2 = createR2Photos(env.PHOTOS);

function appOf(deps: Deps) {
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    c.set("deps", deps);
    c.set("requestId", "req_test");
    await next();
  });
  app.use(securityHeaders());
  app.post("/api/photos", withActor(), uploadPhoto);
  app.get("/api/photos/:id", withActor(), servePhoto);
  app.onError(serveError);
  return app;
}

async function setup(overrides: Partial<Deps> = {}) {
  const deps = testDeps({ photos: r2, ...overrides });
  const app = appOf(deps);
  const driver = await makeActor(deps.db, "driver");
  const upload = (bytes: Uint8Array, options: { name?: string; type?: string; cookie?: string } = {}) => {
    const form = new FormData();
    const file = new File([Uint8Array.from(bytes)], options.name ?? "dash.jpg", { type: options.type ?? "image/jpeg" });
    form.append("file", file);
    return app.request("/api/photos", {
      method: "POST",
      body: form,
      headers: { cookie: options.cookie ?? driver.cookie },
    });
  };
  const open = (id: string, options: { size?: string; cookie?: string; etag?: string } = {}) =>
    app.request(`/api/photos/${id}${options.size ? `?size=${options.size}` : ""}`, {
      headers: {
        cookie: options.cookie ?? driver.cookie,
        ...(options.etag === undefined ? {} : { "if-none-match": options.etag }),
      },
    });
  return { deps, app, driver, upload, open };
}

async function idOf(response: Response): Promise<string> {
  expect(response.status).toBe(200);
  const { id } = (await response.json()) as { id: string };
  expect(id).toMatch(/^pho_/);
  return id;
}

async function refusal(response: Response) {
  const { error } = (await response.json()) as { error: { code: string } };
  return [response.status, error.code];
}

async function bytesOf(response: Response): Promise<Uint8Array> {
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}

/** A real photo as a phone makes it: turned by Exif, with a position in it. */
function phonePhoto(width: number, height: number): Uint8Array {
  const image = photon.PhotonImage.new_from_byteslice(makePng(width, height));
  const jpeg = image.get_bytes_jpeg(80);
  image.free();
  return joined([jpeg.subarray(0, 2), exifSegment(6, "41.1399 N"), jpeg.subarray(2)]);
}

describe("uploading a photo", () => {
  it("keeps it without its position, and makes a thumbnail that is turned the same way", async () => {
    const { deps, driver, upload, open } = await setup();

    const id = await idOf(await upload(phonePhoto(1200, 900)));

    const [row] = await deps.db.select().from(photoRows).where(eq(photoRows.id, id));
    expect(row).toMatchObject({ userId: driver.actor.userId, ticketId: null, width: 900, height: 1200 });
    const full = await bytesOf(await open(id));
    expect(full.length).toBe(row?.bytes);
    expect(holds(full, "41.1399")).toBe(false);
    expect(orientationOf(full)).toBe(6);
    const thumbnail = await bytesOf(await open(id, { size: "thumb" }));
    expect(thumbnail.length).toBeLessThan(full.length);
    expect(orientationOf(thumbnail)).toBe(6);
    const image = photon.PhotonImage.new_from_byteslice(thumbnail);
    expect([image.get_width(), image.get_height()]).toEqual([thumbnailSide, 360]);
    image.free();
  });

  it("takes a PNG for what it is, whatever it is called, and drops what hides in it", async () => {
    const { upload, open } = await setup();
    const png = joined([
      makePng(40, 30, { extra: [pngChunk("tEXt", new TextEncoder().encode("a\0<script>"))] }),
      new TextEncoder().encode("<script>alert(1)</script>"),
    ]);
    const id = await idOf(await upload(png, { name: "page.html", type: "text/html" }));
    const response = await open(id);
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(holds(await bytesOf(response), "script")).toBe(false);
  });

  it("shows the whole photo where no thumbnail could be made", async () => {
    const { upload, open } = await setup();
    const id = await idOf(await upload(makeJpegShape(64, 48)));
    const full = await bytesOf(await open(id));
    expect(await bytesOf(await open(id, { size: "thumb" }))).toEqual(full);
    expect(withOrientation(full, 1)).toEqual(full);
  });

  it.each([
    ["a page named .jpg", new TextEncoder().encode("<html><script>"), [400, "photo.unsupported_type"]],
    ["an SVG", new TextEncoder().encode("<svg onload='x'/>"), [400, "photo.unsupported_type"]],
    ["a photo that was cut", makePng(20, 20).slice(0, -8), [400, "photo.broken"]],
    ["a bomb", makePng(1, 1, { claims: { width: 60_000, height: 60_000 } }), [413, "photo.too_large"]],
    ["10 MiB and a byte", joined([makeJpegShape(8, 8), new Uint8Array(maxPhotoBytes)]), [413, "photo.too_large"]],
    ["20 MiB", new Uint8Array(2 * maxPhotoBytes), [413, "photo.too_large"]],
  ])("refuses %s", async (_, bytes, expected) => {
    const { deps, driver, upload } = await setup();
    expect(await refusal(await upload(bytes))).toEqual(expected);
    expect(await deps.db.$count(photoRows, eq(photoRows.userId, driver.actor.userId))).toBe(0);
  });

  it("takes some of a body that is too long, so that its sender reads why, and cuts off who sends without end", async () => {
    const { app, driver } = await setup();
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1_000_000;
        if (sent > 100_000_000) controller.close();
        else controller.enqueue(new Uint8Array(1_000_000));
      },
    });
    const response = await app.request(
      new Request("http://localhost/api/photos", {
        method: "POST",
        body,
        headers: { cookie: driver.cookie, "content-type": "multipart/form-data; boundary=x" },
      }),
    );
    expect(await refusal(response)).toEqual([413, "photo.too_large"]);
    expect(sent).toBeLessThan(60_000_000);
  });

  it("wants a form with a file", async () => {
    const { app, driver } = await setup();
    const headers = { cookie: driver.cookie };
    const without = new FormData();
    without.append("file", "just text");
    const notAForm = { ...headers, "content-type": "application/json" };
    for (const request of [
      { method: "POST", headers, body: without },
      { method: "POST", headers, body: new FormData() },
      { method: "POST", headers: notAForm, body: "{}" },
    ]) {
      expect(await refusal(await app.request("/api/photos", request))).toEqual([400, "input.invalid"]);
    }
  });

  it("is for those who are signed in", async () => {
    const { upload, open } = await setup();
    expect(await refusal(await upload(makePng(4, 4), { cookie: "" }))).toEqual([401, "auth.required"]);
    expect(await refusal(await open("pho_x", { cookie: "" }))).toEqual([401, "auth.required"]);
  });

  it("says so when the store fails, and leaves nothing half written", async () => {
    const failing = { ...r2, put: () => Promise.reject(new Error("the store is down")) };
    const { deps, driver, upload } = await setup({ photos: failing });
    expect(await refusal(await upload(makePng(4, 4)))).toEqual([503, "photo.store_failed"]);
    expect(await deps.db.$count(photoRows, eq(photoRows.userId, driver.actor.userId))).toBe(0);
    await deps.settled();
    expect(deps.logged).toMatchObject([{ event: "photo.store_failed" }]);
  });

  it("ends at 60 an hour", async () => {
    const { deps, driver, upload } = await setup();
    for (let count = 0; count < photosPerHour; count++) {
      await deps.limits.hit({ key: `photos:${driver.actor.userId}`, limit: photosPerHour, windowMs: 3_600_000 });
    }
    expect(await refusal(await upload(makePng(4, 4)))).toEqual([429, "photo.too_many"]);
  });
});

describe("opening a photo", () => {
  it("is its owner's alone before there is a ticket; for others it is not there", async () => {
    const { deps, upload, open } = await setup();
    const id = await idOf(await upload(makePng(8, 8)));
    const bodies = new Set<string>();
    for (const kind of ["driver", "tech", "admin"] as const) {
      const { cookie } = await makeActor(deps.db, kind);
      for (const wanted of [id, "pho_none", "..%2Fphotos%2Fx", `${id}%2Ffull`]) {
        const response = await open(wanted, { cookie });
        expect(response.status).toBe(404);
        bodies.add(await response.text());
      }
    }
    expect([...bodies]).toEqual([
      JSON.stringify({ error: { code: "photo.not_found", details: {}, requestId: "req_test" } }),
    ]);
  });

  it("is open to the ticket's driver and to staff once it is on the ticket, and to no other driver", async () => {
    const { deps, driver, upload, open } = await setup();
    const ticketDriver = await makeActor(deps.db, "driver");
    const stranger = await makeActor(deps.db, "driver");
    const tech = await makeActor(deps.db, "tech");
    const ticket = await makeTicket(deps.db, { userId: ticketDriver.actor.userId });
    const id = await idOf(await upload(makePng(8, 8)));
    await deps.db.update(photoRows).set({ ticketId: ticket.id }).where(eq(photoRows.id, id));
    for (const [cookie, status] of [
      [driver.cookie, 200],
      [ticketDriver.cookie, 200],
      [tech.cookie, 200],
      [stranger.cookie, 404],
    ] as const) {
      const response = await open(id, { cookie, size: "thumb" });
      expect(response.status).toBe(status);
      await response.arrayBuffer();
    }
  });

  it("that was shown to the staff alone is not there for the ticket's driver, whoever told its name", async () => {
    const { deps, driver, upload, open } = await setup();
    const tech = await makeActor(deps.db, "tech");
    const colleague = await makeActor(deps.db, "tech");
    const ticket = await makeTicket(deps.db, { userId: driver.actor.userId });
    const id = await idOf(await upload(makePng(8, 8), { cookie: tech.cookie }));
    await deps.db.update(photoRows).set({ ticketId: ticket.id, staffOnly: true }).where(eq(photoRows.id, id));
    for (const [cookie, status] of [
      [tech.cookie, 200],
      [colleague.cookie, 200],
      [driver.cookie, 404],
    ] as const) {
      const response = await open(id, { cookie });
      expect(response.status).toBe(status);
      await response.arrayBuffer();
    }
  });

  it("cannot become a page, is kept by nobody between, and is not sent twice", async () => {
    const { upload, open } = await setup();
    const id = await idOf(await upload(makePng(8, 8)));
    const response = await open(id);
    await response.arrayBuffer();
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/png",
      "content-disposition": "inline",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "private, no-cache",
      vary: "cookie",
    });
    const etag = response.headers.get("etag") ?? "";
    const again = await open(id, { etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
  });
});

describe("a photo behind a shared link", () => {
  it("is served to whoever has the link, without a session, and to nobody else", async () => {
    const { deps, app, driver, upload } = await setup();
    const ticket = await makeTicket(deps.db, { userId: driver.actor.userId });
    const id = await idOf(await upload(makePng(8, 8)));
    await deps.db.update(photoRows).set({ ticketId: ticket.id }).where(eq(photoRows.id, id));
    const tickets = callerFor(deps, driver.actor).driver.tickets;
    const { url, id: shareId } = await tickets.share({ ticketId: ticket.id, withPhotos: true });
    const token = url.split("/s/")[1] ?? "";

    const statusOf = async (query: string) => {
      const response = await app.request(`/api/photos/${id}${query}`);
      await response.arrayBuffer();
      return response.status;
    };
    expect(await statusOf(`?size=thumb&share=${token}`)).toBe(200);
    expect(await statusOf(`?share=${"0".repeat(40)}`)).toBe(404);
    expect(await statusOf("?share=")).toBe(404);
    expect(await statusOf("")).toBe(401);
    await tickets.revokeShare({ shareId });
    expect(await statusOf(`?share=${token}`)).toBe(404);
  });
});
