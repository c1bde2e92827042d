import { env, runDurableObjectAlarm } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { listCopiedItems } from "#db/queries/room-copy.ts";
import { conversationMessages, users } from "#db/schema/index.ts";
import { makeActor } from "#tests/support/actors.ts";
import { testDeps } from "#tests/support/deps.ts";
import { createDurableConversations } from "#worker/adapters/durable-conversations.ts";
import { createDurableRooms } from "#worker/adapters/durable-rooms.ts";
import { eraseUser } from "#worker/services/users/erase-user.ts";
import { makeScene as makeTalk, readAll } from "./conversation-scene.ts";
import { connectTo, DeskClient, join, makeScene, visit } from "./room-client.ts";

/** The real rooms and conversations, and an administrator who erases people. */
async function office() {
  const rooms = createDurableRooms({ rooms: env.TICKET_ROOMS, desk: env.DESK });
  const deps = testDeps({ rooms, conversations: createDurableConversations(env.CONVERSATIONS) });
  const { actor } = await makeActor(deps.db, "admin");
  const erase = async (userId: string) => {
    const [user] = await deps.db.select({ email: users.email }).from(users).where(eq(users.id, userId));
    await eraseUser({ actor, deps, input: { userId, email: user?.email ?? "" } });
    await deps.settled();
    expect(deps.logged).toEqual([]);
  };
  return { deps, rooms, erase };
}

describe("The room of an erased driver", () => {
  it("closes on everybody, lets nobody in, and its copy stays empty after its alarm", async () => {
    const scene = await makeScene();
    const { erase } = await office();
    const driver = await join(scene, scene.driver);
    const tech = await join(scene, scene.tech);
    await driver.ack(driver.say("Forget me"));
    await runDurableObjectAlarm(scene.room);
    await driver.ack(driver.say("And this, which was not copied yet"));

    await erase(scene.driver.userId);

    // The session's end and the room's race for the driver's socket.
    expect([4401, 4403]).toContain(await driver.closed());
    expect(await tech.closed()).toBe(4403);
    const { response } = await connectTo(scene.room, visit(scene.ticketId, scene.tech));
    expect(response.status).toBe(404);
    await runDurableObjectAlarm(scene.room);
    const copy = await listCopiedItems(scene.db, { ticketId: scene.ticketId, role: null, afterRow: 0, limit: 50 });
    expect(copy).toEqual([]);
  });

  it("goes from the dashboards, which read their lists again", async () => {
    const scene = await makeScene();
    const { rooms, erase } = await office();
    const upgrade = { headers: { upgrade: "websocket", "sec-websocket-protocol": "room.v1" } };
    const { webSocket } = await rooms.connectDesk(scene.tech, new Request("http://desk/", upgrade));
    if (!webSocket) throw new Error("the desk refused");
    const dashboard = new DeskClient(webSocket);
    await dashboard.until(() => dashboard.count("presence") > 0);
    await erase(scene.driver.userId);
    await dashboard.until(() => dashboard.count("reset") > 0);
  });
});

describe("The conversation of an erased driver", () => {
  it("is forgotten by its object, also an answer that is being made", async () => {
    const scene = await makeTalk();
    const { erase } = await office();
    await readAll(await scene.conversations.send(scene.turn("coolant leak")));
    const running = (await scene.conversations.send(scene.turn("and a flat tire")))[Symbol.asyncIterator]();
    await running.next();

    await erase(scene.conversation.userId);

    for (let step = await running.next(); !step.done; ) step = await running.next();
    await runDurableObjectAlarm(scene.object());
    const left = eq(conversationMessages.conversationId, scene.conversation.id);
    expect(await scene.db.$count(conversationMessages, left)).toBe(0);
    await expect(scene.conversations.send(scene.turn("hello again"))).rejects.toMatchObject({
      code: "conversation.not_found",
    });
  });
});
