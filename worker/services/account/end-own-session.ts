import { deleteSessionOf } from "#db/queries/sessions.ts";
import type { Actor } from "#domain/access/actor.ts";
import type { EndSessionInput } from "#domain/accounts/account.ts";
import { DomainError } from "#domain/errors.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { closeSockets } from "../auth/close-sockets.ts";

/**
 * Signs one of one's own devices out. Returns the cookie that removes the session's, when it is the one that asks.
 * @throws session.not_found, also for another person's
 */
export async function endOwnSession({
  actor,
  deps,
  input,
}: {
  readonly actor: Actor;
  readonly deps: Deps;
  readonly input: EndSessionInput;
}): Promise<{ readonly setCookie: string | null }> {
  const ended = await deleteSessionOf(deps.db, actor.userId, input.sessionId);
  if (!ended) throw new DomainError("session.not_found");
  closeSockets(deps, actor.userId, { sessionId: input.sessionId });
  return { setCookie: input.sessionId === actor.sessionId ? deps.sessions.blankCookie() : null };
}
