import type { Context } from "hono";
import { DomainError } from "#domain/errors.ts";
import { timeLimits } from "#domain/time-limits.ts";
import { within } from "#worker/ports/within.ts";
import { pingDatabase } from "#worker/services/health/ping-database.ts";
import type { AppEnv } from "./app-env.ts";

/** Answers /api/health: each part, and whether all of them answer. 503 when one does not. */
export function serveHealth(version: (c: Context<AppEnv>) => string) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const { db, rooms: liveRooms, photos: photoStore } = c.var.deps;
    const [database, rooms, photos] = await Promise.all([
      answers(pingDatabase(db)),
      answers(liveRooms.healthy()),
      answers(photoStore.healthy()),
    ]);
    const ok = database && rooms && photos;
    return c.json({ ok, database, rooms, photos, version: version(c) }, ok ? 200 : 503);
  };
}

function answers(check: Promise<boolean>): Promise<boolean> {
  return within(timeLimits.healthCheck, check, () => new DomainError("service.unavailable")).catch(() => false);
}
