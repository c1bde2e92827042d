import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type LineStatus, openLiveLine } from "#web/lib/live-line.ts";

/** A server that a test plays: every socket that the page opened, newest last. */
class PlayedSocket extends EventTarget {
  static readonly opened: PlayedSocket[] = [];
  static readonly OPEN = 1;
  readonly sent: string[] = [];
  readyState = 0;
  binaryType = "blob";

  readonly url: string;
  readonly protocols: string[];

  constructor(url: string, protocols: string[]) {
    super();
    this.url = url;
    this.protocols = protocols;
    PlayedSocket.opened.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }
  say(data: string): void {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
  drop(code: number): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event("close"), { code, reason: "" }));
  }
}

async function openLine() {
  const heard: string[] = [];
  const statuses: LineStatus[] = [];
  const line = openLiveLine("/api/rooms/tkt_1", {
    onStatus: (status) => statuses.push(status),
    onText: (text) => heard.push(text),
  });
  await vi.advanceTimersByTimeAsync(0);
  return { line, heard, statuses };
}

const newest = () => {
  const socket = PlayedSocket.opened.at(-1);
  if (!socket) throw new Error("no socket was opened");
  return socket;
};

beforeEach(() => {
  vi.useFakeTimers();
  PlayedSocket.opened.length = 0;
  vi.stubGlobal("WebSocket", PlayedSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("A live line", () => {
  it("opens to this origin under the rooms' protocol, hears texts, and answers keep-alives itself", async () => {
    const { line, heard, statuses } = await openLine();
    expect(newest().url).toMatch(/^ws:\/\/.*\/api\/rooms\/tkt_1$/);
    expect(newest().protocols).toEqual(["room.v1"]);
    expect(line.send("too early")).toBe(false);
    newest().open();
    newest().say("hello");
    newest().say("pong");
    expect(heard).toEqual(["hello"]);
    expect(statuses).toEqual(["connecting", "open"]);
    expect(line.send("now")).toBe(true);
    expect(newest().sent).toEqual(["now"]);
    line.close();
  });

  it("comes back after a cut", async () => {
    const { line, statuses } = await openLine();
    newest().open();
    newest().drop(1006);
    await vi.advanceTimersByTimeAsync(2000);
    expect(PlayedSocket.opened).toHaveLength(2);
    newest().open();
    expect(statuses).toEqual(["connecting", "open", "away", "open"]);
    line.close();
  });

  it.each([
    [4401, "signed_out"],
    [4403, "refused"],
  ])("stays closed after %i", async (code, status) => {
    const { statuses } = await openLine();
    newest().open();
    newest().drop(code);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(PlayedSocket.opened).toHaveLength(1);
    expect(statuses.at(-1)).toBe(status);
  });

  it("opens anew when nothing answers its ping", async () => {
    const { line } = await openLine();
    newest().open();
    await vi.advanceTimersByTimeAsync(25_000);
    expect(newest().sent).toEqual(["ping"]);
    newest().say("pong");
    await vi.advanceTimersByTimeAsync(25_000);
    expect(PlayedSocket.opened).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(6100);
    expect(PlayedSocket.opened).toHaveLength(2);
    line.close();
  });

  it("asks why, when the door never opens, and gives up only for an answer that is final", async () => {
    const answers = vi.fn(async () => new Response(null, { status: 426 }));
    vi.stubGlobal("fetch", answers);
    const { statuses } = await openLine();
    const refuse = async (times: number) => {
      for (let attempt = 0; attempt < times; attempt += 1) {
        newest().drop(1006);
        await vi.advanceTimersByTimeAsync(6000);
      }
    };
    await refuse(2);
    expect(answers).toHaveBeenCalledTimes(1);
    expect(statuses.at(-1)).toBe("away");
    answers.mockImplementation(async () => new Response(null, { status: 404 }));
    await refuse(2);
    expect(statuses.at(-1)).toBe("refused");
    const attempts = PlayedSocket.opened.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(PlayedSocket.opened).toHaveLength(attempts);
  });
});
