import { type Adapter, Lucia, TimeSpan } from "lucia";
import type { Db } from "#db/client.ts";
import {
  deleteExpiredSessions,
  deleteSession,
  deleteUserSessions,
  extendSession,
  findSessionAccount,
  insertSession,
  listSessions,
} from "#db/queries/sessions.ts";
import { tokenId } from "#db/queries/token-id.ts";
import type { Account } from "#domain/access/actor.ts";
import type { Clock } from "#worker/ports/clock.ts";

const sessionDays = 30;
/** Sessions last this many milliseconds after their last use. */
export const sessionLength = sessionDays * 86_400_000;

interface SessionAttributes {
  readonly createdAt: number;
  readonly lastSeenAt: number;
  readonly confirmedAt: number;
  readonly userAgent: string | null;
}

declare module "lucia" {
  interface Register {
    Lucia: SessionLucia;
    DatabaseSessionAttributes: SessionAttributes;
    DatabaseUserAttributes: { readonly account: Account };
  }
}

export type SessionLucia = Lucia<SessionAttributes, { readonly account: Account }>;

export interface LuciaParts {
  readonly db: Db;
  readonly clock: Clock;
  /** Whether the cookie is for https alone. */
  readonly secure: boolean;
}

/** lucia over our own tables: it sees tokens, the database their hashes. */
export function createLucia({ db, clock, secure }: LuciaParts): SessionLucia {
  return new Lucia(hashedSessions(db, clock), {
    sessionExpiresIn: new TimeSpan(sessionDays, "d"),
    sessionCookie: { name: "session", attributes: { secure, sameSite: "lax", path: "/" } },
    getSessionAttributes: ({ createdAt, lastSeenAt, confirmedAt, userAgent }) => ({
      createdAt,
      lastSeenAt,
      confirmedAt,
      userAgent,
    }),
    getUserAttributes: ({ account }) => ({ account }),
  });
}

function hashedSessions(db: Db, clock: Clock): Adapter {
  // lucia reads the system's clock itself: what it is told is moved over from the clock that we were given,
  // and what is stored is reckoned by ours.
  const toDate = (moment: number) => new Date(moment - clock.now() + Date.now());
  return {
    async getSessionAndUser(token) {
      const found = await findSessionAccount(db, tokenId(token));
      if (found === null) return [null, null];
      const { id, userId, expiresAt, ...attributes } = found.session;
      return [
        { id: token, userId, expiresAt: toDate(expiresAt), attributes },
        { id: userId, attributes: { account: found.account } },
      ];
    },
    async getUserSessions(userId) {
      const found = await listSessions(db, userId, clock.now());
      return found.map(({ id, expiresAt, userId, ...attributes }) => ({
        id,
        userId,
        expiresAt: toDate(expiresAt),
        attributes,
      }));
    },
    setSession: ({ id: token, userId, attributes }) =>
      insertSession(db, { id: tokenId(token), userId, expiresAt: clock.now() + sessionLength, ...attributes }),
    updateSessionExpiration: (token) =>
      extendSession(db, tokenId(token), { expiresAt: clock.now() + sessionLength, lastSeenAt: clock.now() }),
    deleteSession: (token) => deleteSession(db, tokenId(token)),
    deleteUserSessions: (userId) => deleteUserSessions(db, userId),
    deleteExpiredSessions: () => deleteExpiredSessions(db, clock.now()),
  };
}
