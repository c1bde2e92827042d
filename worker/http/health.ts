import type { Context } from "hono";
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

const patience = 3000;

async function answers(check: Promise<boolean>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), patience);
  });
  try {
    return await Promise.race([check.catch(() => false), late]);
  } finally {
    clearTimeout(timer);
  }
}
