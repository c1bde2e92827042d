import type { Notice } from "./notice.ts";

/** How long an answer is unread before it is mailed, in ms. */
export const mailedAfter = 120_000;
/** A mail that fails is tried again, an hour apart at most, for as long as a push waits for its phone; in ms. */
const firstRetry = 60_000;
const longestRetry = 3_600_000;
const triedFor = 86_400_000;

/** What the mail needs of a notice: it names no time, because the time zone is unknown. */
export type MailedNotice = Pick<Notice, "kind" | "by" | "actorId">;

/** Notices that the driver has not seen and that no device received. Times in ms UTC. */
export interface Unread {
  readonly since: number;
  readonly newestAt: number;
  /** The newest of it: what the mail names. */
  readonly notice: MailedNotice;
  /** When the mail goes out; null once it has: there is no second until the driver has looked. */
  readonly mailAt: number | null;
  readonly failures: number;
}

/** After an action of support with a notice, while the driver is away. */
export function unreadAfterNotice(before: Unread | null, { kind, by, actorId }: Notice, now: number): Unread {
  const notice = { kind, by, actorId };
  if (before === null) return { since: now, newestAt: now, notice, mailAt: now + mailedAfter, failures: 0 };
  return before.mailAt === null ? before : { ...before, newestAt: now, notice };
}

/** After a device received the push of one notice: later notices still wait for theirs. */
export function unreadAfterPush(before: Unread | null, toldAt: number): Unread | null {
  if (before === null || before.mailAt === null) return before;
  const { newestAt } = before;
  return newestAt <= toldAt ? null : { ...before, since: newestAt, mailAt: newestAt + mailedAfter };
}

/**
 * While the mail is on its way: when it is tried again if it fails or the room is lost before it knows; never, when it
 * was tried for long enough.
 */
export function unreadWhileMailing(before: Unread, now: number): Unread {
  const retryAt = now + Math.min(longestRetry, firstRetry * 2 ** before.failures);
  const mailAt = retryAt > before.since + triedFor ? null : retryAt;
  return { ...before, mailAt, failures: before.failures + 1 };
}

/** After the mail went out: no second one until the driver has looked. */
export function unreadAfterMail(before: Unread): Unread {
  return { ...before, mailAt: null };
}
