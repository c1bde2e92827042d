import { availableParallelism, loadavg } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { recordResults } from "./record/results.ts";
import type { LeanSocket } from "./rooms/lean-socket.ts";
import { fillWithMessages, measureCatchUp, measurePaced, measureThroughput } from "./rooms/loads.ts";
import { startRuntimeRoom } from "./rooms/runtime-room.ts";
import { startSocketIoRoom } from "./rooms/socket-io-room.ts";
import { median, medianInterval } from "./rooms/statistics.ts";
import { fillRoom, type Subject, type SubjectRoom } from "./rooms/subject.ts";
import { startTicketRoom } from "./rooms/ticket-room.ts";

/**
 * The ticket room as it runs, beside a bare Durable Object and partyserver, which store and pass on, and socket.io, which
 * stores nothing: node tests/bench/rooms.ts. They answer by turns. BENCH_SMALL=1 is for machines that do not hold 2,000 sockets;
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
  throughput: { says: "messages a second, 10 sockets", digits: 0, atLeast: 5 },
  catchUp: { says: "1,000 missed, ms", digits: 1, atMost: 1.15 },
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

/** What a page does every 9 s; a room asks a socket that is silent for longer, and lets go of one that does not answer. */
function ping({ subject, many: rooms, large: room }: Stage): void {
  if (subject.ping === null) return;
  for (const socket of [...rooms, ...room].flat()) socket.send(subject.ping);
}

const pingEvery = 9000;

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

/** The ratios of one measure to a baseline, with their median and what it may be. */
function compare(measure: Measure, own: readonly number[], other: readonly number[]) {
  const ratios = own.map((value, at) => value / (other[at] ?? Number.NaN));
  return { ratio: median(ratios), ...medianInterval(ratios), ...measure };
}

/** Prints our figures beside one baseline's. Only those against the bare object have limits. */
function report(baseline: string, ours: readonly Figures[], theirs: readonly Figures[], isJudged: boolean) {
  const { confidence } = medianInterval(ours.map((_, at) => at));
  const heads = ["ticket room", baseline, "ratio", `${Math.floor(confidence * 100)} % interval`, "target"];
  console.log(`\n${"".padEnd(32)}${heads.map((head) => head.padStart(15)).join("")}`);
  return Object.entries(measures).map(([name, measure]: [string, Measure]) => {
    const of = (all: readonly Figures[]) => all.map((figures) => figures[name as keyof Figures]);
    const [own, other] = [of(ours), of(theirs)];
    const { ratio, low, high } = compare(measure, own, other);
    const { says, digits, atMost, atLeast } = measure;
    const isMissed = isJudged && (ratio > (atMost ?? Number.POSITIVE_INFINITY) || ratio < (atLeast ?? 0));
    const target = atMost === undefined ? `≥ ${atLeast}` : `≤ ${atMost}`;
    const verdict = isJudged ? `${target} ${isMissed ? "MISSED" : "met"}` : "";
    const figures = [median(own).toFixed(digits), median(other).toFixed(digits), ratio.toFixed(2)];
    const cells = [...figures, `${low.toFixed(2)}–${high.toFixed(2)}`, verdict];
    console.log(`${says.padEnd(32)}${cells.map((cell) => cell.padStart(15)).join("")}`);
    if (isMissed) process.exitCode = 1;
    return { measure: says, baseline, ours: median(own), theirs: median(other), ratio, low, high, verdict };
  });
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
  subjects.push(await startTicketRoom(large.members - 1));
  subjects.push(await startRuntimeRoom("bare"), await startRuntimeRoom("party"), await startSocketIoRoom());
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
      `${rounds} rounds by turns, medians; ${availableParallelism()} cores, load before ${loadBefore}, after ${loads()}.`,
  );
  const figuresOf = (at: number) => found.flatMap((round) => [...round.values()].slice(at, at + 1));
  const rows = subjects.slice(1).flatMap(({ name }, at) => report(name, figuresOf(0), figuresOf(at + 1), at === 0));
  recordResults("rooms", { rounds, small, loadBefore, loadAfter: loads(), rows });
} finally {
  clearInterval(pinging);
  for (const subject of subjects) await subject.stop();
}
