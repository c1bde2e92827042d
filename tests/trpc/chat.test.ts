import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { repairHistory } from "#db/schema/index.ts";
import {
  chatMessagesPerDay,
  chatMessagesPerMinute,
  conversationIdleFor,
  maxChatMessageLength,
} from "#domain/chat/turn.ts";
import { chatLanguages } from "#domain/languages/languages.ts";
import { maxPhotosPerMessage } from "#domain/photos/photo.ts";
import { readAll, textOf } from "#tests/rooms/conversation-scene.ts";
import { callerFor, makeActor } from "#tests/support/actors.ts";
import { testDeps } from "#tests/support/deps.ts";
import { makeConversation, makePhoto, makeTruck, someId } from "#tests/support/factories.ts";
import { createDurableConversations } from "#worker/adapters/durable-conversations.ts";
import { closeIdleConversations } from "#worker/services/chat/close-idle-conversations.ts";

const truck = { brand: "Peterbilt", year: 2021, model: "579" };

async function makeDriver(kind: "driver" | "expired" = "driver") {
  const deps = testDeps({ conversations: createDurableConversations(env.CONVERSATIONS) });
  const { actor, user } = await makeActor(deps.db, kind);
  return { deps, user, chat: callerFor(deps, actor).subscriber.chat };
}

async function makeTalk() {
  const driver = await makeDriver();
  const { conversationId } = await driver.chat.start({ truck, language: "en" });
  const say = async (text: string, turnId = someId("turn")) =>
    readAll(await driver.chat.send({ conversationId, turnId, text, photoIds: [] }));
  return { ...driver, conversationId, say };
}

