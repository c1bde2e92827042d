import type { ReverseAddressInput, SearchAddressInput } from "#domain/places/inputs.ts";
import type { Position } from "#domain/places/place.ts";
import type { Deps } from "#worker/ports/deps.ts";

/** The address at a position; null when there is none, and the page shows plain coordinates. */
export async function reverseAddress({
  deps,
  input,
}: {
  readonly deps: Pick<Deps, "places">;
  readonly input: ReverseAddressInput;
}): Promise<{ readonly address: string | null }> {
  return { address: await deps.places.reverse(input) };
}

/** Where an address is; null when it is not known. */
export async function searchAddress({
  deps,
  input,
}: {
  readonly deps: Pick<Deps, "places">;
  readonly input: SearchAddressInput;
}): Promise<{ readonly position: Position | null }> {
  return { position: await deps.places.search(input.q) };
}
