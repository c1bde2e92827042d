import { eq, lt } from "drizzle-orm";
import type { Db } from "../client.ts";
import { usedTrials } from "../schema/index.ts";

/** Whether an erased account of this address has had its trial. */
export async function isTrialUsed(db: Db, addressHash: string | null): Promise<boolean> {
  if (addressHash === null) return false;
  return (await db.$count(usedTrials, eq(usedTrials.addressHash, addressHash))) > 0;
}

/** Forgets addresses whose accounts were erased before a moment. */
export async function deleteOldUsedTrials(db: Db, before: number): Promise<void> {
  await db.delete(usedTrials).where(lt(usedTrials.erasedAt, before));
}
