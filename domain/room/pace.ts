/** How fast frames may come from one person: `burst` at once, then `perSecond`. */
export interface RoomPace {
  readonly burst: number;
  readonly perSecond: number;
}

/** Far above any person's typing, far below what would slow a room down. */
export const roomPace: RoomPace = { burst: 120, perSecond: 20 };

/** A frame that cannot be read costs as much as this many good ones. */
export const badFrameCost = 10;

export interface Bucket {
  readonly left: number;
  readonly at: number;
}

/** Takes `cost` from a bucket that refills with time; null when it does not hold that much. `now` in ms. */
export function takeFrom(bucket: Bucket | undefined, cost: number, pace: RoomPace, now: number): Bucket | null {
  const refilled = bucket
    ? Math.min(pace.burst, bucket.left + (Math.max(0, now - bucket.at) / 1000) * pace.perSecond)
    : pace.burst;
  return refilled < cost ? null : { left: refilled - cost, at: now };
}

/** A client that has not said hello by then, or whose pings stopped for that long, is closed as too slow. In ms. */
export const helloWithin = 15_000;
export const silentAfter = 90_000;
/**
 * A visible page pings every 9 s. One without a ping for this long counts as not visible, though its socket
 * may still be open: messages are pushed. In ms.
 */
export const lookedAtWithin = 20_000;
/** Bytes that may wait for one reader before it is closed as too slow. */
export const maxBuffered = 8_000_000;
/** Sockets of one person to one room, or to the desk: with one more, the oldest is closed. */
export const socketsPerPerson = 10;
/** Rooms that one person may have open at once. */
export const roomsPerPerson = 60;
/** One `typing` a person is passed on in this many ms. */
export const typingEvery = 2000;

const firstRetry = 1000;
const longestRetry = 60_000;

/** Milliseconds to wait before attempt number `attempt` (1 is the first retry): doubling from 1 s to 60 s. */
export function retryDelay(attempt: number): number {
  return Math.min(longestRetry, firstRetry * 2 ** Math.max(0, attempt - 1));
}
