import { setTimeout as pause } from "node:timers/promises";
import type { LeanSocket } from "./lean-socket.ts";
import { median } from "./statistics.ts";
import { fillRoom, type Subject, type SubjectRoom } from "./subject.ts";

/** Text as long as a few sentences of a driver; what is looked for in what comes back stands between the marks. */
const textLength = 200;
const mark = "~";
const timeout = 60_000;

/** In ms, what the room still does afterwards: the ticket room copies up to three seconds later. */
const aftermath = 4500;

/** A machine that is too slow for the pace gets the next message when only so many are on their way. */
const onTheirWay = 4;

function textOf(id: number): string {
  return `${mark}${id}${mark} The air pressure falls while the truck is parked`.padEnd(
    textLength,
    " and the dryer purges",
  );
}

/** The ids in a frame, however many messages it carries. */
function eachId(text: string, take: (id: number) => void): void {
  for (let begin = text.indexOf(mark); begin >= 0; ) {
    const end = text.indexOf(mark, begin + 1);
    take(Number(text.slice(begin + 1, end)));
    begin = text.indexOf(mark, end + 1);
  }
}

export interface Paced {
  /** Median of the times from sending to each delivery, the sender's own too, in ms. */
  readonly p50: number;
  /** Processor time of the runtime for 1,000 deliveries, in ms; what it does afterwards is counted. */
  readonly cpuPerThousand: number;
}

/** Sends one message after another, each in the next room by its next member, at a pace that does not fill the machine. */
export async function measurePaced(
  subject: Subject,
  rooms: readonly (readonly LeanSocket[])[],
  pace: { readonly messages: number; readonly perSecond: number },
): Promise<Paced> {
  const sentAt = new Float64Array(pace.messages);
  const latencies: number[] = [];
  const members = rooms[0]?.length ?? 0;
  let wake: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    for (const socket of rooms.flat()) {
      socket.onText = (text, at) =>
        eachId(text, (id) => {
          latencies.push(at - (sentAt[id] ?? Number.NaN));
          wake();
          if (latencies.length === pace.messages * members) resolve();
        });
    }
  });
  const cpuBefore = subject.cpu();
  const begun = performance.now();
  for (let id = 0; id < pace.messages; id++) {
    const wait = begun + (id * 1000) / pace.perSecond - performance.now();
    if (wait > 0) await pause(wait);
    while (id * members - latencies.length >= onTheirWay * members) {
      const next = new Promise<void>((resolve) => {
        wake = resolve;
      });
      await inTime(next, () => `${latencies.length} deliveries of ${id} messages came`, rooms.flat());
    }
    const room = rooms[id % rooms.length] ?? [];
    const frame = subject.say(textOf(id));
    sentAt[id] = performance.now();
    room[Math.floor(id / rooms.length) % room.length]?.send(frame);
  }
  await inTime(arrived, () => `${latencies.length} of ${pace.messages * members} deliveries came`, rooms.flat());
  await pause(aftermath);
  return { p50: median(latencies), cpuPerThousand: ((subject.cpu() - cpuBefore) / latencies.length) * 1000 };
}

/** Messages a second of one room in which every member keeps `window` messages on their way. */
export async function measureThroughput(
  subject: Subject,
  load: { readonly members: number; readonly window: number; readonly messages: number },
): Promise<number> {
  const sockets = await fillRoom(subject, load.members);
  const frames = Array.from({ length: load.messages }, (_, id) => subject.say(textOf(id)));
  let sent = 0;
  let deliveries = 0;
  const send = (socket: LeanSocket) => {
    const frame = frames[sent++];
    if (frame !== undefined) socket.send(frame);
  };
  const own = sockets.map(() => 0);
  const begun = performance.now();
  const arrived = new Promise<void>((resolve) => {
    sockets.forEach((socket, seat) => {
      socket.onText = (text) =>
        eachId(text, () => {
          deliveries += 1;
          // A message has come back to everybody once this socket has had as many as there are members: it sends its next.
          own[seat] = (own[seat] ?? 0) + 1;
          if ((own[seat] ?? 0) % sockets.length === 0) send(socket);
          if (deliveries === load.messages * sockets.length) resolve();
        });
    });
  });
  for (let round = 0; round < load.window; round++) for (const socket of sockets) send(socket);
  await inTime(arrived, () => `${deliveries} of ${load.messages * sockets.length} deliveries came`, sockets);
  const took = performance.now() - begun;
  for (const socket of sockets) socket.close();
  return load.messages / (took / 1000);
}

/** Fills a room whose members leave again. */
export async function fillWithMessages(subject: Subject, messages: number): Promise<SubjectRoom> {
  const room = await subject.makeRoom();
  const socket = await room.open(0);
  let deliveries = 0;
  const arrived = new Promise<void>((resolve) => {
    let greeted = false;
    socket.onText = (text) => {
      if (!greeted && subject.greets(text)) {
        greeted = true;
        for (let id = 0; id < messages; id++) socket.send(subject.say(textOf(id)));
      }
      eachId(text, () => {
        deliveries += 1;
        if (deliveries === messages) resolve();
      });
    };
  });
  socket.send(subject.hello);
  await inTime(arrived, () => `${deliveries} of ${messages} deliveries came`, [socket]);
  socket.close();
  return room;
}

/** Milliseconds from a newcomer's hello on an open socket to the last of `messages` that the room has. */
export async function measureCatchUp(subject: Subject, room: SubjectRoom, messages: number): Promise<number> {
  const socket = await room.open(0);
  let came = 0;
  let took = Number.NaN;
  const begun = performance.now();
  const arrived = new Promise<void>((resolve) => {
    socket.onText = (text) => {
      eachId(text, () => {
        came += 1;
      });
      took = performance.now() - begun;
      if (came >= messages) resolve();
    };
  });
  socket.send(subject.hello);
  await inTime(arrived, () => `${came} of ${messages} missed messages came`, [socket]);
  socket.close();
  return took;
}

async function inTime(work: Promise<void>, state: () => string, sockets: readonly LeanSocket[]): Promise<void> {
  const stopped = new AbortController();
  const late = pause(timeout, undefined, { signal: stopped.signal }).then(() => {
    const reason = sockets.map((socket) => socket.closed).find((why) => why !== null) ?? "no socket was closed";
    throw new Error(`In ${timeout / 1000} s only ${state()}; ${reason}.`);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    stopped.abort();
    late.catch(() => undefined);
  }
}
