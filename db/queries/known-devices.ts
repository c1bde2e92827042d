import { and, eq, lt, sql } from "drizzle-orm";
import type { Db } from "../client.ts";
import { knownDevices, users } from "../schema/index.ts";

/** As many devices of one account are known; the one that signed in longest ago is forgotten. */
const mostDevices = 20;

/** The condition that a device has signed in to the account of an e-mail address. */
export function isKnownDevice(email: string, device: string | null) {
  return device === null
    ? sql`0`
    : sql`exists (select 1 from ${knownDevices} join ${users} on ${users.id} = ${knownDevices.userId}
        where ${users.email} = ${email} and ${knownDevices.device} = ${device})`;
}

/** Remembers that a device signed in to an account at `now`. One round trip. */
export async function putKnownDevice(
  db: Db,
  { userId, device, now }: { readonly userId: string; readonly device: string; readonly now: number },
): Promise<void> {
  await db.batch([
    db
      .insert(knownDevices)
      .values({ userId, device, lastSignInAt: now })
      .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.device], set: { lastSignInAt: now } }),
    db.delete(knownDevices).where(
      and(
        eq(knownDevices.userId, userId),
        sql`${knownDevices.device} not in (select device from known_devices where user_id = ${userId}
          order by last_sign_in_at desc, device limit ${mostDevices})`,
      ),
    ),
  ]);
}

/** Forgets devices whose last sign-in was before a moment. */
export async function deleteOldDevices(db: Db, before: number): Promise<void> {
  await db.delete(knownDevices).where(lt(knownDevices.lastSignInAt, before));
}
