import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Client } from "@libsql/client/web";
import { generateSQLiteDrizzleJson, generateSQLiteMigration } from "drizzle-kit/api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migrateDb, migrationsFolder } from "#db/migrate.ts";
import { recount } from "#db/queries/counters.ts";
import { fullTextPhrase } from "#db/queries/full-text.ts";
import * as schema from "#db/schema/index.ts";
import { openEmptyDatabase, openMigratedDatabase } from "./own-database.ts";
import { awkward, populate, readRows, type Snapshot } from "./snapshot-rows.ts";

interface Journal {
  readonly entries: readonly { readonly idx: number; readonly tag: string }[];
}

/** Tables whose rows a start or a migration writes again: the plans, and daily figures that are counted again. */
const rewritten = ["subscription_tiers", "report_cells"];
/** Columns that a migration computes again from the rows. */
const recomputed = ["first_response_at", "response_due_at", "waiting_since", "reply_due_at"];
const fullTextTables = ["support_tickets", "user_profiles"] as const;

const journal = JSON.parse(await readFile(join(migrationsFolder, "meta", "_journal.json"), "utf8")) as Journal;
const snapshots = await Promise.all(journal.entries.map((_, index) => readSnapshot(index)));
const newest = last(snapshots);

let folder: string;
let fresh: readonly string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "roadflare-migrations-"));
  const own = await openMigratedDatabase();
  fresh = await describeSchema(own.db.$client);
  await own.close();
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test("the newest snapshot is what drizzle-kit would generate from the schema: nothing is stale", async () => {
  const previous = JSON.parse(JSON.stringify(newest));
  const current = await generateSQLiteDrizzleJson({ ...schema }, previous.id);
  expect(await generateSQLiteMigration(previous, current)).toEqual([]);
});

test("the hand-made triggers and full-text tables are there after the last migration", () => {
  const made = fresh.filter((line) => /^(trigger|fts)/.test(line)).map((line) => line.split("|")[0]);
  expect(made).toEqual([
    "fts support_tickets_fts",
    "fts user_profiles_fts",
    "trigger parts_orders_count_delete",
    "trigger parts_orders_count_insert",
    "trigger parts_orders_count_update",
    "trigger support_tickets_count_delete",
    "trigger support_tickets_count_insert",
    "trigger support_tickets_count_update",
    "trigger support_tickets_fts_delete",
    "trigger support_tickets_fts_insert",
    "trigger support_tickets_fts_update",
    "trigger user_profiles_count_delete",
    "trigger user_profiles_count_insert",
    "trigger user_profiles_fts_delete",
    "trigger user_profiles_fts_insert",
    "trigger user_profiles_fts_update",
  ]);
});

describe.each(journal.entries)("data that was written after $tag", ({ idx }) => {
  test("comes through the rest of the migrations whole, searched and counted", async () => {
    const own = await openEmptyDatabase();
    const client = own.db.$client;
    try {
      const snapshot = snapshots[idx] ?? newest;
      await migrateDb({ url: own.url }, await firstMigrations(idx + 1));
      await populate(client, snapshot);
      const before = await readRows(client, snapshot, newest);

      await migrateDb({ url: own.url });

      const after = await readRows(client, newest);
      for (const [table, rows] of before) {
        expect.soft(rows.length, `${table} was populated`).toBeGreaterThan(0);
        if (!rewritten.includes(table)) {
          expect
            .soft(
              after.get(table)?.map((row) => pick(row, keptColumns(rows[0]))),
              table,
            )
            .toEqual(expect.arrayContaining(rows.map((row) => pick(row, keptColumns(row)))));
        }
      }
      expect(await describeSchema(client)).toEqual(fresh);
      expect((await client.execute("PRAGMA foreign_key_check")).rows).toEqual([]);
      expect((await client.execute("PRAGMA integrity_check")).rows.map((row) => row[0])).toEqual(["ok"]);
      expect(await recount(own.db), "counters that had drifted").toEqual([]);
      for (const table of fullTextTables) await expectSearchable(client, table);
    } finally {
      await own.close();
    }
  });
});

test("photos of the staff that the driver was never shown become the staff's alone", async () => {
  const own = await openEmptyDatabase();
  const client = own.db.$client;
  const before = journal.entries.findIndex(({ tag }) => tag === "0013_staff_photos");
  try {
    await migrateDb({ url: own.url }, await firstMigrations(before));
    await populate(client, snapshots[before - 1] ?? newest);
    const [ticket] = (await client.execute("SELECT id, user_id FROM support_tickets WHERE user_id IS NOT NULL")).rows;
    const [ticketId, driver] = [String(ticket?.["id"]), String(ticket?.["user_id"])];
    const staff = (await client.execute({ sql: "SELECT id FROM users WHERE id <> ?", args: [driver] })).rows[0]?.["id"];
    const photo = (id: string, userId: unknown, at: string | null) => ({
      sql: "INSERT INTO photos (id, user_id, ticket_id, type, bytes, width, height, created_at) VALUES (?, ?, ?, 'image/png', 1, 1, 1, 1)",
      args: [id, String(userId), at],
    });
    const message = (seq: number, audience: string, photoIds: readonly string[]) => ({
      sql: `INSERT INTO support_chat_messages
        (id, ticket_id, epoch, seq, kind, audience, sender_type, sender_name, message, photo_ids, created_at)
        VALUES (?, ?, 'e', ?, 'message', ?, 'support', 'Ann', '', ?, 1)`,
      args: [`m${seq}`, ticketId, seq, audience, JSON.stringify(photoIds)],
    });
    await client.batch(
      [
        photo("drivers", driver, ticketId),
        photo("shown", staff, ticketId),
        photo("noted", staff, ticketId),
        photo("unsent", staff, null),
        message(9001, "everyone", ["shown"]),
        message(9002, "staff", ["noted", "shown"]),
      ],
      "write",
    );

    await migrateDb({ url: own.url });

    const { rows } = await client.execute("SELECT id, staff_only FROM photos WHERE bytes = 1 ORDER BY id");
    expect(Object.fromEntries(rows.map((row) => [row["id"], row["staff_only"]]))).toEqual({
      drivers: 0,
      noted: 1,
      shown: 0,
      unsent: 0,
    });
  } finally {
    await own.close();
  }
});