describe("Starting a conversation", () => {
  it("works with a truck that is not saved", async () => {
    const { chat } = await makeDriver();
    const { conversationId } = await chat.start({ truck: { ...truck, mileage: 412_000 }, language: "es" });
    const { conversation, messages, pendingTurn } = await chat.read({ conversationId });
    expect(conversation).toMatchObject({
      brand: "Peterbilt",
      year: 2021,
      mileage: 412_000,
      truckId: null,
      language: "es",
      status: "open",
    });
    expect(messages).toEqual([]);
    expect(pendingTurn).toBeNull();
  });

  it("takes a saved truck as it is saved, and only one's own", async () => {
    const { deps, user, chat } = await makeDriver();
    const own = await makeTruck(deps.db, { userId: user.id, model: "Cascadia" });
    const { conversationId } = await chat.start({ truckId: own.id, language: "en" });
    expect((await chat.read({ conversationId })).conversation).toMatchObject({ truckId: own.id, model: "Cascadia" });

    const others = await makeTruck(deps.db);
    await expect(chat.start({ truckId: others.id, language: "en" })).rejects.toThrow("truck.not_found");
  });

  it("remembers where the truck stands, within the earth", async () => {
    const { chat } = await makeDriver();
    const location = { latitude: 40.83, longitude: -115.76, address: "I-80, Elko, NV" };
    const { conversationId } = await chat.start({ truck, language: "en", location });
    expect((await chat.read({ conversationId })).conversation).toMatchObject({
      locationLat: 40.83,
      locationLng: -115.76,
      locationAddress: "I-80, Elko, NV",
    });
    const wrong = chat.start({ truck, language: "en", location: { latitude: 91, longitude: 0 } });
    await expect(wrong).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  it("needs a truck and access", async () => {
    const { chat } = await makeDriver();
    await expect(chat.start({ language: "en" })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    const expired = await makeDriver("expired");
    await expect(expired.chat.start({ truck, language: "en" })).rejects.toThrow("trial.expired");
  });
});

describe("Sending a message", () => {
  it("streams the answer and leaves both in the conversation", async () => {
    const { chat, conversationId, say } = await makeTalk();
    const events = await say("transmission slipping in high gear");
    expect(events.at(-1)?.type).toBe("done");
    const { messages, pendingTurn } = await chat.read({ conversationId });
    expect(messages.map((message) => message.role)).toEqual(["user", "assistant"]);
    expect(messages[1]?.content).toBe(textOf(events).trim());
    expect(pendingTurn).toBeNull();
  });

  it("joins the same answer under the same turn id, counted once", async () => {
    const { chat, conversationId, say } = await makeTalk();
    const turnId = someId("turn");
    const [first, second] = await Promise.all([say("flat tire", turnId), say("flat tire", turnId)]);
    expect(first?.at(-1)).toEqual(second?.at(-1));
    for (let again = 0; again < chatMessagesPerMinute + 5; again += 1) await say("flat tire", turnId);
    expect((await chat.read({ conversationId })).messages).toHaveLength(2);
  });

  it("without access is refused before anything is stored", async () => {
    const { deps, user, chat } = await makeDriver("expired");
    const conversation = await makeConversation(deps.db, { userId: user.id });
    const input = { conversationId: conversation.id, turnId: someId("turn"), text: "smoke!", photoIds: [] };
    await expect(chat.send(input)).rejects.toThrow("trial.expired");
  });

  it("into somebody else's conversation is refused like one that does not exist", async () => {
    const { conversationId } = await makeTalk();
    const { chat } = await makeDriver();
    const input = { turnId: someId("turn"), text: "hello", photoIds: [] };
    await expect(chat.send({ ...input, conversationId })).rejects.toThrow("conversation.not_found");
    await expect(chat.send({ ...input, conversationId: "cnv_NONE" })).rejects.toThrow("conversation.not_found");
    await expect(chat.read({ conversationId })).rejects.toThrow("conversation.not_found");
    await expect(chat.setLanguage({ conversationId, language: "ru" })).rejects.toThrow("conversation.not_found");
    await expect(chat.close({ conversationId })).rejects.toThrow("conversation.not_found");
  });

  it("with another driver's photo is refused", async () => {
    const { deps, user, chat, conversationId } = await makeTalk();
    const others = await makePhoto(deps.db);
    const own = await makePhoto(deps.db, { userId: user.id });
    const send = (photoIds: string[]) => chat.send({ conversationId, turnId: someId("turn"), text: "", photoIds });
    await expect(send([others.id])).rejects.toThrow("photo.not_found");
    expect(textOf(await readAll(await send([own.id])))).toMatch(/a technician will look at yours/i);
  });

  it("needs text or a photo, and bounds the text", async () => {
    const { chat, conversationId } = await makeTalk();
    const send = (text: string) => chat.send({ conversationId, turnId: someId("turn"), text, photoIds: [] });
    await expect(send("   ")).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await expect(send("x".repeat(maxChatMessageLength + 1))).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  it("more than twenty times a minute is refused", async () => {
    const { deps, user, chat, conversationId } = await makeTalk();
    for (let count = 0; count < chatMessagesPerMinute; count += 1) {
      await deps.limits.hit({ key: `chat:${user.id}`, limit: chatMessagesPerMinute, windowMs: 60_000 });
    }
    const input = { conversationId, turnId: someId("turn"), text: "one more", photoIds: [] };
    await expect(chat.send(input)).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS", message: "chat.rate_limited" });
    deps.clock.advance(60_001);
    expect((await readAll(await chat.send(input))).at(-1)?.type).toBe("done");
  });
});

describe("A day's messages", () => {
  it("have their own limit, to which what the minute refuses does not count", async () => {
    const { deps, user, chat, conversationId } = await makeTalk();
    const send = () => chat.send({ conversationId, turnId: someId("turn"), text: "flat tire", photoIds: [] });
    const day = { key: `chat-day:${user.id}`, limit: chatMessagesPerDay, windowMs: 86_400_000 };
    for (let count = 0; count < chatMessagesPerDay - 1; count += 1) await deps.limits.hit(day);
    for (let count = 0; count < chatMessagesPerMinute; count += 1) {
      await deps.limits.hit({ key: `chat:${user.id}`, limit: chatMessagesPerMinute, windowMs: 60_000 });
    }
    await expect(send()).rejects.toThrow("chat.rate_limited");
    deps.clock.advance(60_001);
    await readAll(await send());
    await expect(send()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS", message: "chat.rate_limited" });
    deps.clock.advance(86_400_000);
    expect((await readAll(await send())).at(-1)?.type).toBe("done");
  });
});

describe("Photos of a message", () => {
  it("are bounded in number", async () => {
    const { chat, conversationId } = await makeTalk();
    const photoIds = Array.from({ length: maxPhotosPerMessage + 1 }, () => someId("photo"));
    const send = chat.send({ conversationId, turnId: someId("turn"), text: "look", photoIds });
    await expect(send).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });
});

describe("Changing the language", () => {
  it("is confirmed by the assistant in that language", async () => {
    const { chat, conversationId } = await makeTalk();
    const said: string[] = [];
    for (const language of chatLanguages)
      said.push((await chat.setLanguage({ conversationId, language })).message.content);
    expect(new Set(said).size).toBe(chatLanguages.length);
    const { conversation, messages } = await chat.read({ conversationId });
    expect(conversation.language).toBe("ru");
    expect(messages.map((message) => message.content)).toEqual(said);
  });

  it("the next safety card speaks it", async () => {
    const { chat, conversationId, say } = await makeTalk();
    await chat.setLanguage({ conversationId, language: "es" });
    const events = await say("no brakes");
    expect(events.find((event) => event.type === "safety")).toMatchObject({
      card: { title: expect.stringContaining("frenos") },
    });
  });
});

describe("Closing a conversation", () => {
  it("writes a summary to the truck's history, once", async () => {
    const { deps, user, chat } = await makeDriver();
    const own = await makeTruck(deps.db, { userId: user.id });
    const { conversationId } = await chat.start({ truckId: own.id, language: "en" });
    await readAll(
      await chat.send({ conversationId, turnId: someId("turn"), text: "SPN 3251 FMI 0, no power", photoIds: [] }),
    );

    const closed = await Promise.all([chat.close({ conversationId }), chat.close({ conversationId })]);
    expect(closed[0]?.summary).toContain("SPN 3251 FMI 0");
    const history = (await deps.db.select().from(repairHistory)).filter((row) => row.truckId === own.id);
    expect(history).toMatchObject([{ kind: "chat_summary", sourceId: conversationId, summary: closed[0]?.summary }]);

    const late = { conversationId, turnId: someId("turn"), text: "one more thing", photoIds: [] };
    await expect(chat.send(late)).rejects.toThrow("conversation.closed");
  });

  it("leaves no summary of an empty talk, and no history without a saved truck", async () => {
    const { deps, user, chat } = await makeDriver();
    const own = await makeTruck(deps.db, { userId: user.id });
    const { conversationId } = await chat.start({ truckId: own.id, language: "en" });
    expect(await chat.close({ conversationId })).toEqual({ summary: null });

    const talk = await makeTalk();
    await talk.say("flat tire");
    expect((await talk.chat.close({ conversationId: talk.conversationId })).summary).toContain("flat tire");
    const history = await deps.db.select().from(repairHistory);
    expect(history.filter((row) => row.truckId === own.id || row.sourceId === talk.conversationId)).toEqual([]);
  });
});

describe("A conversation that nobody closes", () => {
  it("is closed after three silent days, with its summary", async () => {
    const { deps, user, chat } = await makeDriver();
    const own = await makeTruck(deps.db, { userId: user.id });
    const { conversationId } = await chat.start({ truckId: own.id, language: "en" });
    await readAll(await chat.send({ conversationId, turnId: someId("turn"), text: "heater is cold", photoIds: [] }));
    const status = async () => (await chat.read({ conversationId })).conversation.status;

    await closeIdleConversations({ deps });
    expect(await status()).toBe("open");
    deps.clock.advance(conversationIdleFor + 60_000);
    await closeIdleConversations({ deps });
    expect(await status()).toBe("closed");
    const history = (await deps.db.select().from(repairHistory)).filter((row) => row.truckId === own.id);
    expect(history).toMatchObject([{ sourceId: conversationId, summary: expect.stringContaining("heater is cold") }]);
  });
});

describe("Listing conversations", () => {
  it("shows one's own, latest first, page by page", async () => {
    const { deps, user, chat } = await makeDriver();
    for (const createdAt of [1000, 2000, 3000]) await makeConversation(deps.db, { userId: user.id, createdAt });
    await makeConversation(deps.db);
    const first = await chat.list({ limit: 2 });
    expect(first.items.map((item) => item.updatedAt)).toEqual([3000, 2000]);
    const rest = await chat.list({ limit: 2, cursor: first.nextCursor });
    expect(rest.items.map((item) => item.updatedAt)).toEqual([1000]);
    expect(rest.nextCursor).toBeNull();
  });

  it("tells with what each began, and how long it is", async () => {
    const { chat, conversationId, say } = await makeTalk();
    await say("Air leak at the rear axle");
    await say("It got louder");
    const { items } = await chat.list();
    expect(items).toEqual([
      expect.objectContaining({ id: conversationId, firstMessage: "Air leak at the rear axle", messageCount: 4 }),
    ]);
  });
});
