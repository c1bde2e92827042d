import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ClientFrame, type ServerFrame } from "#domain/room/protocol.ts";
import type { UnsentMessage } from "#web/features/ticket-room/room-reducer.ts";
import { openRoomSocket } from "#web/features/ticket-room/room-socket.ts";
import type { ReconnectingSocketEvents } from "#web/lib/reconnecting-socket.ts";

/** A line that the test holds at its other end. */
function rig() {
  const frames: ClientFrame[] = [];
  const stored = new Map<string, UnsentMessage>();
  let events: ReconnectingSocketEvents | null = null;
  let standing = false;
  const open = () =>
    openRoomSocket(
      { ticketId: "tkt_1", userId: "usr_1" },
      {
        openLine: (path, given) => {
          expect(path).toBe("/api/rooms/tkt_1");
          events = given;
          return {
            send: (text) => {
              if (standing) frames.push(ClientFrame.parse(JSON.parse(text)));
              return standing;
            },
            close: () => given.onStatus("away"),
          };
        },
        outbox: {
          read: async () => [...stored.values()],
          put: async (message) => void stored.set(message.clientId, message),
          remove: async (clientId) => void stored.delete(clientId),
          follow: () => () => {},
        },
        now: () => Date.now(),
      },
    );
  return {
    open,
    frames,
    stored: () => [...stored.values()],
    connect() {
      standing = true;
      events?.onStatus("open");
    },
    cut() {
      standing = false;
      events?.onStatus("away");
    },
    hear: (frame: ServerFrame) => events?.onText(JSON.stringify(frame)),
    hearText: (text: string) => events?.onText(text),
    welcome(this: { hear(frame: ServerFrame): void }, epoch = "E1") {
      const you = { userId: "usr_1", role: "driver", name: "Dana", senderType: "driver" } as const;
      this.hear({ type: "welcome", epoch, head: 0, you });
    },
    said: (type: ClientFrame["type"]) => frames.filter((frame) => frame.type === type),
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("The browser's end of a room", () => {
  it("says hello with what it has, and sends after the welcome what was written meanwhile", () => {
    const line = rig();
    const room = line.open();
    room.send("While there was no line");
    line.connect();
    expect(line.frames).toEqual([{ type: "hello", epoch: null, since: 0 }]);
    line.welcome();
    expect(line.said("send")).toMatchObject([{ text: "While there was no line", audience: "everyone", photoIds: [] }]);
    line.hear({ type: "items", items: [] });
    expect(line.said("send")).toHaveLength(1);
  });

  it("sends again after a cut, under the same name, until it is acknowledged", () => {
    const line = rig();
    const room = line.open();
    line.connect();
    line.welcome();
    room.send("Did you get this?");
    line.cut();
    expect(room.getState().status).toBe("away");
    line.connect();
    line.welcome();
    const [first, second] = line.said("send");
    expect(second).toEqual(first);
    const clientId = room.getState().outbox[0]?.clientId ?? "";
    line.hear({ type: "ack", clientId, seq: 1 });
    line.cut();
    line.connect();
    line.welcome();
    expect(line.said("send")).toHaveLength(2);
  });

  it("keeps what was not acknowledged on the device, also when the page is closed", async () => {
    const line = rig();
    const room = line.open();
    room.send("Do not lose me");
    room.close();
    expect(line.stored()).toMatchObject([{ text: "Do not lose me" }]);
    const again = line.open();
    await vi.advanceTimersByTimeAsync(0);
    line.connect();
    line.welcome();
    expect(line.said("send")).toMatchObject([{ text: "Do not lose me" }]);
    line.hear({ type: "ack", clientId: again.getState().outbox[0]?.clientId ?? "", seq: 1 });
    line.hear({
      type: "items",
      items: [
        {
          seq: 1,
          id: "itm_1",
          kind: "message",
          audience: "everyone",
          senderType: "driver",
          senderName: "Dana",
          text: "Do not lose me",
          photoIds: [],
          createdAt: 1,
        },
      ],
    });
    expect(line.stored()).toEqual([]);
    expect(again.getState().items).toHaveLength(1);
  });

  it("does not send blank messages, and passes over what it cannot read", async () => {
    const line = rig();
    const room = line.open();
    line.connect();
    line.welcome();
    expect(await room.send(" \n")).toBe(false);
    expect(await room.send("", { photoIds: ["pho_1"] })).toBe(true);
    line.hearText("not a frame");
    line.hearText('{"type":"fireworks"}');
    expect(line.said("send")).toMatchObject([{ text: "", photoIds: ["pho_1"] }]);
  });

  it("tries again by itself when the room could not check the photos", () => {
    const line = rig();
    const room = line.open();
    line.connect();
    line.welcome();
    room.send("Look", { photoIds: ["pho_1"] });
    const clientId = room.getState().outbox[0]?.clientId ?? "";
    line.hear({ type: "error", code: "room.unavailable", clientId });
    expect(line.said("send")).toHaveLength(1);
    vi.advanceTimersByTime(3000);
    expect(line.said("send")).toHaveLength(2);
  });

  it("tells that somebody writes now and then, and how far was read, once", () => {
    const line = rig();
    const room = line.open();
    line.connect();
    line.welcome();
    for (let key = 0; key < 5; key += 1) room.typing();
    expect(line.said("typing")).toHaveLength(1);
    vi.advanceTimersByTime(2500);
    room.typing("staff");
    expect(line.said("typing")).toEqual([
      { type: "typing", audience: "everyone" },
      { type: "typing", audience: "staff" },
    ]);
    room.markRead(2);
    room.markRead(2);
    room.markRead(1);
    expect(line.said("read")).toEqual([{ type: "read", seq: 2 }]);
  });

  it("forgets after a while that somebody was writing", () => {
    const line = rig();
    const room = line.open();
    line.connect();
    line.welcome();
    line.hear({
      type: "presence",
      complete: false,
      people: [{ userId: "usr_2", name: "Sam", role: "tech", here: true, typing: true, readSeq: 0 }],
    });
    expect(room.getState().typing).toHaveLength(1);
    vi.advanceTimersByTime(6000);
    expect(room.getState().typing).toEqual([]);
  });
});
