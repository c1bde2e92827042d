import type { LeanSocket } from "./lean-socket.ts";

/** A server that is measured. */
export interface Subject {
  readonly name: string;
  /** A room that nobody has been in. */
  makeRoom(): Promise<SubjectRoom>;
  /** The frame of a client that says this. */
  say(text: string): string;
  /** The frame of a client that has nothing yet and wants everything. */
  readonly hello: string;
  /** What a page says now and then to stay connected; null where the server asks for it. */
  readonly ping: string | null;
  /** True for the frame that ends the answer to `hello`. */
  greets(text: string): boolean;
  /** Processor time of the runtime so far, in ms. */
  cpu(): number;
  stop(): Promise<void>;
}

export interface SubjectRoom {
  /** The socket of one member, before its `hello`; seat 0 is the driver's. */
  open(seat: number): Promise<LeanSocket>;
}

/** Members who have said hello and are told everything. */
export async function fillRoom(subject: Subject, members: number): Promise<readonly LeanSocket[]> {
  const room = await subject.makeRoom();
  const sockets: LeanSocket[] = [];
  const together = 10;
  for (let seat = 0; seat < members; seat += together) {
    const seats = Array.from({ length: Math.min(together, members - seat) }, (_, at) => seat + at);
    sockets.push(...(await Promise.all(seats.map((one) => join(subject, room, one)))));
  }
  return sockets;
}

async function join(subject: Subject, room: SubjectRoom, seat: number): Promise<LeanSocket> {
  const socket = await room.open(seat);
  const greeted = new Promise<void>((resolve) => {
    socket.onText = (text) => {
      if (subject.greets(text)) resolve();
    };
  });
  socket.send(subject.hello);
  await greeted;
  return socket;
}
