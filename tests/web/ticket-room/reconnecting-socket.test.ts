import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { newestSocket, PlayedSocket, playSockets } from "#tests/web/played-socket.ts";
import { openReconnectingSocket, type SocketStatus } from "#web/lib/reconnecting-socket.ts";

async function openLine() {
  const heard: string[] = [];
  const statuses: SocketStatus[] = [];
  const line = openReconnectingSocket("/api/rooms/tkt_1", {
    onStatus: (status) => statuses.push(status),
    onText: (text) => heard.push(text),
  });
  await vi.advanceTimersByTimeAsync(0);
  return { line, heard, statuses };
}

beforeEach(() => {
  vi.useFakeTimers();
  playSockets();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("A live line", () => {
  it("opens to this origin under the rooms' protocol, hears texts, and answers keep-alives itself", async () => {
    const { line, heard, statuses } = await openLine();
    expect(newestSocket().url).toMatch(/^ws:\/\/.*\/api\/rooms\/tkt_1$/);
    expect(newestSocket().protocols).toEqual(["room.v1"]);
    expect(line.send("too early")).toBe(false);
    newestSocket().open();
    newestSocket().say("hello");
    newestSocket().say("pong");
    expect(heard).toEqual(["hello"]);
    expect(statuses).toEqual(["connecting", "open"]);
    expect(line.send("now")).toBe(true);
    expect(newestSocket().sent).toEqual(["ping", "now"]);
    line.close();
  });

  it("comes back after a cut", async () => {
    const { line, statuses } = await openLine();
    newestSocket().open();
    newestSocket().drop(1006);
    await vi.advanceTimersByTimeAsync(2000);
    expect(PlayedSocket.opened).toHaveLength(2);
    newestSocket().open();
    expect(statuses).toEqual(["connecting", "open", "away", "open"]);
    line.close();
  });

  it.each([
    [4401, "signed_out"],
    [4403, "refused"],
  ])("stays closed after %i", async (code, status) => {
    const { statuses } = await openLine();
    newestSocket().open();
    newestSocket().drop(code);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(PlayedSocket.opened).toHaveLength(1);
    expect(statuses.at(-1)).toBe(status);
  });

  it("opens anew when nothing answers its ping", async () => {
    const { line } = await openLine();
    newestSocket().open();
    newestSocket().say("pong");
    await vi.advanceTimersByTimeAsync(9000);
    expect(newestSocket().sent).toEqual(["ping", "ping"]);
    newestSocket().say("pong");
    await vi.advanceTimersByTimeAsync(9000);
    expect(PlayedSocket.opened).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(6100);
    expect(PlayedSocket.opened).toHaveLength(2);
    line.close();
  });

  it("says that it is there when the room asks", async () => {
    const { line, heard } = await openLine();
    newestSocket().open();
    newestSocket().say("ping");
    expect(newestSocket().sent).toEqual(["ping", "ping"]);
    expect(heard).toEqual([]);
    line.close();
  });

  it("asks why, when the door never opens, and gives up only for an answer that is final", async () => {
    const answers = vi.fn(async () => new Response(null, { status: 426 }));
    vi.stubGlobal("fetch", answers);
    const { statuses } = await openLine();
    const refuse = async (times: number) => {
      for (let attempt = 0; attempt < times; attempt += 1) {
        newestSocket().drop(1006);
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
