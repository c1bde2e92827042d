import type { ChatEvent, ChatTurnInput } from "#domain/chat/turn.ts";
import { domainErrorBehind, type ErrorCode } from "#domain/errors.ts";
import { newId } from "#domain/ids.ts";
import type { ConversationPorts, WholeAnswer } from "../ports/conversations.ts";
import type { Deadlines } from "./alarms.ts";
import { RunningTurn } from "./running-turn.ts";
import type { StoredTurn, TurnStore } from "./turn-store.ts";

export const turnDeadlines = ["resume", "store"] as const;
export type TurnDeadline = (typeof turnDeadlines)[number];

/** After this long an answer whose generation was lost with an evicted object is generated again. */
const resumeAfterMs = 10_000;
const storeAgainAfterMs = 2_000;
/** From this attempt on no provider is asked. */
const builtInFromAttempt = 3;
/** So often a new turn ends the answers in front of it; others may begin in between. */
const mostEnded = 3;

export type Opened =
  | { readonly ok: true; readonly listen: (hear: (event: ChatEvent) => void, close: () => void) => () => void }
  | { readonly ok: false; readonly code: ErrorCode };

/**
 * The turns of one conversation, one at a time: the driver's message is stored, the answer is generated to completion
 * also with no client connected, and then stored. A turn id is answered once, however often it is sent. A driver who
 * writes again has read enough: the running answer ends with the text so far, and the new turn follows.
 */
export class Turns {
  readonly #ports: ConversationPorts;
  readonly #store: TurnStore;
  readonly #deadlines: Deadlines<TurnDeadline>;
  readonly #running = new Map<string, { readonly answer: RunningTurn; readonly done: Promise<void> }>();
  readonly #opening = new Map<string, Promise<Opened>>();
  /** The latest turn that began, until its question is stored. */
  #beginning: Promise<unknown> = Promise.resolve();

  constructor(ports: ConversationPorts, store: TurnStore, deadlines: Deadlines<TurnDeadline>) {
    this.#ports = ports;
    this.#store = store;
    this.#deadlines = deadlines;
  }

  /** Starts a turn or joins it; says why where it can do neither. */
  open(turn: ChatTurnInput): Promise<Opened> {
    const opening = this.#opening.get(turn.turnId);
    if (opening) return opening;
    const known = this.#store.find(turn.turnId);
    if (known) return Promise.resolve(this.#join(known));
    const begun = this.#beginNext(turn).finally(() => this.#opening.delete(turn.turnId));
    this.#opening.set(turn.turnId, begun);
    return begun;
  }

  /** Forgets every turn, for good; an answer that is being made then comes to nothing. */
  forgetAll(): void {
    this.#store.removeAll();
    for (const name of turnDeadlines) this.#deadlines.clear(name);
  }

  async runDeadline(name: TurnDeadline): Promise<void> {
    switch (name) {
      case "resume":
        this.#resume();
        // The alarm awaits the turn, which keeps the object alive with no client connected.
        await Promise.all([...this.#running.values()].map(({ done }) => done));
        return;
      case "store":
        await this.#storeMade();
        return;
    }
  }

  /** Begins a turn when no other is being made; an answer that is being made ends for it. */
  async #beginNext(turn: ChatTurnInput): Promise<Opened> {
    for (let ended = 0; this.#hasAsked(); ended++) {
      if (ended === mostEnded) return { ok: false, code: "chat.turn_pending" };
      this.#resume();
      await this.#beginning;
      for (const { answer } of this.#running.values()) answer.endSoon();
      await Promise.all([...this.#running.values()].map(({ done }) => done));
    }
    const begun = this.#begin(turn);
    this.#beginning = begun;
    return begun;
  }

  #hasAsked(): boolean {
    return this.#store.list("asked").length > 0;
  }

  async #begin(turn: ChatTurnInput): Promise<Opened> {
    const { clock, randomBytes, log } = this.#ports;
    const ids = { questionId: newId("message", randomBytes), answerId: newId("message", randomBytes) };
    this.#store.add(turn, ids, clock.now());
    this.#deadlines.set("resume", clock.now() + resumeAfterMs);
    const code = await this.#storeQuestion(this.#store.find(turn.turnId)).catch((error: unknown): ErrorCode => {
      log.error("chat.question_not_stored", error);
      return domainErrorBehind(error)?.code ?? "database.unavailable";
    });
    const stored = this.#store.find(turn.turnId);
    if (code === null && stored) return this.#join(stored);
    this.#forget(turn.turnId);
    return { ok: false, code: code ?? "service.unavailable" };
  }

  /** A turn that was not taken, or whose conversation is gone. */
  #forget(turnId: string): void {
    this.#store.remove(turnId);
    this.#deadlines.clear("resume");
  }

