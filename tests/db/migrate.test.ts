import { cp, mkdtemp, open, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { MigrationError, migrateDb, migrationsFolder } from "#db/migrate.ts";
import { makeUser } from "#tests/support/factories.ts";
import { openEmptyDatabase, openMigratedDatabase } from "./own-database.ts";

async function fault(migration: Promise<void>): Promise<MigrationError> {
  const error = await migration.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof MigrationError)) throw new Error("the migration should have failed with a MigrationError");
  return error;
}

test("migrating twice changes nothing, and the rows stay", async () => {
  const own = await openMigratedDatabase();
  try {
    await makeUser(own.db);
    const before = (await own.db.$client.execute("SELECT * FROM users")).rows;
    await migrateDb({ url: own.url });
    expect((await own.db.$client.execute("SELECT * FROM users")).rows).toEqual(before);
  } finally {
    await own.close();
  }
});

test("a server that is killed after a migration has everything at the next start", async () => {
  let own = await openMigratedDatabase();
  try {
    const user = await makeUser(own.db);
    own = await own.restart();
    await migrateDb({ url: own.url });
    const { rows } = await own.db.$client.execute("SELECT id FROM users");
    expect(rows.map((row) => row["id"])).toEqual([user.id]);
  } finally {
    await own.close();
  }
});

test("a database that does not answer is said to be unreachable, without its token", async () => {
  const error = await fault(migrateDb({ url: "http://127.0.0.1:1?authToken=hidden" }));
  expect(error.fault).toBe("unreachable");
  expect(error.message).toBe("The database does not answer: http://127.0.0.1:1");
});

test("a broken file is said to be broken, and is left alone", async () => {
  let own = await openMigratedDatabase();
  try {
    const { rows } = await own.db.$client.execute(
      "SELECT rootpage FROM sqlite_schema WHERE name = '__drizzle_migrations'",
    );
    own = await own.restart((file) => breakPage(file, Number(rows[0]?.[0])));
    const broken = await readFile(own.file);
    const error = await fault(migrateDb({ url: own.url }));
    expect(error.fault).toBe("broken");
    expect(error.message).toMatch(/broken/);
    expect((await readFile(own.file)).equals(broken)).toBe(true);
  } finally {
    await own.close();
  }
});

test("a migration that fails half-way leaves no part of itself", async () => {
  const own = await openEmptyDatabase();
  const folder = await mkdtemp(join(tmpdir(), "roadflare-bad-migration-"));
  try {
    await cp(migrationsFolder, folder, { recursive: true });
    const journalFile = join(folder, "meta", "_journal.json");
    const journal = JSON.parse(await readFile(journalFile, "utf8"));
    const newest = journal.entries.at(-1);
    journal.entries.push({ ...newest, idx: newest.idx + 1, when: newest.when + 1, tag: "9999_bad" });
    await writeFile(journalFile, JSON.stringify(journal));
    await writeFile(
      join(folder, "9999_bad.sql"),
      "CREATE TABLE half (id text);\n--> statement-breakpoint\nINSERT INTO nowhere VALUES (1);",
    );
    await migrateDb({ url: own.url });

    const error = await fault(migrateDb({ url: own.url }, folder));
    expect(error.fault).toBe("failed");
    const { rows } = await own.db.$client.execute("SELECT name FROM sqlite_schema WHERE name = 'half'");
    expect(rows).toEqual([]);
    await migrateDb({ url: own.url });
  } finally {
    await own.close();
    await rm(folder, { recursive: true, force: true });
  }
});

async function breakPage(file: string, page: number): Promise<void> {
  const database = new DatabaseSync(file);
  const size = Number(database.prepare("PRAGMA page_size").get()?.["page_size"]);
  database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  database.close();
  const handle = await open(file, "r+");
  await handle.write(Buffer.alloc(size, 0xa5), 0, size, (page - 1) * size);
  await handle.close();
}
