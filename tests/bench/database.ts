import { like, or, sql } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { readCounts } from "#db/queries/counters.ts";
import { listTickets } from "#db/queries/tickets.ts";
import { supportTickets } from "#db/schema/index.ts";
import { ListTicketsInput } from "#domain/tickets/inputs.ts";
import { type OwnDatabase, openMigratedDatabase } from "#tests/db/own-database.ts";
import { makeUser } from "#tests/support/factories.ts";

/**
 * How the desk's reads grow with the number of tickets: node tests/bench/database.ts
 * Every query runs by turns on a small and a large database; BENCH_FULL=1 makes the large one of a million tickets.
 */
const small = 1000;
const large = process.env["BENCH_FULL"] ? 1_000_000 : 100_000;
const rounds = 41;

/** Tickets in one statement: the server stops a statement that takes too many steps. */
const fillStep = 5000;

interface Subject {
  readonly own: OwnDatabase;
  readonly size: number;
  readonly userId: string;
}

type Query = (subject: Subject) => Promise<unknown>;

const list = (input: Partial<ListTicketsInput>): Query => {
  const parsed = ListTicketsInput.parse({ limit: 50, ...input });
  return ({ own, userId }) => listTickets(own.db, userId, parsed);
};

const like3 =
  (typed: string): Query =>
  ({ own }) => {
    const { ticketNumber, contactName, truckBrand } = supportTickets;
    return own.db
      .select({ id: supportTickets.id })
      .from(supportTickets)
      .where(or(...[ticketNumber, contactName, truckBrand].map((column) => like(column, `%${typed}%`))))
      .orderBy(sql`${supportTickets.seq} desc`)
      .limit(51);
  };

const queries = {
  "newest 50": list({}),
  "50 from the middle, by key": ({ own, size, userId }) =>
    listTickets(own.db, userId, ListTicketsInput.parse({ limit: 50, cursor: String(size / 2) })),
  "newest 50 in progress": list({ status: "in_progress" }),
  "newest 50 unassigned": list({ assignment: "unassigned" }),
  "search, one hit (full text)": list({ q: "Zyx Quill" }),
  "search, none (full text)": list({ q: "nobody at all" }),
  "search, every ticket (full text)": list({ q: "driver" }),
  "search, two letters, none (prefix)": list({ q: "qz" }),
  "search, one hit (LIKE)": like3("Zyx Quill"),
  "search, none (LIKE)": like3("nobody at all"),
  "six counts (counters)": ({ own }) => readCounts(own.db),
  "one count (COUNT by status)": ({ own }) =>
    own.db.$count(supportTickets, sql`${supportTickets.status} in ('open', 'in_progress')`),
} as const satisfies Record<string, Query>;

type QueryName = keyof typeof queries;

async function fill(size: number): Promise<Subject> {
  const own = await openMigratedDatabase();
  const user = await makeUser(own.db);
  for (let from = 0; from < size; from += fillStep)
    await insertTickets(own.db, user.id, from, Math.min(size, from + fillStep));
  await own.db.run(sql`UPDATE support_tickets SET contact_name = 'Zyx Quill' WHERE seq = ${Math.floor(size / 3)}`);
  return { own, size, userId: user.id };
}

/** Rows made inside the server: names as different as people's, a quarter in each status. */
function insertTickets(db: Db, userId: string, from: number, to: number) {
  return db.run(sql`
    WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${to})
    INSERT INTO support_tickets (id, ticket_number, submission_id, user_id, status, urgency_level, response_due_at,
      contact_name, preferred_language, truck_brand, truck_year, truck_model, issue_description, chat_history,
      created_at, updated_at)
    SELECT 'tkt_' || i, 'TRK-' || printf('%06d', i), 'bench-' || i, ${userId},
      CASE i % 4 WHEN 0 THEN 'open' WHEN 1 THEN 'in_progress' WHEN 2 THEN 'resolved' ELSE 'closed' END,
      'medium', i, 'Driver ' || hex(randomblob(4)), 'en',
      CASE i % 3 WHEN 0 THEN 'Freightliner' WHEN 1 THEN 'Kenworth' ELSE 'Volvo' END, 2020, 'Cascadia',
      ${"The air pressure falls while the truck is parked, and the dryer purges often. ".repeat(3)},
      '[]', i, i FROM n`);
}

async function medianTimes(subjects: readonly Subject[]): Promise<Map<string, number>> {
  const times = new Map<string, number[]>();
  for (let round = -3; round < rounds; round++) {
    for (const [name, query] of Object.entries(queries)) {
      for (const subject of subjects) {
        const begun = performance.now();
        await query(subject);
        const took = performance.now() - begun;
        if (round >= 0) times.set(`${name} ${subject.size}`, [...(times.get(`${name} ${subject.size}`) ?? []), took]);
      }
    }
  }
  return new Map([...times].map(([name, all]) => [name, median(all)]));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

interface Target {
  readonly says: string;
  readonly ratio: number;
  readonly atMost: number;
}

function targets(time: (name: QueryName, size: number) => number): readonly Target[] {
  const growth = (name: QueryName) => time(name, large) / time(name, small);
  return [
    { says: "newest 50: large to small", ratio: growth("newest 50"), atMost: 1.3 },
    { says: "middle page: large to small", ratio: growth("50 from the middle, by key"), atMost: 1.3 },
    { says: "by status: large to small", ratio: growth("newest 50 in progress"), atMost: 1.3 },
    { says: "unassigned: large to small", ratio: growth("newest 50 unassigned"), atMost: 1.3 },
    { says: "search, one hit: large to small", ratio: growth("search, one hit (full text)"), atMost: 5 },
    { says: "search, every ticket: large to small", ratio: growth("search, every ticket (full text)"), atMost: 5 },
    {
      says: "search, one hit: full text to LIKE",
      ratio: time("search, one hit (full text)", large) / time("search, one hit (LIKE)", large),
      atMost: large >= 1_000_000 ? 0.1 : 0.5,
    },
    {
      says: "search, none: full text to LIKE",
      ratio: time("search, none (full text)", large) / time("search, none (LIKE)", large),
      atMost: large >= 1_000_000 ? 0.1 : 0.5,
    },
    { says: "six counts: large to small", ratio: growth("six counts (counters)"), atMost: 1.3 },
  ];
}

const subjects: Subject[] = [];
try {
  for (const size of [small, large]) {
    const begun = performance.now();
    subjects.push(await fill(size));
    console.log(`${size} tickets put in, ${Math.round(performance.now() - begun)} ms`);
  }
  const medians = await medianTimes(subjects);
  const time = (name: QueryName, size: number) => medians.get(`${name} ${size}`) ?? Number.NaN;
  console.log(
    `\nmedian of ${rounds}, ms${" ".repeat(24)}${String(small).padStart(10)}${String(large).padStart(10)}     ratio`,
  );
  for (const name of Object.keys(queries) as QueryName[]) {
    const [a, b] = [time(name, small), time(name, large)];
    console.log(
      `${name.padEnd(40)}${a.toFixed(2).padStart(10)}${b.toFixed(2).padStart(10)}${(b / a).toFixed(2).padStart(10)}`,
    );
  }
  console.log();
  for (const { says, ratio, atMost } of targets(time)) {
    const verdict = ratio <= atMost ? "within" : "ABOVE";
    console.log(`${says.padEnd(40)}${ratio.toFixed(2).padStart(10)}  ${verdict} ${atMost}`);
    if (ratio > atMost) process.exitCode = 1;
  }
} finally {
  for (const { own } of subjects) await own.close();
}
