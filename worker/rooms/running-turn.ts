import type { ChatEvent } from "#domain/chat/turn.ts";
import type { AnswerStep, WholeAnswer } from "../ports/conversations.ts";

type Listener = (event: ChatEvent) => void;

/** One answer while it is being made: what came so far, and who listens. */
export class RunningTurn {
  readonly #events: ChatEvent[] = [];
  readonly #enough = new AbortController();
  readonly #listeners = new Set<{ readonly hear: Listener; readonly close: () => void }>();
  #isClosed = false;
  #text = "";
  #source: WholeAnswer["source"] = "built_in";
  #safety: WholeAnswer["safety"] = null;
  #assessment: WholeAnswer["assessment"] = null;

  /** Takes the next step of the answer and tells everybody. */
  take(step: AnswerStep): void {
    switch (step.type) {
      case "source":
        this.#source = step.source;
        return;
      case "text":
        this.#text += step.delta;
        break;
      case "error":
        // What broke off is void: the built-in assistant's whole answer follows.
        this.#text = "";
        break;
      case "safety":
        this.#safety = step.card;
        break;
      case "assessment":
        this.#assessment = step.value;
        break;
    }
    this.tell(step);
  }

  tell(event: ChatEvent): void {
    this.#events.push(event);
    for (const { hear } of this.#listeners) hear(event);
  }

  /** What the steps have made, without its names and time. */
  get made(): Pick<WholeAnswer, "content" | "safety" | "assessment" | "source"> {
    return { content: this.#text.trim(), safety: this.#safety, assessment: this.#assessment, source: this.#source };
  }

  /** Aborted when the text so far becomes the answer. */
  get enough(): AbortSignal {
    return this.#enough.signal;
  }

  /** Makes the text so far the answer, as soon as it is one. */
  endSoon(): void {
    this.#enough.abort();
  }

  /** All events, the text in one piece: what a client that joins later receives. */
  get summary(): ChatEvent[] {
    const ahead = this.#events.filter((event) => event.type !== "text" && event.type !== "done");
    return [...ahead, { type: "text", delta: this.made.content }];
  }

  /** Tells all events from the first, then the coming ones; the result ends it. */
  listen(hear: Listener, close: () => void): () => void {
    for (const event of this.#events) hear(event);
    if (this.#isClosed) {
      close();
      return () => undefined;
    }
    const listener = { hear, close };
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Nothing more will come. */
  close(): void {
    this.#isClosed = true;
    for (const { close } of this.#listeners) close();
    this.#listeners.clear();
  }
}
