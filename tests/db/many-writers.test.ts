import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, it, onTestFinished } from "vitest";
import { createDb } from "#db/client.ts";
import { openEmptyDatabase } from "./own-database.ts";

const writers = 40;
const writesEach = 30;

it("forty who write at once, behind a long log, are all served", async () => {
  const { db, url, close } = await openEmptyDatabase();
  onTestFinished(close);
  await db.run(sql`CREATE TABLE notes (id integer PRIMARY KEY, text text NOT NULL)`);
  await db.run(sql`CREATE INDEX notes_text ON notes (text)`);
  await Promise.all(
    Array.from({ length: writers }, async () => {
      const own = createDb({ url });
      for (let n = 0; n < writesEach; n++) {
        await own.run(sql`INSERT INTO notes (text) VALUES (${randomUUID().repeat(50)})`);
      }
      own.$client.close();
    }),
  );
  const { rows } = await db.$client.execute("SELECT count(*) FROM notes");
  expect(rows[0]?.[0]).toBe(writers * writesEach);
});
