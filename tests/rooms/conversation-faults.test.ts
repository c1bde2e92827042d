import { env, runInDurableObject } from "cloudflare:test";
import { describe, expect, it, vi } from "vitest";
import type { ChatEvent, ChatTurnInput } from "#domain/chat/turn.ts";
import { assess } from "#domain/diagnosis/index.ts";
import { DomainError } from "#domain/errors.ts";
import { randomBytes, someId } from "#tests/support/factories.ts";
import type { AnswerStep, ConversationPorts, WholeAnswer } from "#worker/ports/conversations.ts";
import { Deadlines } from "#worker/rooms/alarms.ts";
import { TurnStore } from "#worker/rooms/turn-store.ts";
import { Turns, turnDeadlines } from "#worker/rooms/turns.ts";

const turn: ChatTurnInput = {
  conversationId: "cnv_test",
  userId: "usr_test",
  turnId: "turn-0001",
  text: "flat tire",
  photoIds: [],
  language: "en",
};

const steps: readonly AnswerStep[] = [
  { type: "source", source: "built_in" },
  { type: "text", delta: "All " },
  { type: "text", delta: "of it." },
];

async function* play(list: readonly AnswerStep[]): AsyncGenerator<AnswerStep> {
  yield* list;
}

/** The turns of an object of its own, with ports that a test can make fail. */
async function withTurns(
  ports: Partial<ConversationPorts>,
  test: (
    turns: Turns,
    seen: { answers: WholeAnswer[]; questions: string[]; deadlines: Deadlines<"resume" | "store"> },
  ) => Promise<void>,
): Promise<void> {
  const stub = env.CONVERSATIONS.get(env.CONVERSATIONS.idFromName(someId("conversation")));
  await runInDurableObject(stub, async (_object, state) => {
    const answers: WholeAnswer[] = [];
    const questions: string[] = [];
    const deadlines = new Deadlines(state.storage, turnDeadlines);
    const all: ConversationPorts = {
      clock: { now: () => Date.now() },
      randomBytes,
      log: { info() {}, warn() {}, error() {} },
      storeQuestion: async ({ id }) => {
        questions.push(id);
        return true;
      },
      answer: () => play(steps),
      storeAnswer: async (answer) => void answers.push(answer),
      ...ports,
    };
    await test(new Turns(all, new TurnStore(state.storage.sql), deadlines), { answers, questions, deadlines });
  });
}

async function hear(turns: Turns, said: ChatTurnInput = turn): Promise<ChatEvent[]> {
  const opened = await turns.open(said);
  if (!opened.ok) throw new DomainError(opened.code);
  const events: ChatEvent[] = [];
  await new Promise<void>((resolve) => opened.listen((event) => events.push(event), resolve));
  return events;
}

async function aborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await new Promise((resolve) => signal.addEventListener("abort", resolve));
}

const textOf = (events: readonly ChatEvent[]) =>
  events.map((event) => (event.type === "text" ? event.delta : "")).join("");

