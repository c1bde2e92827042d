import { confirmSession } from "#db/queries/sessions.ts";
import type { Actor } from "#domain/access/actor.ts";
import { confirmationLength } from "#domain/access/session.ts";
import type { ConfirmIdentityInput } from "#domain/accounts/second-factor.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { spendCode } from "../auth/spend-code.ts";
import { verifyPassword } from "./verify-password.ts";

/**
 * Proves the user's identity again, by password or by a code of the second factor; the proof is valid for ten
 * minutes. Returns until when (milliseconds UTC).
 * @throws auth.password_wrong, auth.code_wrong, auth.code_used, auth.rate_limited, second_factor.not_enrolled
 */
export async function confirmIdentity({
  actor,
  deps,
  input,
}: {
  readonly actor: Actor;
  readonly deps: Deps;
  readonly input: ConfirmIdentityInput;
}): Promise<{ readonly confirmedUntil: number }> {
  if ("password" in input) await verifyPassword(deps, actor, input.password);
  else await spendCode(deps, actor.userId, input.code);
  const now = deps.clock.now();
  await confirmSession(deps.db, actor.sessionId, now);
  return { confirmedUntil: now + confirmationLength };
}
