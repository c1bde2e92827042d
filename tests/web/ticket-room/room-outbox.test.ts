import { afterEach, describe, expect, it, vi } from "vitest";
import { deviceOutbox, type RoomOutbox } from "#web/features/ticket-room/room-outbox.ts";
import type { UnsentMessage } from "#web/features/ticket-room/room-reducer.ts";
import { openRoomSocket, type RoomSocket } from "#web/features/ticket-room/room-socket.ts";
import { prepareDeviceDatabase } from "../device-database.ts";

prepareDeviceDatabase();

const opened: RoomSocket[] = [];
afterEach(() => {
  for (const room of opened.splice(0)) room.close();
  localStorage.clear();
});

/** No two messages are written in the same millisecond, whichever tab they are written in. */
let clock = 1_795_000_000_000;

/** A tab with the ticket open and no connection: what is written there has to wait. */
async function openTab(): Promise<RoomSocket> {
  const outbox = deviceOutbox("tkt_1", "usr_1");
  const read = vi.spyOn(outbox, "read");
  const room = openRoomSocket(
    { ticketId: "tkt_1", userId: "usr_1" },
    { openLine: () => ({ send: () => false, close: () => {} }), outbox, now: () => clock++ },
  );
  opened.push(room);
  await read.mock.results[0]?.value;
  return room;
}

const texts = (room: RoomSocket) => room.getState().outbox.map(({ text }) => text);

describe("unsent messages of one ticket in two tabs", () => {
  it("are all there after both tabs were closed, whoever wrote last", async () => {
    const [first, second] = [await openTab(), await openTab()];
    await first.send("from the first tab");
    await second.send("from the second tab");
    await first.send("and once more");
    first.close();
    second.close();
    await vi.waitFor(async () =>
      expect(texts(await openTab())).toEqual(["from the first tab", "from the second tab", "and once more"]),
    );
  });

  it("appear in the other tab, and go from there when they are discarded", async () => {
    const [first, second] = [await openTab(), await openTab()];
    await first.send("only typed here");
    await vi.waitFor(() => expect(texts(second)).toEqual(["only typed here"]));
    second.discard(second.getState().outbox[0]?.clientId ?? "");
    await vi.waitFor(() => expect(texts(first)).toEqual([]));
    expect(await deviceOutbox("tkt_1", "usr_1").read()).toEqual([]);
  });

  it("are nobody else's, and of no other ticket", async () => {
    const room = await openTab();
    await room.send("mine");
    expect(await deviceOutbox("tkt_1", "usr_2").read()).toEqual([]);
    expect(await deviceOutbox("tkt_2", "usr_1").read()).toEqual([]);
  });
});

describe("what an older version kept", () => {
  it("is moved into records once, and what was refused stays refused", async () => {
    const old: UnsentMessage = {
      clientId: "c1",
      text: "kept as one text",
      photoIds: [],
      audience: "staff",
      writtenAt: 5,
      error: "message.too_long",
    };
    const key = "room-outbox:usr_1:tkt_1";
    localStorage.setItem(key, JSON.stringify([{ ...old, state: "refused", seq: null }]));
    const outbox: RoomOutbox = deviceOutbox("tkt_1", "usr_1");
    expect(await outbox.read()).toMatchObject([old]);
    expect(localStorage.getItem(key)).toBeNull();
    const room = await openTab();
    await vi.waitFor(() => expect(room.getState().outbox).toMatchObject([{ state: "refused", audience: "staff" }]));
  });
});