test("old tickets get the first reply of their conversation, what is owed now, and their notes as entries", async () => {
  const own = await openEmptyDatabase();
  const client = own.db.$client;
  const before = journal.entries.findIndex(({ tag }) => tag === "0022_desk_clocks");
  try {
    await migrateDb({ url: own.url }, await firstMigrations(before));
    await populate(client, snapshots[before - 1] ?? newest);
    const [known] = (await client.execute("SELECT id FROM support_tickets")).rows;
    const ticketId = String(known?.["id"]);
    await client.execute({
      sql: `UPDATE support_tickets SET status = 'in_progress', urgency_level = 'low', assessed_urgency = 'high',
        created_at = 1000, first_response_at = 2000, response_due_at = 90000000, internal_notes = 'Call the shop.'
        WHERE id = ?`,
      args: [ticketId],
    });
    await client.execute("DELETE FROM support_chat_messages");
    const said = (seq: number, sender: string, audience: string) => ({
      sql: `INSERT INTO support_chat_messages
        (id, ticket_id, epoch, seq, kind, audience, sender_type, sender_name, message, photo_ids, created_at)
        VALUES (?, ?, 'e', ?, 'message', ?, ?, 'Ann', '', '[]', ?)`,
      args: [`m${seq}`, ticketId, seq, audience, sender, seq * 1000],
    });
    const lines = [said(3, "support", "staff"), said(4, "driver", "everyone"), said(5, "support", "everyone")];
    await client.batch([...lines, said(6, "driver", "everyone"), said(7, "driver", "everyone")], "write");

    await migrateDb({ url: own.url });

    const [ticket] = (
      await client.execute({
        sql: `SELECT first_response_at, response_due_at, waiting_since, reply_due_at FROM support_tickets WHERE id = ?`,
        args: [ticketId],
      })
    ).rows;
    expect(ticket).toMatchObject({
      first_response_at: 5000,
      response_due_at: 3_601_000,
      waiting_since: 6000,
      reply_due_at: 3_606_000,
    });
    const notes = await client.execute({ sql: "SELECT text FROM ticket_notes WHERE ticket_id = ?", args: [ticketId] });
    expect(notes.rows.map((row) => row["text"])).toEqual(["Call the shop."]);
    expect((await client.execute("SELECT * FROM report_cells")).rows).toEqual([]);
  } finally {
    await own.close();
  }
});

async function expectSearchable(client: Client, table: (typeof fullTextTables)[number]): Promise<void> {
  const count = async (sql: string, args: string[] = []) => Number((await client.execute({ sql, args })).rows[0]?.[0]);
  const rows = await count(`SELECT count(*) FROM ${table}`);
  expect(await count(`SELECT count(*) FROM ${table}_fts_docsize`), `${table} in full text`).toBe(rows);
  await client.execute(`INSERT INTO ${table}_fts(${table}_fts, rank) VALUES ('integrity-check', 1)`);
  const phrase = fullTextPhrase(awkward) ?? "";
  expect(await count(`SELECT count(*) FROM ${table}_fts WHERE ${table}_fts MATCH ?`, [phrase])).toBe(rows);
}

/** Tables, indexes, triggers and full-text tables with their SQL, spaces evened out. */
async function describeSchema(client: Client): Promise<readonly string[]> {
  const { rows } = await client.execute(
    `SELECT CASE WHEN sql LIKE 'CREATE VIRTUAL TABLE%' THEN 'fts' ELSE type END, name, sql FROM sqlite_schema
     WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '%_fts_%' OR type = 'trigger'
     ORDER BY 1, 2`,
  );
  return rows.map((row) => `${row[0]} ${row[1]}|${String(row[2]).replace(/\s+/g, " ")}`);
}

/** A folder with only the first `count` migrations. */
async function firstMigrations(count: number): Promise<string> {
  const target = join(folder, `first-${count}`);
  await cp(migrationsFolder, target, { recursive: true });
  const shortened = { ...journal, entries: journal.entries.slice(0, count) };
  await writeFile(join(target, "meta", "_journal.json"), JSON.stringify(shortened));
  return target;
}

async function readSnapshot(index: number): Promise<Snapshot> {
  const name = `${String(index).padStart(4, "0")}_snapshot.json`;
  return JSON.parse(await readFile(join(migrationsFolder, "meta", name), "utf8")) as Snapshot;
}

function pick(row: Readonly<Record<string, unknown>>, columns: readonly string[]) {
  return Object.fromEntries(columns.map((column) => [column, row[column]]));
}

function keptColumns(row: Readonly<Record<string, unknown>> | undefined): string[] {
  return Object.keys(row ?? {}).filter((column) => !recomputed.includes(column));
}

function last<Item>(items: readonly Item[]): Item {
  const item = items.at(-1);
  if (item === undefined) throw new Error("there are no migrations");
  return item;
}
