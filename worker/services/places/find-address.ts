import type { Actor } from "#domain/access/actor.ts";
import { DomainError } from "#domain/errors.ts";
import type { ReverseAddressInput, SearchAddressInput } from "#domain/places/inputs.ts";
import type { Position } from "#domain/places/place.ts";
import type { Deps } from "#worker/ports/deps.ts";

interface Asked<Input> {
  readonly actor: Pick<Actor, "userId">;
  readonly deps: Pick<Deps, "places" | "limits">;
  readonly input: Input;
}

/** Look-ups of one driver: all drivers together have one a second. */
const limit = { limit: 30, windowMs: 10 * 60_000 } as const;

/**
 * The address at a position; null when there is none, and the page shows plain coordinates.
 * @throws DomainError `place.rate_limited`, `service.unavailable`.
 */
export async function reverseAddress({
  actor,
  deps,
  input,
}: Asked<ReverseAddressInput>): Promise<{ readonly address: string | null }> {
  await countLookUp(actor, deps);
  return { address: await deps.places.reverse(input) };
}

/**
 * Where an address is; null when it is not known.
 * @throws DomainError `place.rate_limited`, `service.unavailable`.
 */
export async function searchAddress({
  actor,
  deps,
  input,
}: Asked<SearchAddressInput>): Promise<{ readonly position: Position | null }> {
  await countLookUp(actor, deps);
  return { position: await deps.places.search(input.q) };
}

async function countLookUp({ userId }: Pick<Actor, "userId">, { limits }: Pick<Deps, "limits">): Promise<void> {
  const { allowed, retryAfterMs } = await limits.hit({ key: `addresses:${userId}`, ...limit });
  if (!allowed) throw new DomainError("place.rate_limited", { retryAfterMs });
}
