import { putKnownDevice } from "#db/queries/known-devices.ts";
import { tokenId } from "#db/queries/token-id.ts";
import { newToken } from "#domain/accounts/token.ts";
import type { Deps } from "#worker/ports/deps.ts";

/** The origin of a sign-in request. */
export interface Device {
  /** The client's address, for limits. */
  readonly address: string;
  readonly userAgent: string | null;
  /** What the browser was given at an earlier sign-in, to be known by; null for a browser without one. */
  readonly token: string | null;
  /** Gives the browser the token that it is known by from now on. */
  keep(token: string): void;
}

/** Remembers that a browser signed in to an account: strangers' wrong passwords do not lock it out from now on. */
export async function rememberDevice(
  { db, clock, randomBytes }: Pick<Deps, "db" | "clock" | "randomBytes">,
  device: Pick<Device, "token" | "keep">,
  userId: string,
): Promise<void> {
  const token = device.token ?? newToken(randomBytes);
  await putKnownDevice(db, { userId, device: tokenId(token), now: clock.now() });
  device.keep(token);
}
