import { insertChallenge } from "#db/queries/sign-in-challenges.ts";
import { tokenId } from "#db/queries/token-id.ts";
import { challengeLifetime } from "#domain/accounts/second-factor.ts";
import { newToken } from "#domain/accounts/token.ts";
import type { Deps } from "#worker/ports/deps.ts";

/** What a page sends together with the code. Alone it gives no access. */
export interface Challenge {
  readonly challenge: string;
  /** Milliseconds UTC. */
  readonly expiresAt: number;
}

/** Remembers that an account's password was right and waits for its code. */
export async function beginChallenge({ clock, db, randomBytes }: Deps, userId: string): Promise<Challenge> {
  const challenge = newToken(randomBytes);
  const now = clock.now();
  const expiresAt = now + challengeLifetime;
  await insertChallenge(db, { id: tokenId(challenge), userId, createdAt: now, expiresAt });
  return { challenge, expiresAt };
}
