import { insertSignIn } from "#db/queries/sign-ins.ts";
import {
  networkOf,
  type SignInFactor,
  type SignInOutcome,
  signInRepeatWindow,
} from "#domain/accounts/sign-in-record.ts";
import { newId } from "#domain/ids.ts";
import type { Deps } from "#worker/ports/deps.ts";
import type { Device } from "./device.ts";

const maxUserAgentLength = 300;

/**
 * Records an attempt to sign in, for the owner and for administrators. Refusals that say nothing new are recorded once a
 * minute: those of an account that is locked, and those of addresses without an account.
 */
export async function recordSignIn(
  { clock, db, randomBytes }: Pick<Deps, "clock" | "db" | "randomBytes">,
  attempt: {
    readonly userId: string | null;
    readonly outcome: SignInOutcome;
    readonly factor: SignInFactor | null;
    readonly device: Device;
  },
): Promise<void> {
  const { userId, outcome, factor, device } = attempt;
  const now = clock.now();
  const isRepeatable = userId === null || outcome === "rate_limited";
  await insertSignIn(
    db,
    {
      id: newId("signIn", randomBytes),
      userId,
      outcome,
      factor,
      network: networkOf(device.address),
      userAgent: device.userAgent?.slice(0, maxUserAgentLength) ?? null,
      createdAt: now,
    },
    isRepeatable ? now - signInRepeatWindow : null,
  );
}
