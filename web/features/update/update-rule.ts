/** A version that waits is taken over by itself after this long; milliseconds. */
export const forcedAfter = 24 * 3_600_000;

export interface UpdateSituation {
  /** When this device first had the new version whole; null when there is none. Milliseconds UTC. */
  readonly foundAt: number | null;
  readonly now: number;
  /** 'Later' was said. */
  readonly putOff: boolean;
  /** A chat, a form or an unsent message is open. */
  readonly workIsOpen: boolean;
}

/**
 * What to do about a new version: nothing, offer it, or take it over without asking. After 24 hours it is taken
 * over, but never while somebody is in the middle of something (product decision P14); 'Later' holds until then.
 */
export function decideUpdate({ foundAt, now, putOff, workIsOpen }: UpdateSituation): "nothing" | "offer" | "apply" {
  if (foundAt === null) return "nothing";
  if (now - foundAt >= forcedAfter && !workIsOpen) return "apply";
  return putOff ? "nothing" : "offer";
}
