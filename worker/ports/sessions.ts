import type { SessionRow } from "#db/queries/sessions.ts";

/** Signed-in devices: sliding, 30 days, ids stored hashed (only the cookie holds the token). */
export interface Sessions {
  /** Makes a session and returns the cookie that carries it, as a Set-Cookie value. */
  create(userId: string, userAgent: string | null): Promise<{ readonly sessionId: string; readonly setCookie: string }>;
  /** The same for a write that has other things to write with it: the session is one once its row is written. */
  prepare(userId: string, userAgent: string | null): { readonly session: SessionRow; readonly setCookie: string };
  /** A Set-Cookie value that removes the cookie. */
  blankCookie(): string;
  end(sessionId: string): Promise<void>;
  /** Ends all sessions of a user, except one where that is given. */
  endAll(userId: string, exceptSessionId?: string): Promise<void>;
}
