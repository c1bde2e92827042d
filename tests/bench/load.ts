import { loadavg } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { createDb, type Db } from "#db/client.ts";
import { supportTickets } from "#db/schema/index.ts";
import { RunningApp } from "#tests/support/app.ts";
import { chatTurn, makePerson, type Person, RoomVisitor, submitTicket } from "./load/people.ts";
import { recordResults } from "./record/results.ts";
import { runtimeCpu } from "./rooms/cpu.ts";
import { median } from "./rooms/statistics.ts";

/**
 * A busy hour in a few minutes: node tests/bench/load.ts
 * Drivers arrive one after another, ask for help, ask the assistant and write with a technician in the ticket's room.
 * Afterwards every ticket and every message is counted. BENCH_DRIVERS (1000), BENCH_TECHNICIANS (50), BENCH_SECONDS
 * (180) in which they arrive.
 */
const drivers = Number(process.env["BENCH_DRIVERS"] ?? 1000);
const technicians = Number(process.env["BENCH_TECHNICIANS"] ?? 50);
const seconds = Number(process.env["BENCH_SECONDS"] ?? 180);
/** What each of the two says in a ticket's room, one after the other. */
const exchanges = 4;
const mostErrors = 0.001;

interface Outcome {
  readonly submitMs: number;
  readonly chatMs: number;
  readonly ticketId: string | null;
  readonly said: readonly string[];
  readonly errors: number;
}

async function helpDriver(app: RunningApp, db: Db, driver: Person, technician: Person): Promise<Outcome> {
  const ticket = await submitTicket(app, driver);
  const chat = await chatTurn(app, db, driver);
  const said: string[] = [];
  let errors = Number(ticket.data === null) + Number(chat.data === null);
  if (ticket.data !== null) {
    try {
      const asking = await RoomVisitor.enter(app, driver, ticket.data);
      const helping = await RoomVisitor.enter(app, technician, ticket.data);
      for (let at = 0; at < exchanges; at++) {
        for (const [speaker, listener, who] of [
          [asking, helping, "driver"],
          [helping, asking, "technician"],
        ] as const) {
          const text = `${driver.id} ${who} ${at}`;
          said.push(text);
          speaker.say(text);
          await listener.until(() => listener.heard.has(text));
        }
      }
      asking.leave();
      helping.leave();
    } catch (error) {
      console.error(String(error));
      errors += 1;
    }
  }
  return { submitMs: ticket.ms, chatMs: chat.ms, ticketId: ticket.data, said, errors };
}

/** Reads a room from its beginning as a newcomer: how much of what was said is missing or doubled. */
async function countRoom(app: RunningApp, driver: Person, { ticketId, said }: Outcome) {
  if (ticketId === null) return { lost: 0, doubled: 0 };
  const reader = await RoomVisitor.enter(app, driver, ticketId);
  await reader.until(() => said.every((text) => reader.heard.has(text))).catch(() => undefined);
  reader.leave();
  return { lost: said.filter((text) => !reader.heard.has(text)).length, doubled: reader.doubled.length };
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN;
}

const app = await RunningApp.start({ settings: { SEED_DEMO: "off" } });
const db = createDb({ url: app.databaseUrl() });
try {
  const staff: Person[] = [];
  while (staff.length < technicians) staff.push(await makePerson(db, ["tech"]));
  const people: Person[] = [];
  while (people.length < drivers) people.push(await makePerson(db, []));
  const cpuBefore = runtimeCpu(app.pid);
  const outcomes = await Promise.all(
    people.map(async (driver, at) => {
      await pause((at * seconds * 1000) / drivers);
      return helpDriver(app, db, driver, staff[at % technicians] as Person);
    }),
  );
  const cpuMs = runtimeCpu(app.pid) - cpuBefore;

  let [lost, doubled, stored] = [0, 0, 0];
  for (const [at, driver] of people.entries()) {
    const room = await countRoom(app, driver, outcomes[at] as Outcome);
    lost += room.lost;
    doubled += room.doubled;
    stored += await db.$count(supportTickets, eq(supportTickets.userId, driver.id));
  }
  const messages = outcomes.reduce((sum, { said }) => sum + said.length, 0);
  const errors = outcomes.reduce((sum, one) => sum + one.errors, 0);
  const result = {
    drivers,
    technicians,
    seconds,
    load: loadavg().map((one) => Number(one.toFixed(1))),
    tickets: { answered: outcomes.filter(({ ticketId }) => ticketId !== null).length, stored },
    messages: { said: messages, lost, doubled },
    errors,
    submitMs: summary(outcomes.map(({ submitMs }) => submitMs)),
    chatTurnMs: summary(outcomes.map(({ chatMs }) => chatMs)),
    runtimeCpuMsPerDriver: Math.round(cpuMs / drivers),
  };
  console.log(JSON.stringify(result, null, 2));
  recordResults("load", result);
  const isWhole = lost === 0 && doubled === 0 && stored === result.tickets.answered;
  if (!isWhole || errors > mostErrors * (2 * drivers + messages)) process.exitCode = 1;
} finally {
  db.$client.close();
  await app.stop();
}

function summary(values: readonly number[]) {
  return { p50: Math.round(median(values)), p95: Math.round(percentile(values, 0.95)) };
}
