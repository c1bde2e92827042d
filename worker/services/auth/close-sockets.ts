import type { Deps } from "#worker/ports/deps.ts";

/**
 * Closes a person's live connections after one of their sessions has ended, without being waited for.
 * Devices that are still signed in connect again by themselves; the others cannot.
 */
export function closeSockets(deps: Deps, userId: string): void {
  deps.background(deps.rooms.endAccess(userId, "account"));
}
