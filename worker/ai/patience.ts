import { BrokenReply } from "./faults.ts";

/** How long a provider may keep a driver waiting, in milliseconds. */
export interface ModelPatience {
  readonly firstChunkMs: number;
  readonly chunkMs: number;
  readonly totalMs: number;
}

export const modelPatience: ModelPatience = { firstChunkMs: 20_000, chunkMs: 15_000, totalMs: 60_000 };

/** Passes a stream on; rejects and aborts its source when it keeps waiting longer than `patience` allows. */
export async function* withPatience<Part>(
  open: (signal: AbortSignal) => AsyncIterable<Part>,
  patience: ModelPatience,
): AsyncGenerator<Part, void, undefined> {
  const controller = new AbortController();
  const total = setTimeout(() => controller.abort(), patience.totalMs);
  const parts = open(controller.signal)[Symbol.asyncIterator]();
  try {
    for (let waitMs = patience.firstChunkMs; ; waitMs = patience.chunkMs) {
      const next = await orTimeOut(parts.next(), waitMs, controller);
      if (next.done) return;
      yield next.value;
    }
  } finally {
    clearTimeout(total);
    controller.abort();
  }
}

async function orTimeOut<Result>(work: Promise<Result>, ms: number, controller: AbortController): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const refuse = () => reject(new BrokenReply("time-out"));
    controller.signal.addEventListener("abort", refuse, { once: true });
    timer = setTimeout(refuse, ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