  /** Null when it is stored. */
  async #storeQuestion(stored: StoredTurn | null): Promise<ErrorCode | null> {
    if (stored === null) return "service.unavailable";
    const { turn, questionId, createdAt } = stored;
    return (await this.#ports.storeQuestion({ id: questionId, turn, createdAt })) ? null : "conversation.not_found";
  }

  #join(stored: StoredTurn): Opened {
    if (stored.status === "asked") {
      const { answer } = this.#run(stored);
      return { ok: true, listen: (hear, close) => answer.listen(hear, close) };
    }
    return {
      ok: true,
      listen: (hear, close) => {
        for (const event of stored.events) hear(event);
        close();
        return () => undefined;
      },
    };
  }

  #resume(): void {
    for (const stored of this.#store.list("asked")) {
      if (!this.#opening.has(stored.turn.turnId)) this.#run(stored);
    }
  }

  #run(stored: StoredTurn) {
    const { turnId } = stored.turn;
    const running = this.#running.get(turnId);
    if (running) return running;
    const answer = new RunningTurn();
    const done = this.#make(stored, answer).finally(() => {
      this.#running.delete(turnId);
      answer.close();
    });
    const started = { answer, done };
    this.#running.set(turnId, started);
    return started;
  }

  async #make(stored: StoredTurn, running: RunningTurn): Promise<void> {
    const { turn, answerId } = stored;
    const { clock, log } = this.#ports;
    const attempt = this.#store.begin(turn.turnId);
    this.#deadlines.set("resume", clock.now() + resumeAfterMs * attempt);
    running.tell({ type: "start", turnId: turn.turnId });
    try {
      // After an eviction it may not have been stored; storing twice does no harm.
      if (attempt > 1 && (await this.#storeQuestion(stored)) !== null) return this.#forget(turn.turnId);
      const builtIn = attempt >= builtInFromAttempt;
      const steps = this.#ports.answer(turn, { builtIn, enough: running.enough });
      for await (const step of steps) running.take(step);
    } catch (error) {
      // Nothing is stored: the alarm makes it again.
      log.error("chat.turn_failed", error, { attempt });
      return;
    }
    const answer: WholeAnswer = {
      ...running.made,
      id: answerId,
      conversationId: turn.conversationId,
      turnId: turn.turnId,
      createdAt: clock.now(),
    };
    const end: ChatEvent = { type: "done", messageId: answerId };
    this.#store.finish(answer, [...running.summary, end]);
    this.#deadlines.clear("resume");
    await this.#storeMade();
    running.tell(end);
  }

  /** Stores whole answers that wait; what the database does not take now is tried again by the alarm. */
  async #storeMade(): Promise<void> {
    for (const { turn, answer } of this.#store.list("made")) {
      if (answer === null) continue;
      try {
        await this.#ports.storeAnswer(answer);
        this.#store.markStored(turn.turnId);
      } catch (error) {
        this.#ports.log.error("chat.answer_not_stored", error);
        this.#deadlines.setOnce("store", this.#ports.clock.now() + storeAgainAfterMs);
      }
    }
  }
}
