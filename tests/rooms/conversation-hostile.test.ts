import { env, runInDurableObject } from "cloudflare:test";
import { describe, expect, inject, it } from "vitest";
import type { ChatEvent } from "#domain/chat/turn.ts";
import { hidden } from "#tests/support/hidden-orders.ts";
import { hostileReplies } from "#tests/support/hostile-replies.ts";
import { makeConversationPorts } from "#worker/composition/conversations.ts";
import { defineConversation } from "#worker/rooms/conversation.ts";
import { makeScene, textOf } from "./conversation-scene.ts";

/** The object of a conversation whose worker is set to ask the provider's stand-in. */
const WithProvider = defineConversation(() =>
  makeConversationPorts({ ...env, OPENAI_API_KEY: "sk-test", OPENAI_BASE_URL: inject("openAiUrl") }),
);

/** What the driver hears of a turn, and what the conversation holds of it afterwards. */
async function answered(text: string, said: string) {
  const scene = await makeScene();
  const turn = scene.turn(`${text} ${hidden(`[[say ${said}]]`)}`);
  const lines = await runInDurableObject(scene.object(), async (_object, state) => {
    const sent = await new WithProvider(state, env).send(turn);
    return sent.ok ? await new Response(sent.events).text() : sent.code;
  });
  const events = lines.split("\n").flatMap((line): ChatEvent[] => (line === "" ? [] : [JSON.parse(line)]));
  const [, answer] = await scene.stored();
  return { heard: textOf(events), events, answer };
}

const hostile = hostileReplies.en.flatMap(([drive, text]) => (drive === "with_care" ? [text] : []));

describe("A hostile model behind a conversation", () => {
  it("is not heard under a stop, and nothing of it is stored", async () => {
    const said = hostile.join(" ").slice(0, 3000);
    const { heard, events, answer } = await answered("no brakes, the pedal goes to the floor", said);
    expect(events.at(-1)?.type).toBe("done");
    expect(answer).toMatchObject({ source: "built_in", assessment: { drive: "stop_now" } });
    for (const sentence of hostile) {
      expect.soft(heard).not.toContain(sentence);
      expect.soft(answer?.content).not.toContain(sentence);
    }
  });

  it.each([hostile.slice(0, 1), hostile.slice(4, 6), hostile.slice(-2), hostile])(
    "is not heard either where the driver may go on with care: %s",
    async (...said) => {
      const { heard, events, answer } = await answered("heater is cold", said.join(" ").slice(0, 3000));
      expect(events.at(-1)?.type).toBe("done");
      expect(answer).toMatchObject({ source: "built_in", assessment: { drive: "with_care" } });
      for (const sentence of said) {
        expect.soft(heard).not.toContain(sentence);
        expect.soft(answer?.content).not.toContain(sentence);
      }
    },
  );

  it("a helpful one is heard and stored", async () => {
    const said = "The thermostat may be stuck.";
    const { heard, answer } = await answered("heater is cold", said);
    expect(heard).toContain(said);
    expect(answer?.content).toContain(said);
    expect(answer?.source).toBe("model");
  });
});
