import type { Deps } from "#worker/ports/deps.ts";
import type { LostAccess } from "#worker/ports/rooms.ts";

/** Closes the live connections that stood on an access which has ended, without being waited for. */
export function closeSockets(deps: Deps, userId: string, lost: LostAccess): void {
  deps.background(deps.rooms.endAccess(userId, lost));
}
