import { availableParallelism, loadavg } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { startBareRoom } from "./rooms/bare-room.ts";
import type { LeanSocket } from "./rooms/lean-socket.ts";
import { fillWithMessages, measureCatchUp, measurePaced, measureThroughput } from "./rooms/loads.ts";
import { median, medianInterval } from "./rooms/statistics.ts";
import { fillRoom, type Subject, type SubjectRoom } from "./rooms/subject.ts";
import { startTicketRoom } from "./rooms/ticket-room.ts";

/**
 * The ticket room as it runs, beside a bare Durable Object that stores and passes on: node tests/bench/rooms.ts
 * Both answer by turns in the same runtime. BENCH_SMALL=1 is for machines that do not hold 2,000 sockets;
 * BENCH_ROUNDS is the number of rounds.
 */
const small = process.env["BENCH_SMALL"] === "1";
const rounds = Number(process.env["BENCH_ROUNDS"] ?? 9);
const many = { rooms: small ? 20 : 50, members: 10, messages: 300, perSecond: 100 };
const large = { rooms: 1, members: small ? 100 : 500, messages: 15, perSecond: 5 };
const flood = { members: 10, window: 20, messages: small ? 2000 : 4000 };
const missed = 1000;
const catchUps = 5;

const measures = {
  manyP50: { says: "A, a delivery, p50, ms", digits: 2, atMost: 1.15 },
  manyCpu: { says: "A, processor, ms per 1,000", digits: 1, atMost: 1.15 },
  largeP50: { says: "B, a delivery, p50, ms", digits: 2, atMost: 1.15 },
  largeCpu: { says: "B, processor, ms per 1,000", digits: 1, atMost: 1.15 },
  throughput: { says: "messages a second, 10 sockets", digits: 0, atLeast: 3 },
  catchUp: { says: "1,000 missed, ms", digits: 1, atMost: 1.5 },
} as const satisfies Record<string, Measure>;

interface Measure {
  readonly says: string;
  readonly digits: number;
  /** What the ratio to the baseline may be at most, or has to be at least. */
  readonly atMost?: number;
  readonly atLeast?: number;
}

type Figures = Readonly<Record<keyof typeof measures, number>>;

/** A subject with its rooms full of people. */
interface Stage {
  readonly subject: Subject;
  readonly many: readonly (readonly LeanSocket[])[];
  readonly large: readonly (readonly LeanSocket[])[];
  readonly talkedIn: SubjectRoom;
}

async function setUp(subject: Subject): Promise<Stage> {
  const fill = async ({ rooms, members }: { readonly rooms: number; readonly members: number }) => {
    const filled: (readonly LeanSocket[])[] = [];
    while (filled.length < rooms) filled.push(await fillRoom(subject, members));
    return filled;
  };
  const talkedIn = await fillWithMessages(subject, missed);
  return { subject, talkedIn, many: await fill(many), large: await fill(large) };
}

/** What a page does every 25 s; a room whose people are silent for 90 s lets them go. */
function ping({ many: rooms, large: room }: Stage): void {
  for (const socket of [...rooms, ...room].flat()) socket.send("ping");
}

const pingEvery = 25_000;

const parts = {
  many: async (stage: Stage) => {
    ping(stage);
    await pause(500);
    const { p50, cpuPerThousand } = await measurePaced(stage.subject, stage.many, many);
    return { manyP50: p50, manyCpu: cpuPerThousand };
  },
  large: async (stage: Stage) => {
    ping(stage);
    await pause(500);
    const { p50, cpuPerThousand } = await measurePaced(stage.subject, stage.large, large);
    return { largeP50: p50, largeCpu: cpuPerThousand };
  },
  throughput: async ({ subject }: Stage) => ({ throughput: await measureThroughput(subject, flood) }),
  catchUp: async ({ subject, talkedIn }: Stage) => {
    const times: number[] = [];
    while (times.length < catchUps) times.push(await measureCatchUp(subject, talkedIn, missed));
    return { catchUp: median(times) };
  },
};

/** One round of every part; who goes first changes from round to round. */
async function runRound(stages: readonly Stage[], round: number): Promise<ReadonlyMap<Stage, Figures>> {
  const found = new Map<Stage, Partial<Figures>>(stages.map((stage) => [stage, {}]));
  for (const part of Object.values(parts)) {
    for (const stage of round % 2 === 0 ? stages : stages.toReversed())
      found.set(stage, { ...found.get(stage), ...(await part(stage)) });
  }
  return found as ReadonlyMap<Stage, Figures>;
}

function report(ours: readonly Figures[], baseline: readonly Figures[]): void {
  const { confidence } = medianInterval(ours.map((_, at) => at));
  const heads = ["ticket room", "bare object", "ratio", `${Math.floor(confidence * 100)} % interval`, "target"];
  console.log(`${"".padEnd(32)}${heads.map((head) => head.padStart(15)).join("")}`);
  for (const [name, measure] of Object.entries(measures) as [keyof Figures, Measure][]) {
    const { says, digits, atMost, atLeast } = measure;
    const [own, other] = [ours, baseline].map((all) => all.map((figures) => figures[name]));
    if (!own || !other) continue;
    const ratios = own.map((value, at) => value / (other[at] ?? Number.NaN));
    const ratio = median(ratios);
    const { low, high } = medianInterval(ratios);
    const missedIt = ratio > (atMost ?? Number.POSITIVE_INFINITY) || ratio < (atLeast ?? 0);
    const target = atMost === undefined ? `≥ ${atLeast}` : `≤ ${atMost}`;
    const verdict = missedIt ? (atMost === undefined ? "BELOW" : "ABOVE") : "within";
    const figures = [median(own).toFixed(digits), median(other).toFixed(digits), ratio.toFixed(2)];
    const cells = [...figures, `${low.toFixed(2)}–${high.toFixed(2)}`, `${target} ${verdict}`];
    console.log(`${says.padEnd(32)}${cells.map((cell) => cell.padStart(15)).join("")}`);
    if (missedIt) process.exitCode = 1;
  }
}

/** How busy the machine is, over 1, 5 and 15 minutes. */
function loads(): string {
  return loadavg()
    .map((one) => one.toFixed(1))
    .join(" ");
}

const loadBefore = loads();
const subjects: Subject[] = [];
let pinging: NodeJS.Timeout | undefined;
try {
  subjects.push(await startTicketRoom(large.members - 1), await startBareRoom());
  const stages: Stage[] = [];
  for (const subject of subjects) stages.push(await setUp(subject));
  pinging = setInterval(() => stages.forEach(ping), pingEvery);
  const found: ReadonlyMap<Stage, Figures>[] = [];
  for (let round = -1; round < rounds; round++) {
    const figures = await runRound(stages, round);
    if (round >= 0) found.push(figures);
  }
  console.log(
    `A: ${many.rooms} rooms of ${many.members} sockets, ${many.perSecond} messages a second; B: one room of ` +
      `${large.members}, ${large.perSecond} a second${small ? " (BENCH_SMALL: fewer than the targets are meant for)" : ""}.\n` +
      `${rounds} rounds by turns, medians; ${availableParallelism()} cores, load before ${loadBefore}, after ${loads()}.\n`,
  );
  const figuresOf = (at: number) => found.flatMap((round) => [...round.values()].slice(at, at + 1));
  report(figuresOf(0), figuresOf(1));
} finally {
  clearInterval(pinging);
  for (const subject of subjects) await subject.stop();
}
