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
