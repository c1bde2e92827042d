import { desc, eq } from "drizzle-orm";
import type { InterfaceLanguage } from "#domain/languages/languages.ts";
import type { Db } from "../client.ts";
import { pushSubscriptions, userProfiles } from "../schema/index.ts";

/**
 * The language to write mail to an account's owner in: that of the newest device that gets pushes, else the one that
 * the driver chatted in last, English at first.
 */
export async function findMailLanguage(db: Db, userId: string): Promise<InterfaceLanguage> {
  const [devices, profiles] = await Promise.all([
    db
      .select({ language: pushSubscriptions.language })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, userId))
      .orderBy(desc(pushSubscriptions.createdAt))
      .limit(1),
    db.select({ language: userProfiles.lastLanguage }).from(userProfiles).where(eq(userProfiles.id, userId)).limit(1),
  ]);
  return devices[0]?.language ?? profiles[0]?.language ?? "en";
}
