import { createDb, type DbConfig } from "#db/client.ts";
import { users } from "#db/schema/index.ts";

/** Whether the migrated database has no account. */
export async function isEmpty(config: DbConfig): Promise<boolean> {
  const db = createDb(config);
  try {
    return (await db.$count(users)) === 0;
  } finally {
    db.$client.close();
  }
}
