import type { Actor } from "#domain/access/actor.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { closeSockets } from "./close-sockets.ts";

/** Ends the session in the database and returns the cookie that removes it. Signing out twice does no harm. */
export async function signOut({
  actor,
  deps,
}: {
  readonly actor: Actor | null;
  readonly deps: Deps;
}): Promise<{ readonly setCookie: string }> {
  if (actor !== null) {
    await deps.sessions.end(actor.sessionId);
    closeSockets(deps, actor.userId, { sessionId: actor.sessionId });
  }
  return { setCookie: deps.sessions.blankCookie() };
}
