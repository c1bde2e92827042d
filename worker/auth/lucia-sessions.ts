import { deleteSession, deleteUserSessions } from "#db/queries/sessions.ts";
import { tokenId } from "#db/queries/token-id.ts";
import { newToken } from "#domain/accounts/token.ts";
import type { RandomBytes } from "#domain/ids.ts";
import type { Sessions } from "#worker/ports/sessions.ts";
import { createLucia, type LuciaParts } from "./lucia.ts";

const maxUserAgentLength = 300;

/** Sessions by lucia. The token goes into the cookie and nowhere else; everywhere else a session is named by its hash. */
export function createSessions({
  randomBytes,
  ...parts
}: LuciaParts & { readonly randomBytes: RandomBytes }): Sessions {
  const { db, clock } = parts;
  const lucia = createLucia(parts);
  return {
    async create(userId, userAgent) {
      const token = newToken(randomBytes);
      const now = clock.now();
      await lucia.createSession(
        userId,
        { createdAt: now, lastSeenAt: now, userAgent: userAgent?.slice(0, maxUserAgentLength) ?? null },
        { sessionId: token },
      );
      return { sessionId: tokenId(token), setCookie: lucia.createSessionCookie(token).serialize() };
    },
    blankCookie: () => lucia.createBlankSessionCookie().serialize(),
    end: (sessionId) => deleteSession(db, sessionId),
    endAll: (userId, exceptSessionId) => deleteUserSessions(db, userId, exceptSessionId),
  };
}
