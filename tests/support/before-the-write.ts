import type { Db } from "#db/client.ts";

/** A database in which something happens, once, after a verb has read and before it writes its batch. */
export function beforeTheWrite(db: Db, happens: () => Promise<unknown>): Db {
  let done = false;
  return Object.assign(Object.create(db) as Db, {
    batch: async (statements: Parameters<Db["batch"]>[0]) => {
      if (!done) {
        done = true;
        await happens();
      }
      return db.batch(statements);
    },
  });
}
