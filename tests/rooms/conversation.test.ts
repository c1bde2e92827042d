import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { makeScene, readAll, textOf } from "./conversation-scene.ts";

type Scene = Awaited<ReturnType<typeof makeScene>>;

/** Ends the object as a crash does: at once, with everything that it holds in memory. */
async function crash(scene: Scene): Promise<void> {
  await runInDurableObject(scene.object(), (_object, state) => state.abort("crash")).catch(() => undefined);
}

describe("A turn of a conversation", () => {
  it("streams from start to done, safety before any text, and is stored whole", async () => {
    const scene = await makeScene();
    const turn = scene.turn("no brakes, the pedal goes to the floor");
    const events = await readAll(await scene.conversations.send(turn));

    const types = events.map((event) => event.type);
    expect(types[0]).toBe("start");
    expect(types.indexOf("safety")).toBeLessThan(types.indexOf("text"));
    expect(types.at(-1)).toBe("done");
    expect(types.filter((type) => type === "text").length).toBeGreaterThan(10);

    const [question, answer, ...rest] = await scene.stored();
    expect(rest).toEqual([]);
    expect(question).toMatchObject({ role: "user", turnId: turn.turnId, content: turn.text });
    expect(answer).toMatchObject({
      role: "assistant",
      turnId: turn.turnId,
      content: textOf(events),
      source: "built_in",
    });
    expect(answer?.assessment?.redFlags).toEqual(["no_brakes"]);
    expect(answer?.safety?.flags).toEqual(["no_brakes"]);
    expect(events.at(-1)).toEqual({ type: "done", messageId: answer?.id });
  });

  it("is answered once, however often it is sent at the same time or afterwards", async () => {
    const scene = await makeScene();
    const turn = scene.turn("check engine light is on");
    const together = await Promise.all([1, 2, 3].map(async () => readAll(await scene.conversations.send(turn))));
    const later = await readAll(await scene.conversations.send(turn));

    const ends = [...together, later].map((events) => events.at(-1));
    expect(new Set(ends.map((end) => JSON.stringify(end))).size).toBe(1);
    expect(new Set([...together, later].map(textOf)).size).toBe(1);
    expect(await scene.stored()).toHaveLength(2);
  });

  it("gives a joiner all events from the first", async () => {
    const scene = await makeScene();
    const turn = scene.turn("tire is flat");
    const first = (await scene.conversations.send(turn))[Symbol.asyncIterator]();
    for (let seen = 0; seen < 8; seen += 1) await first.next();
    const joined = await readAll(await scene.conversations.send(turn));

    expect(joined[0]).toEqual({ type: "start", turnId: turn.turnId });
    expect(textOf(joined)).toBe((await scene.stored())[1]?.content);
  });

  it("is made to its end when nobody listens", async () => {
    const scene = await makeScene();
    const listener = (await scene.conversations.send(scene.turn("transmission slipping")))[Symbol.asyncIterator]();
    await listener.next();
    await listener.return?.();

    await expect.poll(() => scene.stored()).toHaveLength(2);
  });

  it("is answered to its end before another turn begins", async () => {
    const scene = await makeScene();
    const first = await scene.conversations.send(scene.turn("coolant leak"));
    const second = await scene.conversations.send(scene.turn("and also a flat tire"));
    await Promise.all([readAll(first), readAll(second)]);
    expect((await scene.stored()).map((message) => message.role)).toEqual(["user", "assistant", "user", "assistant"]);
  });

  it("is refused, and leaves nothing behind, when the conversation does not exist", async () => {
    const scene = await makeScene();
    const turn = { ...scene.turn("hello"), conversationId: `${scene.conversation.id}X` };
    await expect(scene.conversations.send(turn)).rejects.toMatchObject({ code: "conversation.not_found" });
    await expect(scene.conversations.send(turn)).rejects.toMatchObject({ code: "conversation.not_found" });
  });

  it("remembers what was said before", async () => {
    const scene = await makeScene();
    await readAll(await scene.conversations.send(scene.turn("my truck won't start")));
    await readAll(await scene.conversations.send(scene.turn("yes")));
    expect((await scene.stored()).at(-1)?.assessment?.trail).toMatchObject([{ label: "Yes, it cranks" }]);
  });

  it("brings back every character as it was", async () => {
    const scene = await makeScene();
    const text = "🛞 فرامل \u200Dتنزلق тормоза 💥 \u{1F69B} 'quotes' \"double\" %_\\";
    await readAll(await scene.conversations.send(scene.turn(text)));
    expect((await scene.stored())[0]?.content).toBe(text);
  });
});

describe("After a crash or an eviction", () => {
  it("in the middle of an answer the alarm makes the whole answer, once", async () => {
    const scene = await makeScene();
    const turn = scene.turn("engine overheating, temp gauge climbs on every hill");
    const cut = (await scene.conversations.send(turn))[Symbol.asyncIterator]();
    await cut.next();
    await cut.next();
    await crash(scene);
    expect(await scene.stored()).toHaveLength(1);

    expect(await runDurableObjectAlarm(scene.object())).toBe(true);
    const stored = await scene.stored();
    expect(stored).toHaveLength(2);
    expect(stored[1]?.content).toContain("Until the first safe place to stop");

    expect(await runDurableObjectAlarm(scene.object())).toBe(false);
    expect(await scene.stored()).toHaveLength(2);
  });

  it("in the middle of an answer a joiner gets the whole answer", async () => {
    const scene = await makeScene();
    const turn = scene.turn("engine overheating, temp gauge climbs on every hill");
    const cut = (await scene.conversations.send(turn))[Symbol.asyncIterator]();
    await cut.next();
    await crash(scene);

    const joined = await readAll(await scene.conversations.send(turn));
    expect(joined[0]?.type).toBe("start");
    expect(joined.at(-1)?.type).toBe("done");
    const stored = await scene.stored();
    expect(stored).toHaveLength(2);
    expect(stored[1]?.content).toBe(textOf(joined));
  });

  it("an answer from before is joined as it was", async () => {
    const scene = await makeScene();
    const turn = scene.turn("flat tire on the trailer");
    const before = await readAll(await scene.conversations.send(turn));
    await evictDurableObject(scene.object());
    const after = await readAll(await scene.conversations.send(turn));
    expect(textOf(after)).toBe(textOf(before).trim());
    expect(after.at(-1)).toEqual(before.at(-1));
    expect(await scene.stored()).toHaveLength(2);
  });
});
