import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { chatLanguages } from "#domain/languages/languages.ts";
import { readAll, textOf } from "#tests/rooms/conversation-scene.ts";
import { callerFor, makeActor } from "#tests/support/actors.ts";
import { testDeps } from "#tests/support/deps.ts";
import { makeConversation, makeTruck, someId } from "#tests/support/factories.ts";
import { createDurableConversations } from "#worker/adapters/durable-conversations.ts";

const complaints = {
  en: "the air won't build up",
  es: "el aire no sube",
  ar: "الهواء ما يطلع",
  ru: "воздух не накачивается",
} as const;
const first = "air-will-not-build:trailer_off";

async function makeDriver(kind: "driver" | "expired" | "tech" = "driver") {
  const deps = testDeps({ conversations: createDurableConversations(env.CONVERSATIONS) });
  const { actor, user } = await makeActor(deps.db, kind);
  return { deps, user, caller: callerFor(deps, actor), chat: callerFor(deps, actor).subscriber.chat };
}

/** A driver whose air will not build, with the first question open. */
async function makeTalk(language: keyof typeof complaints = "en") {
  const driver = await makeDriver();
  const truck = await makeTruck(driver.deps.db, { userId: driver.user.id });
  const { conversationId } = await driver.chat.start({ truckId: truck.id, language });
  const say = async (said: { text?: string; answer?: { stepId: string; answerId: string }; turnId?: string }) =>
    readAll(await driver.chat.send({ conversationId, turnId: someId("turn"), ...said }));
  const tap = (answerId: string, stepId = first) => say({ answer: { stepId, answerId } });
  const latest = async () => {
    const { messages } = await driver.chat.read({ conversationId });
    return messages.at(-1)?.assessment ?? null;
  };
  await say({ text: complaints[language] });
  return { ...driver, truck, conversationId, say, tap, latest };
}

describe("A tapped answer", () => {
  it("is stored with its label and leads to the next step", async () => {
    const { chat, conversationId, tap } = await makeTalk();
    const events = await tap("no");
    expect(textOf(events)).toContain("the trouble is on the tractor");
    const { messages } = await chat.read({ conversationId });
    expect(messages.at(-2)).toMatchObject({ role: "user", content: "No", answer: { stepId: first, answerId: "no" } });
    expect(messages.at(-1)?.assessment).toMatchObject({
      guide: "air-will-not-build",
      step: { id: "air-will-not-build:hiss" },
      trail: [{ stepId: first, answerId: "no", label: "No" }],
    });
  });

  it("may come with words, which are read too", async () => {
    const { chat, conversationId, say } = await makeTalk();
    await say({ answer: { stepId: first, answerId: "no" }, text: "there is smoke from the engine" });
    const { messages } = await chat.read({ conversationId });
    expect(messages.at(-2)?.content).toBe("No\nthere is smoke from the engine");
    expect(messages.at(-1)?.assessment?.redFlags).toContain("smoke");
  });

  it("sent again under its turn id is answered once, also when its step is not open any more", async () => {
    const { chat, conversationId, say } = await makeTalk();
    const again = { turnId: someId("turn"), answer: { stepId: first, answerId: "no" } };
    const one = await say(again);
    const other = await say(again);
    expect(other.at(-1)).toEqual(one.at(-1));
    expect((await chat.read({ conversationId })).messages).toHaveLength(4);
  });

  it("to a step that was answered before corrects it", async () => {
    const { tap, latest } = await makeTalk();
    await tap("no");
    await tap("yes");
    expect(await latest()).toMatchObject({ step: null, outcome: { certainty: "likely" } });
  });

  it.each(chatLanguages)(
    "leads from the complaint to an outcome in %s, and reading it again gives the same",
    async (language) => {
      const { tap, latest } = await makeTalk(language);
      let taps = 0;
      for (let open = await latest(); open?.step; open = await latest(), taps += 1) {
        await tap(open.step.answers.at(-1)?.id ?? "", open.step.id);
      }
      expect(taps).toBeGreaterThan(1);
      expect(taps).toBeLessThanOrEqual(6);
      const outcome = await latest();
      expect(outcome?.outcome?.who.length).toBeGreaterThan(0);
      expect(outcome?.trail).toHaveLength(taps);
    },
  );
});

describe("A tapped answer is refused and not stored", () => {
  it("when its step is of a guide that is not open", async () => {
    const { chat, conversationId, tap } = await makeTalk();
    await expect(tap("yes", "loose-wheel:safe")).rejects.toMatchObject({
      code: "CONFLICT",
      message: "chat.step_stale",
    });
    expect((await chat.read({ conversationId })).messages).toHaveLength(2);
  });

  it("when the guide was closed", async () => {
    const { say, tap } = await makeTalk();
    await say({ text: "fixed it, works now" });
    await expect(tap("no")).rejects.toMatchObject({ message: "chat.step_stale" });
  });

  it("when its step has no such answer, or it is malformed", async () => {
    const { tap } = await makeTalk();
    await expect(tap("perhaps")).rejects.toMatchObject({ code: "BAD_REQUEST", message: "chat.step_unknown" });
    await expect(tap("no no")).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  it("in somebody else's conversation", async () => {
    const { conversationId } = await makeTalk();
    const { chat } = await makeDriver();
    const send = chat.send({ conversationId, turnId: someId("turn"), answer: { stepId: first, answerId: "no" } });
    await expect(send).rejects.toThrow("conversation.not_found");
  });

  it("without access, and for a technician", async () => {
    const expired = await makeDriver("expired");
    const own = await makeConversation(expired.deps.db, { userId: expired.user.id });
    const input = { turnId: someId("turn"), answer: { stepId: first, answerId: "no" } };
    await expect(expired.chat.send({ ...input, conversationId: own.id })).rejects.toThrow("trial.expired");
    const technician = await makeDriver("tech");
    await expect(technician.chat.send({ ...input, conversationId: own.id })).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
  });
});

describe("The truck's history", () => {
  it("says what was asked and answered, and what was found", async () => {
    const { chat, conversationId, tap } = await makeTalk();
    await tap("no");
    await tap("purging", "air-will-not-build:hiss");
    await tap("yes", "air-will-not-build:freezing");
    const { summary } = await chat.close({ conversationId });
    expect(summary).toContain("do you hear air escaping? It spits again and again");
    expect(summary).toContain("Water has most likely frozen");
  });
});
