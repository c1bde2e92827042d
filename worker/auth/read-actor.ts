import { deleteSession, extendSession } from "#db/queries/sessions.ts";
import { tokenId } from "#db/queries/token-id.ts";
import { type Actor, actorOf } from "#domain/access/actor.ts";
import { sessionEnd } from "#domain/access/session.ts";
import { createLucia, type LuciaParts, type SessionLucia, sessionLength } from "./lucia.ts";

const day = 86_400_000;

export interface ReadActor {
  /** Null for a visitor, an ended or expired session, a staff session that is older than 12 hours, and an account that was disabled or erased. */
  readonly actor: Actor | null;
  /**
   * A Set-Cookie value: the cookie with its new end, at most once a day. One that opens nothing is left where it is:
   * the response may arrive after the browser has signed in again, and would remove the new session's cookie.
   */
  readonly setCookie: string | null;
}

const nobody: ReadActor = { actor: null, setCookie: null };

/**
 * Who a request's cookie says is asking. One round trip to the database, and once a day for each session
 * a second one that moves its end to 30 days from now.
 */
export async function readActor(parts: LuciaParts, cookieHeader: string | null): Promise<ReadActor> {
  const lucia = createLucia(parts);
  const token = cookieHeader === null ? null : readToken(lucia, cookieHeader);
  if (token === null) return nobody;

  const { session, user } = await lucia.validateSession(token);
  const now = parts.clock.now();
  const sessionId = tokenId(token);
  if (session === null) return nobody;
  const { createdAt, confirmedAt } = session;
  // A shift is over at its end, whatever the cookie and the sliding end say.
  if (now >= sessionEnd({ createdAt, expiresAt: Number.POSITIVE_INFINITY }, user.account.roles)) {
    await deleteSession(parts.db, sessionId);
    return nobody;
  }
  const actor = actorOf(user.account, { id: sessionId, confirmedAt }, now);
  if (actor === null) return nobody;

  if (now - session.lastSeenAt < day) return { actor, setCookie: null };
  if (!session.fresh) await extendSession(parts.db, sessionId, { expiresAt: now + sessionLength, lastSeenAt: now });
  return { actor, setCookie: lucia.createSessionCookie(token).serialize() };
}

/** The token in a Cookie header; null when there is none or the header is not one. */
function readToken(lucia: SessionLucia, cookieHeader: string): string | null {
  try {
    return lucia.readSessionCookie(cookieHeader) || null;
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}
