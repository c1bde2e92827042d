import { BrokenReply } from "./faults.ts";

/** How long a provider may take, in milliseconds. */
export interface ModelTimeouts {
  /** Until the first part of an attempt. */
  readonly firstChunkMs: number;
  /** Between two parts. */
  readonly chunkMs: number;
  /** From the first attempt to the end of the last one. */
  readonly totalMs: number;
}

/** A driver watches the answer being written. */
export const replyTimeouts: ModelTimeouts = { firstChunkMs: 20_000, chunkMs: 15_000, totalMs: 60_000 };

/** The driver has the whole answer already; the model may only add to it. */
export const additionTimeouts: ModelTimeouts = { firstChunkMs: 8_000, chunkMs: 8_000, totalMs: 15_000 };

/** The reader has the original message meanwhile. */
export const translationTimeouts: ModelTimeouts = { firstChunkMs: 15_000, chunkMs: 10_000, totalMs: 30_000 };

/**
 * Passes a stream on and stops its source when the reader leaves. Rejects with a `BrokenReply` when a part is late or
 * `deadline` has passed; several attempts share one deadline of `totalMs`.
 */
export async function* withTimeouts<Part>(
  open: (signal: AbortSignal) => AsyncIterable<Part>,
  { firstChunkMs, chunkMs }: ModelTimeouts,
  deadline: AbortSignal,
): AsyncGenerator<Part, void, undefined> {
  const controller = new AbortController();
  const parts = open(controller.signal)[Symbol.asyncIterator]();
  try {
    for (let waitMs = firstChunkMs; ; waitMs = chunkMs) {
      const next = await inTime(parts.next(), waitMs, deadline);
      if (next.done) return;
      yield next.value;
    }
  } finally {
    controller.abort();
  }
}

async function inTime<Result>(work: Promise<Result>, ms: number, deadline: AbortSignal): Promise<Result> {
  let stopWaiting = () => {};
  const late = new Promise<never>((_, reject) => {
    const refuse = () => reject(new BrokenReply("time-out"));
    if (deadline.aborted) refuse();
    deadline.addEventListener("abort", refuse);
    const timer = setTimeout(refuse, ms);
    stopWaiting = () => {
      clearTimeout(timer);
      deadline.removeEventListener("abort", refuse);
    };
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    stopWaiting();
  }
}
