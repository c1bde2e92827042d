/**
 * How long this device waits for what it asked for, in milliseconds. A connection that carries nothing is a lost
 * connection: after these limits the page does what works without one, and offers to try again.
 */
export const deadlines = {
  /** A read. */
  read: 10_000,
  /** A change. */
  change: 15_000,
  /** What waits for a model or for a payment provider on the server. */
  slow: 40_000,
  /** The first byte of an answer of the chat: the message is stored before the answer is made. */
  chatFirstByte: 8000,
  /** The longest pause inside an answer of the chat; the worker says every 5 s that it is still there. */
  chatSilence: 20_000,
  /** A plain request that asks whether the service answers. */
  probe: 5000,
  /** Code, texts or styles of a part of the app. */
  part: 20_000,
  /** A file that the service worker caches for later, in the background. */
  keptFile: 60_000,
  /** A position of the device, after the 10 s that the browser itself is given. */
  position: 12_000,
  /** A record of this device. */
  keep: 1000,
  /** What may be sent in the moment in which the tab is closed. */
  farewell: 10_000,
} as const;

/** The slowest connection over which a photo still gets through: bytes per millisecond (16 kB/s). */
const slowestUpload = 16;

/** How long an upload of so many bytes may take; milliseconds. */
export function uploadDeadline(bytes: number): number {
  return deadlines.change + Math.ceil(bytes / slowestUpload);
}

/** Whether something ended because its deadline passed. */
export function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === "TimeoutError";
}

function timeout(): DOMException {
  return new DOMException("Nothing was heard within the time limit.", "TimeoutError");
}

/**
 * Runs something within `ms`; where that fails it is run once more, for as long. Rejects with the second failure, or with
 * the first one when `again` says that another try is of no use.
 */
export async function twiceWithin<Value>(
  ms: number,
  run: (signal: AbortSignal) => Promise<Value>,
  again: (error: unknown) => boolean = () => true,
): Promise<Value> {
  try {
    return await withDeadline(ms, null, run);
  } catch (error) {
    if (!again(error)) throw error;
    return await withDeadline(ms, null, run);
  }
}

/**
 * Runs something that can be called off, at most for `ms`. The signal that it gets fires when the caller's does, or
 * with a `TimeoutError` when the time is up; then it rejects, also if the work ignores its signal.
 */
export async function withDeadline<Value>(
  ms: number,
  caller: AbortSignal | null | undefined,
  run: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const limit = new AbortController();
  const signal = caller ? AbortSignal.any([caller, limit.signal]) : limit.signal;
  const timer = setTimeout(() => limit.abort(timeout()), ms);
  const ended = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  // The work may win the race: what ends afterwards interests nobody.
  ended.catch(() => {});
  try {
    return await Promise.race([run(signal), ended]);
  } finally {
    clearTimeout(timer);
  }
}

/** Statuses whose answers have no body. */
const bodyless = [101, 204, 205, 304];

/** `fetch` whose whole answer, body included, has to arrive within `ms`; `onHead` is called when its head is there. */
export function fetchWithin(
  ms: number,
  target: RequestInfo | URL,
  init: RequestInit = {},
  onHead: (answer: Response) => void = () => {},
): Promise<Response> {
  return withDeadline(ms, init.signal, async (signal) => {
    const answer = await fetch(target, { ...init, signal });
    onHead(answer);
    if (bodyless.includes(answer.status)) return answer;
    const body = await answer.arrayBuffer();
    return new Response(body, { status: answer.status, statusText: answer.statusText, headers: answer.headers });
  });
}

/**
 * `fetch` for an answer that streams: the first byte within `firstByte`, and never longer than `silence` between two
 * pieces; milliseconds. Where a limit passes, the request is called off and the stream fails with a `TimeoutError`.
 */
export async function fetchStream(
  { firstByte, silence }: { readonly firstByte: number; readonly silence: number },
  target: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  const limit = new AbortController();
  const signal = init.signal ? AbortSignal.any([init.signal, limit.signal]) : limit.signal;
  let timer = setTimeout(() => limit.abort(timeout()), firstByte);
  const stopWaiting = () => clearTimeout(timer);
  signal.addEventListener("abort", stopWaiting, { once: true });
  try {
    const answer = await fetch(target, { ...init, signal });
    if (answer.body === null) {
      stopWaiting();
      return answer;
    }
    const watched = answer.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(piece, controller) {
          stopWaiting();
          timer = setTimeout(() => limit.abort(timeout()), silence);
          controller.enqueue(piece);
        },
        flush: stopWaiting,
      }),
      { signal },
    );
    return new Response(watched, { status: answer.status, statusText: answer.statusText, headers: answer.headers });
  } catch (error) {
    stopWaiting();
    throw error;
  }
}