describe("When something fails behind a turn", () => {
  it("a message that could not be stored is no turn: the driver may send it again", async () => {
    const storeQuestion = vi.fn().mockRejectedValueOnce(new Error("fetch failed")).mockResolvedValue(true);
    await withTurns({ storeQuestion }, async (turns, { answers }) => {
      await expect(turns.open(turn)).resolves.toEqual({ ok: false, code: "database.unavailable" });
      expect(textOf(await hear(turns))).toBe("All of it.");
      expect(answers).toHaveLength(1);
    });
  });

  it("an answer that could not be stored is told, kept, and stored by the alarm, once", async () => {
    const stored: WholeAnswer[] = [];
    const storeAnswer = vi
      .fn(async (answer: WholeAnswer) => void stored.push(answer))
      .mockRejectedValueOnce(new Error("fetch failed"));
    await withTurns({ storeAnswer }, async (turns, { deadlines }) => {
      const events = await hear(turns);
      expect(events.at(-1)?.type).toBe("done");
      expect(stored).toEqual([]);
      expect(deadlines.get("store")).not.toBeNull();

      await turns.runDeadline("store");
      await turns.runDeadline("store");
      expect(stored).toMatchObject([{ content: "All of it.", turnId: turn.turnId }]);
    });
  });

  it("an answer that broke is made again whole; from the third attempt on without the provider", async () => {
    const asked: boolean[] = [];
    const answer: ConversationPorts["answer"] = async function* (_turn, { builtIn }) {
      asked.push(builtIn);
      yield { type: "text", delta: "Half " };
      if (!builtIn) throw new Error("broken");
      yield { type: "text", delta: "and whole." };
    };
    await withTurns({ answer }, async (turns, { answers, questions }) => {
      expect((await hear(turns)).at(-1)).toEqual({ type: "text", delta: "Half " });
      await turns.runDeadline("resume");
      await turns.runDeadline("resume");
      expect(asked).toEqual([false, false, true]);
      expect(answers).toMatchObject([{ content: "Half and whole." }]);
      expect(new Set(questions).size).toBe(1);
    });
  });

  it("a reply that broke off is not part of what is stored or told later", async () => {
    const broken: readonly AnswerStep[] = [
      { type: "source", source: "model" },
      { type: "text", delta: "Half a rep" },
      { type: "error", code: "failed" },
      { type: "source", source: "fallback" },
      { type: "text", delta: "The whole answer." },
    ];
    await withTurns({ answer: () => play(broken) }, async (turns, { answers }) => {
      await hear(turns);
      expect(answers).toMatchObject([{ content: "The whole answer.", source: "fallback" }]);
      const again = await hear(turns);
      expect(again.map((event) => event.type)).toEqual(["start", "error", "text", "done"]);
      expect(textOf(again)).toBe("The whole answer.");
    });
  });

  it("a turn whose conversation is gone is forgotten", async () => {
    await withTurns({ storeQuestion: async () => false }, async (turns, { deadlines }) => {
      await expect(turns.open(turn)).resolves.toEqual({ ok: false, code: "conversation.not_found" });
      expect(deadlines.get("resume")).toBeNull();
    });
  });
});

describe("While an answer is made that goes on and on", () => {
  const next: ChatTurnInput = { ...turn, turnId: "turn-0002", text: "the fire is at the tank" };
  const judged = (content: string): AnswerStep => ({
    type: "assessment",
    value: assess({ messages: [{ role: "user", content }], language: "en" }),
  });

  it.each(["engine on fire", "heater is cold"])("the next message after '%s' is taken at once", async (content) => {
    const answer: ConversationPorts["answer"] = async function* ({ turnId }, { enough }) {
      yield judged(content);
      yield { type: "text", delta: "Get out." };
      if (turnId !== turn.turnId) return;
      await aborted(enough);
    };
    await withTurns({ answer }, async (turns, { answers }) => {
      const first = hear(turns);
      const second = await hear(turns, next);
      expect(second.map((event) => event.type)).toEqual(["start", "assessment", "text", "done"]);
      expect((await first).at(-1)?.type).toBe("done");
      expect(answers.map(({ turnId, content }) => [turnId, content])).toEqual([
        [turn.turnId, "Get out."],
        [next.turnId, "Get out."],
      ]);
    });
  });

  it("two messages at the same time are taken one after the other", async () => {
    const answer: ConversationPorts["answer"] = async function* (_turn, { enough }) {
      yield judged("heater is cold");
      await aborted(enough);
    };
    await withTurns({ answer }, async (turns, { answers, questions }) => {
      await turns.open(turn);
      const third = { ...next, turnId: "turn-0003" };
      const opened = await Promise.all([turns.open(next), turns.open(third)]);
      expect(opened.map(({ ok }) => ok)).toEqual([true, true]);
      expect(answers.map(({ turnId }) => turnId)).toEqual([turn.turnId, next.turnId]);
      expect(questions).toHaveLength(3);
    });
  });
});
