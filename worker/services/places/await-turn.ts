import { takeTurn } from "#db/queries/service-turns.ts";
import { DomainError } from "#domain/errors.ts";
import type { Clock } from "#worker/ports/clock.ts";
import type { Db } from "#worker/ports/deps.ts";

/** How late a turn may be taken, in milliseconds; turns are that much farther apart. */
const slack = 300;
const tries = 3;

/**
 * Resolves when this call may ask a service that allows the whole app one request every `spacing` milliseconds. A turn
 * that came too late, because the database or the runtime was slow, is given up and the next one taken: so two
 * requests are never closer than `spacing`, from however many instances they come.
 * @throws DomainError `service.unavailable` when too many wait already.
 */
export async function awaitTurn(
  deps: { readonly db: Db; readonly clock: Clock },
  service: string,
  { spacing, maxWait }: { readonly spacing: number; readonly maxWait: number },
): Promise<void> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const askedAt = deps.clock.now();
    const startsIn = await takeTurn(deps.db, service, { spacing: spacing + slack, maxWait });
    if (startsIn === null) break;
    // Counted from the database's answer, the turn has begun for certain; counted from the question, it may be so late.
    await new Promise((resolve) => setTimeout(resolve, startsIn));
    if (deps.clock.now() - (askedAt + startsIn) <= slack) return;
  }
  throw new DomainError("service.unavailable", { service, reason: "busy" });
}
