import type { DbConfig } from "#db/client.ts";
import { MigrationError, migrateDb } from "#db/migrate.ts";
import { CommandError } from "../command-error.ts";

/** Applies the migrations that the database has not seen. Throws CommandError with the one sentence that explains. */
export async function migrateDatabase(config: DbConfig): Promise<void> {
  try {
    await migrateDb(config);
  } catch (error) {
    if (!(error instanceof MigrationError)) throw error;
    const cause = error.cause instanceof Error ? ` (${error.cause.message.split("\n")[0]})` : "";
    throw new CommandError(`${error.message}${error.fault === "failed" ? cause : ""}.`, { cause: error });
  }
}
