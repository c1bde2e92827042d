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

/** Sessions last this long after their last use. */
export const sessionDays = 30;

interface SessionAttributes {
  readonly createdAt: number;
  readonly lastSeenAt: number;
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
    getSessionAttributes: ({ createdAt, lastSeenAt, userAgent }) => ({ createdAt, lastSeenAt, userAgent }),
    getUserAttributes: ({ account }) => ({ account }),
  });
}

function hashedSessions(db: Db, clock: Clock): Adapter {
  // lucia reads the system's clock itself; its dates are moved over to the clock that we were given, and back.
  const toDate = (moment: number) => new Date(moment - clock.now() + Date.now());
  const toMoment = (date: Date) => date.getTime() - Date.now() + clock.now();
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
    setSession: ({ id: token, userId, expiresAt, attributes }) =>
      insertSession(db, { id: tokenId(token), userId, expiresAt: toMoment(expiresAt), ...attributes }),
    updateSessionExpiration: (token, expiresAt) =>
      extendSession(db, tokenId(token), { expiresAt: toMoment(expiresAt), lastSeenAt: clock.now() }),
    deleteSession: (token) => deleteSession(db, tokenId(token)),
    deleteUserSessions: (userId) => deleteUserSessions(db, userId),
    deleteExpiredSessions: () => deleteExpiredSessions(db, clock.now()),
  };
}
