import type { Role } from "./roles.ts";

/** A session of technicians and administrators ends this long after its sign-in, whatever it was used for; milliseconds. */
export const staffSessionLength = 12 * 3_600_000;

/** How long a sign-in, a password or a code counts as a fresh proof of identity; milliseconds. */
export const confirmationLength = 10 * 60_000;

/** When a session ends (milliseconds UTC): a driver's slides with its use, a staff member's does not outlast a shift. */
export function sessionEnd(
  session: { readonly createdAt: number; readonly expiresAt: number },
  roles: readonly Role[],
): number {
  return roles.length === 0 ? session.expiresAt : Math.min(session.expiresAt, session.createdAt + staffSessionLength);
}

/** Whether the person proved who they are within the last ten minutes before `now`. */
export function isConfirmed({ confirmedAt }: { readonly confirmedAt: number }, now: number): boolean {
  return now < confirmedAt + confirmationLength;
}
