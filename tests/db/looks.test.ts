import { asc, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditInsert, insertLook } from "#db/queries/audit.ts";
import { auditLog } from "#db/schema/index.ts";
import { looksKeptForDays } from "#domain/audit/audit.ts";
import { testDeps } from "#tests/support/deps.ts";
import { someId } from "#tests/support/factories.ts";
import { deleteExpired } from "#worker/services/jobs/delete-expired.ts";
import { type OwnDatabase, openMigratedDatabase } from "./own-database.ts";

const time = looksKeptForDays * 86_400_000;
let own: OwnDatabase;

beforeAll(async () => {
  own = await openMigratedDatabase();
});

afterAll(() => own.close());

describe("The job that deletes what has expired", () => {
  it("deletes looks whose time is over; changes stay", async () => {
    const { db } = own;
    const deps = testDeps({ db });
    const now = deps.clock.now();
    const entry = (actorId: string, createdAt: number) => ({
      id: someId("audit"),
      actorId,
      action: "ticket.viewed",
      subjectKind: "ticket",
      subjectId: "tkt_one",
      createdAt,
    });
    await auditInsert(db, entry("changed_long_ago", 1));
    await insertLook(db, entry("looked_long_ago", 1));
    await insertLook(db, entry("looked_a_moment_too_early", now - time - 1));
    await insertLook(db, entry("looked_just_in_time", now - time));
    await insertLook(db, entry("looked_now", now));

    await deleteExpired({ deps });

    const left = await db.select({ who: auditLog.actorId }).from(auditLog).orderBy(asc(auditLog.seq));
    expect(left.map(({ who }) => who)).toEqual(["changed_long_ago", "looked_just_in_time", "looked_now"]);
  });
});

describe("The indexes of the record", () => {
  it.each([
    ["a look that is there already", "audit_log_looker", "is_look = 1 and actor_id = 'a' and created_at > 5"],
    ["looks whose time is over", "audit_log_looked_at", "is_look = 1 and created_at < 5"],
    ["changes, newest first", "audit_log_kind", "is_look = 0 order by seq desc limit 51"],
  ])("find %s by %s", async (_, index, condition) => {
    const plan = await own.db.all<{ detail: string }>(
      sql`explain query plan select 1 from audit_log where ${sql.raw(condition)}`,
    );
    expect(plan.map(({ detail }) => detail).join()).toContain(index);
  });
});
