import { createDb, type DbConfig } from "#db/client.ts";
import { seedDemo } from "#db/seed.ts";

/** Puts the demo data into an empty database; says false, and writes nothing, when there is data already. */
export async function seedDatabase(config: DbConfig): Promise<boolean> {
  const db = createDb(config);
  try {
    return await seedDemo(db);
  } finally {
    db.$client.close();
  }
}
