import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, inject, test } from "vitest";
import { createDb } from "#db/client.ts";
import { fullTextPhrase, prefixPattern } from "#db/queries/full-text.ts";
import { supportTickets, userProfiles } from "#db/schema/index.ts";
import { crockford } from "#domain/ids.ts";
import { makeTicket, makeUser, randomBytes } from "#tests/support/factories.ts";

const db = createDb({ url: inject("sqldUrl") });

/** Ids of the tickets that a search finds, newest first, in the way that lists search. */
async function findTickets(typed: string): Promise<readonly string[]> {
  const phrase = fullTextPhrase(typed);
  if (phrase === null) throw new Error("too short for full text");
  const rows = await db.all<{ id: string }>(
    sql`SELECT t.id FROM support_tickets_fts f JOIN support_tickets t ON t.seq = f.rowid
        WHERE f.support_tickets_fts MATCH ${phrase} ORDER BY f.rowid DESC LIMIT 100`,
  );
  return rows.map(({ id }) => id);
}

const unique = () => crockford(12, randomBytes);

describe("full-text search", () => {
  test.each([
    ["a percent sign", "100%"],
    ["an underscore", "unit_7"],
    ["a double quote", 'the "Beast"'],
    ["an apostrophe", "O'Brien"],
    ["operators", "this OR that AND NOT NEAR(x)"],
    ["a column filter", "contact_name:Bob"],
    ["stars, carets and braces", "^{a*} + (b) - c"],
    ["a backslash", "back\\slash"],
    ["only signs", '%_"*'],
    ["four-byte characters", "🚛🔥🚛"],
    ["Arabic", "أحمد السائق"],
    ["Cyrillic", "Иван Петров"],
  ])("finds %s literally", async (_, typed) => {
    const mark = unique();
    const ticket = await makeTicket(db, { contactName: `${mark} ${typed} end` });
    await makeTicket(db, { contactName: `${mark} other end` });
    expect(await findTickets(`${mark} ${typed}`)).toEqual([ticket.id]);
    expect(await findTickets(`${typed} end`)).toContain(ticket.id);
  });

  test("% and _ stand for nothing but themselves", async () => {
    const mark = unique();
    await makeTicket(db, { contactName: `${mark}xyz` });
    expect(await findTickets(`${mark}%`)).toEqual([]);
    expect(await findTickets(`${mark}_`)).toEqual([]);
    expect(await findTickets(`${mark}*`)).toEqual([]);
  });

  test("passes over case and accents", async () => {
    const mark = unique();
    const ticket = await makeTicket(db, { contactName: `José ${mark}` });
    expect(await findTickets(`jose ${mark.toLowerCase()}`)).toEqual([ticket.id]);
  });

  test("searches number, name and brand, the newest first", async () => {
    const mark = unique();
    const byName = await makeTicket(db, { contactName: `${mark} Smith` });
    const byBrand = await makeTicket(db, { truckBrand: `Brand ${mark}` });
    expect(await findTickets(mark)).toEqual([byBrand.id, byName.id]);
    expect(await findTickets(byName.ticketNumber.slice(4))).toEqual([byName.id]);
  });

  test("follows changes and deletions", async () => {
    const [before, after] = [unique(), unique()];
    const ticket = await makeTicket(db, { contactName: before });
    await db.update(supportTickets).set({ contactName: after }).where(eq(supportTickets.id, ticket.id));
    expect(await findTickets(before)).toEqual([]);
    expect(await findTickets(after)).toEqual([ticket.id]);
    await db.delete(supportTickets).where(eq(supportTickets.id, ticket.id));
    expect(await findTickets(after)).toEqual([]);
  });

  test("finds people by e-mail, name and company, and forgets the ones who are gone", async () => {
    const mark = unique();
    const user = await makeUser(db, { companyName: `Haul ${mark} LLC`, fullName: null });
    const find = () =>
      db.all<{ id: string }>(
        sql`SELECT p.id FROM user_profiles_fts f JOIN user_profiles p ON p.seq = f.rowid
            WHERE f.user_profiles_fts MATCH ${fullTextPhrase(mark)} ORDER BY f.rowid DESC`,
      );
    expect(await find()).toEqual([{ id: user.id }]);
    await db.delete(userProfiles).where(eq(userProfiles.id, user.id));
    expect(await find()).toEqual([]);
  });

  test("finds a name by any part of it of three characters or more", async () => {
    const character = fc.constantFrom(..."aBñЖم7 %_\"'*()-^:{}+\\🚛");
    const mark = unique();
    await fc.assert(
      fc.asyncProperty(fc.array(character, { minLength: 3, maxLength: 24 }), fc.nat(), fc.nat(), async (text, a, b) => {
        const name = `${mark}${text.join("")}`;
        const ticket = await makeTicket(db, { contactName: name, userId });
        const letters = [...name];
        const start = a % (letters.length - 2);
        const part = letters.slice(start, start + 3 + (b % (letters.length - start - 2))).join("");
        const phrase = fullTextPhrase(part);
        fc.pre(phrase !== null);
        const found = await db.all(
          sql`SELECT 1 FROM support_tickets_fts WHERE support_tickets_fts MATCH ${phrase} AND rowid = ${ticket.seq}`,
        );
        expect(found).toHaveLength(1);
      }),
      { numRuns: 60 },
    );
  });
});

const { id: userId } = await makeUser(db);

describe("a text of fewer than three characters", () => {
  test.each([["a"], [" ab "], ["🚛🚛"], [""], ["\0\0\0ab"]])("%j is not for full text", (typed) => {
    expect(fullTextPhrase(typed)).toBeNull();
  });

  test("finds beginnings, and its % and _ are literal", async () => {
    const begins = async (name: string, typed: string) => {
      const rows = await db.all<{ hit: number }>(sql`SELECT ${name} LIKE ${prefixPattern(typed)} ESCAPE '\\' AS hit`);
      return rows[0]?.hit === 1;
    };
    expect(await begins("Mack", "m")).toBe(true);
    expect(await begins("Mack", "a")).toBe(false);
    expect(await begins("Mack", "%")).toBe(false);
    expect(await begins("Mack", "_a")).toBe(false);
    expect(await begins("%a", "%")).toBe(true);
    expect(await begins("_a", "_a")).toBe(true);
    expect(await begins("\\a", "\\")).toBe(true);
  });
});
