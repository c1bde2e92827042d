import { evictDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { someId } from "#tests/support/factories.ts";
import type { TicketEvent } from "#worker/ports/rooms.ts";
import { join, makeScene, type Scene } from "./room-client.ts";

const minute = 60_000;

function step(scene: Scene, version: number): TicketEvent {
  const now = Date.now();
  return {
    id: someId("event"),
    ticketId: scene.ticketId,
    version,
    type: "ticket.step",
    actorId: scene.tech.userId,
    actorName: "Sam",
    audience: "everyone",
    data: {
      jobStep: "en_route",
      renewed: false,
      dispatchedAt: now - minute,
      enRouteAt: now,
      onSiteAt: null,
      rollingAt: null,
      arrivesFrom: now + 30 * minute,
      arrivesUntil: now + 45 * minute,
      arrivalToldAt: now,
    },
    createdAt: now,
  };
}

const lives = [
  ["while it is awake", async () => undefined],
  ["after it was evicted", async (scene: Scene) => evictDurableObject(scene.room)],
] as const;

describe.each(lives)("The room of a job, %s", (_life, pass) => {
  it("tells the driver the step at once, and writes it into the conversation", async () => {
    const scene = await makeScene();
    const driver = await join(scene, scene.driver);
    await pass(scene);
    const event = step(scene, 2);
    await scene.room.tell(scene.ticketId, [event], true);
    await driver.until(() => driver.count("ticket") > 0 && driver.count("items") > 0);
    expect(driver.all("ticket").at(-1)).toEqual({
      type: "ticket",
      ticketId: scene.ticketId,
      version: 2,
      event: { id: event.id, type: "ticket.step", actorName: "Sam" },
      changed: event.data,
    });
    expect(driver.all("items").at(-1)?.items).toMatchObject([
      { id: event.id, kind: "system", audience: "everyone", text: "Help is en route, Sam · Support Team" },
    ]);
  });

  it("has it for a driver who comes back later, once, however often it was told", async () => {
    const scene = await makeScene();
    const event = step(scene, 2);
    await scene.room.tell(scene.ticketId, [event], true);
    await pass(scene);
    await scene.room.tell(scene.ticketId, [event], true);
    const driver = await join(scene, scene.driver);
    const lines = driver.all("items").flatMap(({ items }) => items);
    expect(lines.filter(({ id }) => id === event.id)).toHaveLength(1);
    expect(lines.at(-1)?.event).toEqual({ type: "ticket.step", actorName: "Sam", data: event.data });
  });
});
