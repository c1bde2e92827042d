import { deleteSession, deleteUserSessions } from "#db/queries/sessions.ts";
import { tokenId } from "#db/queries/token-id.ts";
import { newToken } from "#domain/accounts/token.ts";
import type { RandomBytes } from "#domain/ids.ts";
import type { Sessions } from "#worker/ports/sessions.ts";
import { createLucia, type LuciaParts, sessionLength } from "./lucia.ts";

const maxUserAgentLength = 300;

/** Sessions by lucia. The token goes into the cookie and nowhere else; everywhere else a session is named by its hash. */
export function createSessions({
  randomBytes,
  ...parts
}: LuciaParts & { readonly randomBytes: RandomBytes }): Sessions {
  const { db, clock } = parts;
  const lucia = createLucia(parts);
  const attributes = (userAgent: string | null) => {
    const now = clock.now();
    const agent = userAgent?.slice(0, maxUserAgentLength) ?? null;
    return { createdAt: now, lastSeenAt: now, confirmedAt: now, userAgent: agent };
  };
  return {
    async create(userId, userAgent) {
      const token = newToken(randomBytes);
      await lucia.createSession(userId, attributes(userAgent), { sessionId: token });
      return { sessionId: tokenId(token), setCookie: lucia.createSessionCookie(token).serialize() };
    },
    prepare(userId, userAgent) {
      const token = newToken(randomBytes);
      const expiresAt = clock.now() + sessionLength;
      return {
        session: { id: tokenId(token), userId, expiresAt, ...attributes(userAgent) },
        setCookie: lucia.createSessionCookie(token).serialize(),
      };
    },
    blankCookie: () => lucia.createBlankSessionCookie().serialize(),
    end: (sessionId) => deleteSession(db, sessionId),
    endAll: (userId, exceptSessionId) => deleteUserSessions(db, userId, exceptSessionId),
  };
}
