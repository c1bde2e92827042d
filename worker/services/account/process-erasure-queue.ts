import {
  type ErasureTask,
  eraseLateRows,
  finishErasureWork,
  listErasureWork,
  postponeErasureWork,
} from "#db/queries/erasure.ts";
import { erasureRetryDelay } from "#domain/accounts/erasure.ts";
import type { Deps } from "#worker/ports/deps.ts";

const page = 20;
const atMost = 1000;

/**
 * Deletes what erased accounts left outside the database, for one account or for all, as far as it is due. A task that
 * fails stays in the queue and is retried with backoff. Tasks are idempotent.
 */
export async function processErasureQueue({
  deps,
  input = {},
}: {
  readonly deps: Deps;
  readonly input?: { readonly userId?: string; readonly limit?: number };
}): Promise<void> {
  const { userId, limit = atMost } = input;
  const whose = userId === undefined ? {} : { userId };
  for (let done = 0; done < limit; ) {
    const tasks = await listErasureWork(deps.db, { ...whose, now: deps.clock.now(), limit: page });
    if (tasks.length === 0) return;
    const outcomes = await Promise.all(tasks.map((task) => attempt(deps, task)));
    await finishErasureWork(
      deps.db,
      tasks.filter((_, index) => outcomes[index]),
    );
    done += tasks.length;
  }
}

/** True when the task is done, false when it was postponed. */
async function attempt(deps: Deps, task: ErasureTask): Promise<boolean> {
  try {
    await forget(deps, task);
    return true;
  } catch (error) {
    const { kind, subjectId, attempts } = task;
    deps.log.error("erasure.failed", error, { kind, subjectId, attempts: attempts + 1 });
    await postponeErasureWork(deps.db, task, deps.clock.now() + erasureRetryDelay(attempts + 1));
    return false;
  }
}

function forget(deps: Deps, { kind, subjectId, userId }: ErasureTask): Promise<void> {
  switch (kind) {
    case "photo":
      return deps.photos.delete(subjectId);
    case "room":
      return deps.rooms.erase(subjectId);
    case "conversation":
      return deps.conversations.erase(subjectId);
    case "customer":
      return deps.payments.deleteCustomer(subjectId);
    case "account":
      return eraseLateRows(deps.db, { userId, now: deps.clock.now() });
  }
}
