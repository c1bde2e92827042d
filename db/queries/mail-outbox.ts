import { desc, eq } from "drizzle-orm";
import type { Db } from "../client.ts";
import { mailOutbox } from "../schema/index.ts";

export type OutboxMail = Omit<typeof mailOutbox.$inferSelect, "seq">;

export async function insertOutboxMail(db: Db, mail: OutboxMail): Promise<void> {
  await db.insert(mailOutbox).values(mail);
}

/** The newest mails, newest first, of everybody or to one recipient. */
export async function listOutboxMails(db: Db, limit: number, recipient?: string): Promise<readonly OutboxMail[]> {
  return db
    .select()
    .from(mailOutbox)
    .where(recipient === undefined ? undefined : eq(mailOutbox.recipient, recipient))
    .orderBy(desc(mailOutbox.seq))
    .limit(limit);
}
