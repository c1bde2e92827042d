import { createDb, type DbConfig } from "#db/client.ts";
import { seedDemo, seededBytes } from "#db/seed.ts";
import { scryptPasswords } from "#worker/auth/scrypt-passwords.ts";

/** Puts the demo data into an empty database; says false, and writes nothing, when there are accounts already. */
export async function seedDatabase(config: DbConfig): Promise<boolean> {
  const db = createDb(config);
  try {
    return await seedDemo({
      db,
      now: Date.now(),
      hashPassword: (password) => scryptPasswords.hash(password),
      randomBytes: seededBytes(1),
    });
  } finally {
    db.$client.close();
  }
}
