import { forgetKept, keep, readKept } from "./device-storage.ts";
import { keptPrefix, userKey } from "./kept-keys.ts";
import type { RouterOutputs } from "./trpc.ts";
import { noteVisitPlace } from "./visit-place.ts";

export type User = NonNullable<RouterOutputs["public"]["auth"]["me"]["user"]>;

/** Who was signed in on this device when the worker last said so; null for nobody. */
export function keptUser(): User | null {
  try {
    const value: unknown = JSON.parse(readKept(userKey) ?? "null");
    return isUser(value) ? value : null;
  } catch {
    return null;
  }
}

/** Notes what the worker said. Whoever is signed in no more leaves nothing. */
export function keepUser(user: User | null): void {
  if (user === null || keptUser()?.id !== user.id) {
    forgetKept(keptPrefix);
    if (user === null) noteVisitPlace(null);
  }
  if (user !== null) keep(userKey, JSON.stringify(user));
}

function isUser(value: unknown): value is User {
  if (typeof value !== "object" || value === null) return false;
  const texts = ["id", "email", "fullName"].every((name) => typeof Reflect.get(value, name) === "string");
  return texts && Array.isArray(Reflect.get(value, "roles")) && typeof Reflect.get(value, "access") === "object";
}
