import { keep, readKept } from "../../lib/device-storage.ts";

const key = "trial.warned";

function dayOf(now: Date): string {
  return `${now.getFullYear()}-${now.getMonth() + 1}-${now.getDate()}`;
}

/** Whether 'Trial Ending Soon' was shown to this account on this device today, by the device's own day. */
export function warnedToday(userId: string, now: Date): boolean {
  return readKept(key) === `${userId} ${dayOf(now)}`;
}

export function noteWarned(userId: string, now: Date): void {
  keep(key, `${userId} ${dayOf(now)}`);
}
