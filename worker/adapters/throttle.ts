import { takeTurn } from "#db/queries/service-turns.ts";
import { DomainError } from "#domain/errors.ts";
import type { Clock } from "#worker/ports/clock.ts";
import type { Db } from "#worker/ports/deps.ts";

/** How late a slot may be used, in milliseconds; slots are that much farther apart. */
const slack = 300;
const tries = 3;

/**
 * Resolves when this call may send its request to a service that allows the whole app one request every `spacing`
 * milliseconds. A slot that is used too late, because the database or the runtime was slow, is dropped and the next one
 * reserved, so two requests are never closer than `spacing` across all instances.
 * @throws DomainError `service.unavailable` when the queue is longer than `maxWait`.
 */
export async function throttle(
  deps: { readonly db: Db; readonly clock: Clock },
  service: string,
  { spacing, maxWait }: { readonly spacing: number; readonly maxWait: number },
): Promise<void> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const askedAt = deps.clock.now();
    const startsIn = await takeTurn(deps.db, service, { spacing: spacing + slack, maxWait });
    if (startsIn === null) break;
    // The database counts from a moment between the request and its answer, so both ends are checked.
    await new Promise((resolve) => setTimeout(resolve, startsIn));
    if (deps.clock.now() - (askedAt + startsIn) <= slack) return;
  }
  throw new DomainError("service.unavailable", { service, reason: "busy" });
}
