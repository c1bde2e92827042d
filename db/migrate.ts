import { fileURLToPath } from "node:url";
import { migrate } from "drizzle-orm/libsql/migrator";
import { createDb, type Db, type DbConfig } from "./client.ts";
import { putTiers } from "./queries/tiers.ts";

export const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

/**
 * Why a database could not be brought up to date: nobody answers there, the token was refused,
 * the file behind it is no sound database, or a migration itself failed.
 */
export type MigrationFault = "unreachable" | "refused" | "broken" | "failed";

const sentences: Readonly<Record<MigrationFault, string>> = {
  unreachable: "The database does not answer",
  refused: "The database refuses the token (TURSO_AUTH_TOKEN)",
  broken: "The database file is broken or is no database; it was left as it is",
  failed: "The database could not be brought up to date",
};

/** Thrown by `migrateDb`; the message is one sentence for a person, the cause is what the driver said. */
export class MigrationError extends Error {
  readonly fault: MigrationFault;

  constructor(fault: MigrationFault, url: string, cause: unknown) {
    super(`${sentences[fault]}: ${withoutSecrets(url)}`, { cause });
    this.name = "MigrationError";
    this.fault = fault;
  }
}

/**
 * Applies the migrations that the database has not seen, and makes the plans' rows current. Safe to repeat.
 * Needs Node, because it reads the migrations from disk. Throws MigrationError; a failed migration leaves no part of itself.
 */
export async function migrateDb(config: DbConfig, folder: string = migrationsFolder): Promise<void> {
  let db: Db | undefined;
  try {
    db = createDb(config);
    await checkSound(db);
    await migrate(db, { migrationsFolder: folder });
    if (folder === migrationsFolder) await putTiers(db);
  } catch (error) {
    throw new MigrationError(faultOf(error), config.url, error);
  } finally {
    db?.$client.close();
  }
}

/** Reads the whole list of tables, so that a broken file shows itself before anything is written to it. */
async function checkSound(db: Db): Promise<void> {
  await db.$client.execute("SELECT count(*) FROM sqlite_schema");
}

function faultOf(error: unknown): MigrationFault {
  const text = causes(error);
  if (/not a database|malformed|SQLITE_(CORRUPT|NOTADB)|encrypted/i.test(text)) return "broken";
  if (/\b(401|403)\b|unauthori[sz]ed|AUTH_/i.test(text)) return "refused";
  if (/fetch failed|ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|URL_INVALID|\b50[234]\b/i.test(text)) {
    return "unreachable";
  }
  return "failed";
}

function causes(error: unknown): string {
  let text = "";
  for (let cause = error; cause instanceof Error; cause = cause.cause) text += `${cause.name} ${cause.message}\n`;
  return text;
}

function withoutSecrets(url: string): string {
  return url.replace(/\/\/[^/@]*@/, "//").replace(/[?#].*$/, "");
}
