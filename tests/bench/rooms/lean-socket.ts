import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";

export interface SocketAddress {
  readonly port: number;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const opcodes = { text: 1, close: 8 } as const;
/** What servers ask of a client that says nothing, and the answer: of a ticket room, and of Engine.IO. */
const askedAndAnswered: ReadonlyMap<string, string> = new Map([
  ["ping", "ping"],
  ["2", "3"],
]);

/**
 * A WebSocket that costs the measuring side as little as can be: no events, no masking worth the name, one callback a
 * text frame. Only for servers on this machine, which send whole frames.
 */
export class LeanSocket {
  /** Gets every text, with the moment in which it came out of the kernel (performance.now). */
  onText: (text: string, at: number) => void = () => undefined;
  #stream: Socket;
  #rest: Buffer = Buffer.alloc(0);
  #closed: string | null = null;

  private constructor(stream: Socket, rest: Buffer) {
    this.#stream = stream;
    stream.setNoDelay(true);
    stream.on("data", (chunk) => this.#take(chunk));
    stream.on("close", () => {
      this.#closed ??= "the connection ended";
    });
    stream.on("error", (error) => {
      this.#closed ??= error.message;
    });
    if (rest.length > 0) setImmediate(() => this.#take(rest));
  }

  /** Resolves when the server has agreed to the upgrade. @throws Error with what it said instead. */
  static open({ port, path, headers = {} }: SocketAddress): Promise<LeanSocket> {
    return new Promise((resolve, reject) => {
      const stream = connect(port, "127.0.0.1");
      let said: Buffer = Buffer.alloc(0);
      const listen = (chunk: Buffer) => {
        said = Buffer.concat([said, chunk]);
        const end = said.indexOf("\r\n\r\n");
        if (end < 0) return;
        stream.off("data", listen);
        const status = said.subarray(0, said.indexOf("\r\n")).toString();
        if (status.includes(" 101 ")) return resolve(new LeanSocket(stream, said.subarray(end + 4)));
        stream.destroy();
        reject(new Error(`${path} was not upgraded: ${said.toString()}`));
      };
      stream.on("data", listen);
      stream.once("error", reject);
      const lines = {
        host: `127.0.0.1:${port}`,
        upgrade: "websocket",
        connection: "Upgrade",
        "sec-websocket-version": "13",
        "sec-websocket-key": randomBytes(16).toString("base64"),
        ...headers,
      };
      const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
      stream.write(`GET ${path} HTTP/1.1\r\n${head.join("")}\r\n`);
    });
  }

  /** Why it is closed; null while it is open. */
  get closed(): string | null {
    return this.#closed;
  }

  send(text: string): void {
    const length = Buffer.byteLength(text);
    if (length > 0xffff) throw new Error("Longer than anything that is measured.");
    // The mask is all zeros: what is masked with it stays as it is.
    const frame = Buffer.alloc(length < 126 ? 6 + length : 8 + length);
    frame[0] = 0x80 | opcodes.text;
    frame[1] = 0x80 | (length < 126 ? length : 126);
    if (length >= 126) frame.writeUInt16BE(length, 2);
    frame.write(text, frame.length - length);
    this.#stream.write(frame);
  }

  close(): void {
    this.#stream.destroy();
  }

  #hear(text: string, at: number): void {
    const answer = text.length > 4 ? undefined : askedAndAnswered.get(text);
    if (answer === undefined) this.onText(text, at);
    else this.send(answer);
  }

  #take(chunk: Buffer): void {
    const at = performance.now();
    const data = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    let from = 0;
    for (;;) {
      const frame = frameAt(data, from);
      if (frame === null) break;
      from = frame.end;
      if (frame.opcode === opcodes.text) this.#hear(data.toString("utf8", frame.begin, frame.end), at);
      if (frame.opcode === opcodes.close) this.#closed ??= `closed with ${data.readUInt16BE(frame.begin)}`;
    }
    this.#rest = data.subarray(from);
  }
}

function frameAt(data: Buffer, from: number): { opcode: number; begin: number; end: number } | null {
  if (data.length < from + 2) return null;
  const short = data.readUInt8(from + 1) & 0x7f;
  const begin = from + (short === 126 ? 4 : short === 127 ? 10 : 2);
  if (data.length < begin) return null;
  const length =
    short === 126 ? data.readUInt16BE(from + 2) : short === 127 ? Number(data.readBigUInt64BE(from + 2)) : short;
  return data.length < begin + length ? null : { opcode: data.readUInt8(from) & 0x0f, begin, end: begin + length };
}
