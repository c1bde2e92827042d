import { DurableObject } from "cloudflare:workers";
import type { ChatTurnInput } from "#domain/chat/turn.ts";
import type { ConversationCalls, ConversationPorts, SendResult } from "../ports/conversations.ts";
import { Deadlines } from "./alarms.ts";
import { TurnStore } from "./turn-store.ts";
import { type TurnDeadline, Turns, turnDeadlines } from "./turns.ts";

type ConversationClass<Env> = new (ctx: DurableObjectState, env: Env) => DurableObject<Env> & ConversationCalls;

/** Makes the class of a conversation's object; `makePorts` gives each object its way to the outside. */
export function defineConversation<Env>(makePorts: (env: Env) => ConversationPorts): ConversationClass<Env> {
  return class Conversation extends DurableObject<Env> implements ConversationCalls {
    readonly #ports: ConversationPorts;
    readonly #turns: Turns;
    readonly #deadlines: Deadlines<TurnDeadline>;

    constructor(ctx: DurableObjectState, env: Env) {
      super(ctx, env);
      this.#ports = makePorts(env);
      this.#deadlines = new Deadlines(ctx.storage, turnDeadlines);
      this.#turns = new Turns(this.#ports, new TurnStore(ctx.storage.sql), this.#deadlines);
    }

    async send(turn: ChatTurnInput): Promise<SendResult> {
      const opened = await this.#turns.open(turn);
      return opened.ok ? { ok: true, events: jsonLines(opened.listen) } : opened;
    }

    async erase(): Promise<void> {
      this.#turns.forgetAll();
    }

    override async alarm(): Promise<void> {
      const { clock, log } = this.#ports;
      await this.#deadlines.runDue(
        clock,
        (name) => this.#turns.runDeadline(name),
        (name, error, attempt) => log.error("chat.deadline_failed", error, { name, attempt }),
      );
    }

    async healthy(): Promise<boolean> {
      return this.ctx.storage.sql.exec("SELECT 1").toArray().length === 1;
    }
  };
}

type Listen = (hear: (event: unknown) => void, close: () => void) => () => void;

/** What is heard as a stream of bytes, one JSON object a line; only such streams cross to another worker. */
function jsonLines(listen: Listen): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let leave = () => {};
  return new ReadableStream({
    type: "bytes",
    start(controller) {
      leave = listen(
        (event) => controller.enqueue(encoder.encode(`${JSON.stringify(event)}\n`)),
        () => controller.close(),
      );
    },
    cancel: () => leave(),
  });
}
