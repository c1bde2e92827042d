import { randomUUID } from "node:crypto";
import type { Db } from "#db/client.ts";
import { roomProtocol } from "#domain/room/protocol.ts";
import type { RunningApp } from "#tests/support/app.ts";
import { makeConversation, makeSession, makeUser } from "#tests/support/factories.ts";
import { LeanSocket } from "../rooms/lean-socket.ts";

/** A person with an account, a session and a browser. */
export interface Person {
  readonly id: string;
  readonly cookie: string;
}

/** An account with a session; passwords are not hashed, they are not what is measured. */
export async function makePerson(db: Db, roles: readonly "tech"[]): Promise<Person> {
  const { id } = await makeUser(db, { roles });
  return { id, cookie: (await makeSession(db, id)).cookie };
}

export interface Answer<Data> {
  readonly ms: number;
  /** Null when the call failed. */
  readonly data: Data | null;
}

async function timed<Data>(call: () => Promise<Data>): Promise<Answer<Data>> {
  const begun = performance.now();
  const data = await call().catch(() => null);
  return { ms: performance.now() - begun, data };
}

function post(app: RunningApp, { cookie }: Person, procedure: string, input: object): Promise<Response> {
  return fetch(`${app.url}/api/trpc/${procedure}`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie, origin: app.url },
    body: JSON.stringify(input),
  });
}

/** Asks for help; the answer is the ticket's id. */
export function submitTicket(app: RunningApp, driver: Person): Promise<Answer<string>> {
  return timed(async () => {
    const answer = await post(app, driver, "driver.tickets.submit", {
      submissionId: randomUUID(),
      contactName: "Lou Load",
      contactPhone: "+1 307 555 0142",
      truckBrand: "Volvo",
      truckYear: 2019,
      truckModel: "VNL",
      preferredLanguage: "en",
      issueDescription: "Air leak at the dryer",
      urgencyLevel: "low",
    });
    const { result } = (await answer.json()) as { result: { data: { id: string } } };
    return result.data.id;
  });
}

/** A turn of the diagnosis chat, read to its end; true when the answer was whole. */
export function chatTurn(app: RunningApp, db: Db, driver: Person): Promise<Answer<boolean>> {
  return makeConversation(db, { userId: driver.id }).then(({ id }) =>
    timed(async () => {
      const answer = await post(app, driver, "subscriber.chat.send", {
        conversationId: id,
        turnId: randomUUID(),
        text: "Air pressure drops to 80 psi with the brakes applied, no leak to hear",
        answer: null,
        photoIds: [],
      });
      if (!(await answer.text()).includes('"done"')) throw new Error("The answer was not whole.");
      return true;
    }),
  );
}

/** A person's socket in a ticket's room: the frames it received, and which of its messages the room acknowledged. */
export class RoomVisitor {
  readonly heard = new Set<string>();
  /** A text that came a second time. */
  readonly doubled: string[] = [];
  acknowledged = 0;
  readonly #socket: LeanSocket;
  #wake: () => void = () => undefined;

  private constructor(socket: LeanSocket) {
    this.#socket = socket;
    socket.onText = (text) => this.#hear(JSON.parse(text) as Frame);
    socket.send(JSON.stringify({ type: "hello", epoch: null, since: 0 }));
  }

  static async enter(app: RunningApp, { cookie }: Person, ticketId: string): Promise<RoomVisitor> {
    const headers = { cookie, origin: app.url, "sec-websocket-protocol": roomProtocol };
    return new RoomVisitor(await LeanSocket.open({ port: app.port, path: `/api/rooms/${ticketId}`, headers }));
  }

  say(text: string): void {
    this.#socket.send(
      JSON.stringify({ type: "send", clientId: randomUUID(), text, photoIds: [], audience: "everyone" }),
    );
  }

  /** Resolves when something holds; rejects after a minute in which it does not. */
  async until(holds: () => boolean): Promise<void> {
    const end = performance.now() + 60_000;
    while (!holds()) {
      if (performance.now() > end) throw new Error(this.#socket.closed ?? "It did not come within a minute.");
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 1000);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  leave(): void {
    this.#socket.close();
  }

  #hear(frame: Frame): void {
    if (frame.type === "ack") this.acknowledged += 1;
    for (const { kind, text } of frame.items ?? []) {
      if (kind !== "message") continue;
      if (this.heard.has(text)) this.doubled.push(text);
      this.heard.add(text);
    }
    this.#wake();
  }
}

interface Frame {
  readonly type: string;
  readonly items?: readonly { readonly kind: string; readonly text: string }[];
}
