import { distanceMetres } from "#domain/places/place.ts";
import type { DeviceFix } from "../../lib/device-location.ts";

const second = 1000;

/** Milliseconds between two positions: of a truck that moves, and of one that stands; the second while the battery is low. */
export const sendEvery = {
  moving: { usual: 15 * second, saving: 60 * second },
  standing: { usual: 60 * second, saving: 120 * second },
} as const;

/** Less than this, in metres, is no movement; nor is what lies within the position's own inaccuracy. */
const stirs = 25;

interface Sent {
  readonly fix: DeviceFix;
  readonly at: number;
}

/** Whether a position is to be sent now. Standing still is told too, only less often: that it is still so. Pure. */
export function isDue(last: Sent | null, fix: DeviceFix, now: number, saving: boolean): boolean {
  if (last === null) return true;
  const moved = distanceMetres(last.fix, fix) > Math.max(stirs, fix.accuracy ?? 0);
  const pace = sendEvery[moved ? "moving" : "standing"][saving ? "saving" : "usual"];
  // A clock that was set back must not silence the phone.
  return now - last.at >= pace || now < last.at;
}
