/**
 * The result of `work`, or the error that `late` makes when it takes longer than `limit` milliseconds. The work itself
 * goes on where it cannot be aborted; its result is then dropped, and its failure is no unhandled rejection.
 */
export async function within<Result>(limit: number, work: Promise<Result>, late: () => Error): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), limit);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** A signal that aborts when its time is up, unless `end` is called before. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Clears the timer: a Durable Object with a pending one, such as `AbortSignal.timeout`'s, does not hibernate. */
  readonly end: () => void;
}

/** Starts a deadline of `limit` milliseconds; the caller ends it when the work has ended. */
export function startDeadline(limit: number): Deadline {
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new DOMException("The time limit has passed.", "TimeoutError")),
    limit,
  );
  return { signal: controller.signal, end: () => clearTimeout(timer) };
}
