import type { Db } from "#db/client.ts";

/**
 * A database in which something happens, once, after a verb has read and before it writes its batch; `reads` is how many
 * batches it reads with.
 */
export function beforeTheWrite(db: Db, happens: () => Promise<unknown>, { reads = 0 } = {}): Db {
  let done = false;
  let batches = 0;
  return Object.assign(Object.create(db) as Db, {
    batch: async (statements: Parameters<Db["batch"]>[0]) => {
      batches += 1;
      if (!done && batches > reads) {
        done = true;
        await happens();
      }
      return db.batch(statements);
    },
  });
}
