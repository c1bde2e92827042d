import { trialAddress } from "#domain/accounts/used-trial.ts";
import type { Deps } from "#worker/ports/deps.ts";

/** The keyed hash under which it is kept that an address has had its trial; null where there is no key for it. */
export async function hashTrialAddress(
  { addressHash }: Pick<Deps, "addressHash">,
  email: string,
): Promise<string | null> {
  return addressHash === null ? null : addressHash(trialAddress(email));
}
