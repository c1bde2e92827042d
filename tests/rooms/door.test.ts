import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { roomCopyErasure } from "#db/queries/room-copy.ts";
import { supportTickets, techProfiles } from "#db/schema/index.ts";
import { roomProtocol } from "#domain/room/protocol.ts";
import { testDeps } from "#tests/support/deps.ts";
import { makeSession, makeTicket, makeUser, someId } from "#tests/support/factories.ts";
import { createDurableRooms } from "#worker/adapters/durable-rooms.ts";
import { withActor } from "#worker/http/actor.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { upgradeDesk, upgradeRoom } from "#worker/http/room-upgrade.ts";
import { mayPass, sameOrigin } from "#worker/http/same-origin.ts";
import { DeskClient, RoomClient, testDb } from "./room-client.ts";

const origin = "http://localhost:8787";

/** The two doors as the worker serves them, with real sessions, database and objects. */
function doors() {
  const deps = testDeps({ rooms: createDurableRooms({ rooms: env.TICKET_ROOMS, desk: env.DESK }) });
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    c.set("deps", deps);
    c.set("requestId", "req_test");
    await next();
  });
  app.use(sameOrigin(), withActor());
  app.get("/api/rooms/:ticketId", upgradeRoom);
  app.get("/api/desk", upgradeDesk);
  return async (path: string, cookie: string | null, headers: Record<string, string> = {}) =>
    app.request(`${origin}${path}`, {
      headers: {
        upgrade: "websocket",
        "sec-websocket-protocol": roomProtocol,
        ...(cookie === null ? {} : { cookie }),
        ...headers,
      },
    });
}

async function person(options: Parameters<typeof makeUser>[1] = {}) {
  const db = testDb();
  const user = await makeUser(db, options);
  return { user, ...(await makeSession(db, user.id)) };
}

describe("The door of a room", () => {
  it("lets in the ticket's driver as the driver, and staff under the name that drivers see", async () => {
    const open = doors();
    const driver = await person({ fullName: "Dana Driver" });
    const tech = await person({ fullName: "Samuel Wrench", roles: ["tech"] });
    const { id } = await makeTicket(testDb(), { userId: driver.user.id });
    await testDb().update(techProfiles).set({ fullName: "Sam" }).where(eq(techProfiles.userId, tech.user.id));

    const you = async (cookie: string) => {
      const response = await open(`/api/rooms/${id}`, cookie);
      expect(response.status).toBe(101);
      expect(response.headers.get("sec-websocket-protocol")).toBe(roomProtocol);
      if (!response.webSocket) throw new Error("101 without a socket");
      return (await new RoomClient(response.webSocket).hello()).you;
    };

    expect(await you(driver.cookie)).toMatchObject({ role: "driver", name: "Dana Driver", senderType: "driver" });
    expect(await you(tech.cookie)).toMatchObject({ role: "tech", name: "Sam · Support Team", senderType: "support" });
    await testDb()
      .update(supportTickets)
      .set({ assignedTo: tech.user.id, assignedName: "Big Sam" })
      .where(eq(supportTickets.id, id));
    expect(await you(tech.cookie)).toMatchObject({ name: "Big Sam · Support Team" });
  });

  it("refuses before the upgrade whoever has no business there, and tells no stranger whether the ticket exists", async () => {
    const open = doors();
    const driver = await person();
    const stranger = await person();
    const { id } = await makeTicket(testDb(), { userId: driver.user.id });

    expect((await open(`/api/rooms/${id}`, null)).status).toBe(401);
    const foreign = await open(`/api/rooms/${id}`, stranger.cookie);
    const missing = await open(`/api/rooms/${someId("ticket")}`, stranger.cookie);
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect(foreign.webSocket ?? null).toBeNull();
    expect(await foreign.text()).toBe(await missing.text());
  });

  it("pays no attention to a visit that the client wrote itself", async () => {
    const open = doors();
    const driver = await person({ fullName: "Dana Driver" });
    const { id } = await makeTicket(testDb(), { userId: driver.user.id });
    const forged = encodeURIComponent(
      JSON.stringify({ ticketId: id, userId: "usr_ADMIN", role: "admin", name: "Boss" }),
    );
    const response = await open(`/api/rooms/${id}`, driver.cookie, { "x-room-visit": forged });
    if (!response.webSocket) throw new Error("101 without a socket");
    const { you } = await new RoomClient(response.webSocket).hello();
    expect(you).toMatchObject({ userId: driver.user.id, role: "driver", name: "Dana Driver" });
  });

  it("refuses pages of other sites, other protocols, plain requests and rooms that were erased", async () => {
    const open = doors();
    const driver = await person();
    const { id } = await makeTicket(testDb(), { userId: driver.user.id });
    const at = `/api/rooms/${id}`;
    expect((await open(at, driver.cookie, { origin: "https://evil.example" })).status).toBe(403);
    expect((await open(at, driver.cookie, { "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await open(at, driver.cookie, { "sec-websocket-protocol": "room.v9" })).status).toBe(400);
    expect((await open(at, driver.cookie, { upgrade: "h2c" })).status).toBe(426);
    const db = testDb();
    await db.batch(roomCopyErasure(db, id, Date.now()));
    expect((await open(at, driver.cookie)).status).toBe(404);
  });
});

describe("A page of another site", () => {
  it("may lead to our pages, and reads nothing that lies under /api", () => {
    const asked = (path: string, headers: Record<string, string>) =>
      mayPass(new Request(`${origin}${path}`, { headers }), origin);
    const cross = { "sec-fetch-site": "cross-site" };
    expect(asked("/", cross)).toBe(true);
    expect(asked("/tickets/TRK-ABC123", cross)).toBe(true);
    expect(asked("/api/trpc/public.auth.me", cross)).toBe(false);
    expect(asked("/api/photos/pho_1?size=full", cross)).toBe(false);
    expect(asked("/api/trpc/public.auth.me", { "sec-fetch-site": "same-origin" })).toBe(true);
    expect(asked("/api/trpc/public.auth.me", {})).toBe(true);
    expect(asked("/", { origin: "https://evil.example" })).toBe(false);
  });
});

describe("The door of the desk", () => {
  it("admits staff alone", async () => {
    const open = doors();
    const driver = await person();
    const admin = await person({ fullName: "Ada Boss", roles: ["admin"] });
    expect((await open("/api/desk", null)).status).toBe(401);
    expect((await open("/api/desk", driver.cookie)).status).toBe(403);
    const response = await open("/api/desk", admin.cookie);
    if (!response.webSocket) throw new Error("101 without a socket");
    const desk = new DeskClient(response.webSocket);
    await desk.until(() => desk.count("welcome") === 1);
    expect(desk.welcome.you).toMatchObject({ role: "admin", name: "Ada Boss · Support Team" });
  });
});
