import { beforeEach, describe, expect, it, vi } from "vitest";
import { openDeskSocket } from "#web/features/desk/desk-socket.ts";
import type { LiveLineEvents } from "#web/lib/live-line.ts";

const line = vi.hoisted(() => ({ path: "", events: null as LiveLineEvents | null, close: vi.fn() }));
vi.mock("#web/lib/live-line.ts", () => ({
  openLiveLine: (path: string, events: LiveLineEvents) => {
    Object.assign(line, { path, events });
    return { send: () => true, close: line.close };
  },
}));

function desk() {
  const events = { onFrame: vi.fn(), onLive: vi.fn(), onReturn: vi.fn(), onEnd: vi.fn() };
  const close = openDeskSocket(events);
  if (line.events === null) throw new Error("no line was opened");
  return { ...events, close, ...line.events };
}

beforeEach(() => line.close.mockClear());

describe("The desk's line", () => {
  it("is live while it stands, and reads everything anew when it was away, not at first", () => {
    const { onStatus, onLive, onReturn } = desk();
    expect(line.path).toBe("/api/desk");
    onStatus("connecting");
    onStatus("open");
    expect(onReturn).not.toHaveBeenCalled();
    onStatus("away");
    onStatus("open");
    expect(onLive.mock.calls.flat()).toEqual([false, true, false, true]);
    expect(onReturn).toHaveBeenCalledOnce();
  });

  it("tells frames, reads everything anew on a reset, and passes over what it does not know", () => {
    const { onText, onFrame, onReturn } = desk();
    onText(JSON.stringify({ type: "presence", complete: true, tickets: [] }));
    onText(JSON.stringify({ type: "reset", epoch: "e" }));
    onText("nonsense");
    onText(JSON.stringify({ type: "weather" }));
    expect(onFrame.mock.calls).toEqual([[{ type: "presence", complete: true, tickets: [] }]]);
    expect(onReturn).toHaveBeenCalledOnce();
  });

  it.each(["signed_out", "refused"] as const)("ends with the access to it: %s", (status) => {
    const { onStatus, onEnd, onLive } = desk();
    onStatus("open");
    onStatus(status);
    expect(onEnd).toHaveBeenCalledOnce();
    expect(onLive).toHaveBeenLastCalledWith(false);
  });

  it("is closed with the desk", () => {
    desk().close();
    expect(line.close).toHaveBeenCalledOnce();
  });
});
