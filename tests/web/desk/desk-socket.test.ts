import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { newestSocket, playSockets } from "#tests/web/played-socket.ts";
import { openDeskSocket } from "#web/features/desk/desk-socket.ts";

/** The desk's socket, opened, with what it reports. */
async function openDesk() {
  const events = { onFrame: vi.fn(), onLive: vi.fn(), onReturn: vi.fn(), onEnd: vi.fn() };
  const close = openDeskSocket(events);
  await vi.advanceTimersByTimeAsync(0);
  newestSocket().open();
  return { ...events, close };
}

/** A line that is cut and comes back. */
async function cut() {
  newestSocket().drop(1006);
  await vi.advanceTimersByTimeAsync(2000);
  newestSocket().open();
}

beforeEach(() => {
  vi.useFakeTimers();
  playSockets();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("The desk's line", () => {
  it("is live while it is open, and reads everything again when it was away, not at first", async () => {
    const { onLive, onReturn, close } = await openDesk();
    expect(newestSocket().url).toMatch(/\/api\/desk$/);
    expect(onReturn).not.toHaveBeenCalled();
    await cut();
    expect(onLive.mock.calls.flat()).toEqual([false, true, false, true]);
    expect(onReturn).toHaveBeenCalledOnce();
    close();
  });

  it("reports frames, reads everything again on a reset, and ignores what it does not know", async () => {
    const { onFrame, onReturn, close } = await openDesk();
    newestSocket().say(JSON.stringify({ type: "presence", complete: true, tickets: [] }));
    newestSocket().say(JSON.stringify({ type: "reset", epoch: "e" }));
    newestSocket().say("nonsense");
    newestSocket().say(JSON.stringify({ type: "weather" }));
    expect(onFrame.mock.calls).toEqual([[{ type: "presence", complete: true, tickets: [] }]]);
    expect(onReturn).toHaveBeenCalledOnce();
    close();
  });

  it.each([
    ["session", 4401],
    ["role", 4403],
  ])("ends with the %s", async (_, code) => {
    const { onEnd, onLive } = await openDesk();
    newestSocket().drop(code);
    expect(onEnd).toHaveBeenCalledOnce();
    expect(onLive).toHaveBeenLastCalledWith(false);
  });

  it("is closed with the desk", async () => {
    const { close } = await openDesk();
    close();
    expect(newestSocket().readyState).toBe(3);
  });
});
