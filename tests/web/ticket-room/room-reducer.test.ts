import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Person, RoomItem, ServerFrame } from "#domain/room/protocol.ts";
import {
  dueMessages,
  emptyRoom,
  placeOf,
  type RoomState,
  reduceRoom,
  sendWindow,
} from "#web/features/ticket-room/room-reducer.ts";

const you = { userId: "usr_d", role: "driver", name: "Dana", senderType: "driver" } as const;

function item(seq: number, change: Partial<RoomItem> = {}): RoomItem {
  return {
    seq,
    id: `itm_${seq}`,
    kind: "message",
    audience: "everyone",
    senderType: "support",
    senderName: "Sam · Support Team",
    text: `text ${seq}`,
    photoIds: [],
    createdAt: seq,
    ...change,
  };
}

function hear(state: RoomState, ...frames: ServerFrame[]): RoomState {
  return frames.reduce((next, frame) => reduceRoom(next, { type: "frame", frame, now: 1000 }), state);
}

function welcomed(state: RoomState = emptyRoom(), epoch = "E1"): RoomState {
  return hear(state, { type: "welcome", epoch, head: 0, you });
}

function write(state: RoomState, ...clientIds: string[]): RoomState {
  return clientIds.reduce(
    (next, clientId) =>
      reduceRoom(next, {
        type: "write",
        message: { clientId, text: clientId, photoIds: [], audience: "everyone", writtenAt: 1 },
      }),
    state,
  );
}

const ids = (state: RoomState) => dueMessages(state).map((message) => message.clientId);
const sent = (state: RoomState) => reduceRoom(state, { type: "sent", clientIds: ids(state) });
const items = (...list: RoomItem[]): ServerFrame => ({ type: "items", items: list });

describe("A message that this device writes", () => {
  it("waits for the welcome, is sent, acknowledged, and gives way to its item", () => {
    const waiting = write(emptyRoom(), "a");
    expect(ids(waiting)).toEqual([]);
    const ready = welcomed(waiting);
    expect(ids(ready)).toEqual(["a"]);
    const onItsWay = sent(ready);
    expect(ids(onItsWay)).toEqual([]);
    const kept = hear(onItsWay, { type: "ack", clientId: "a", seq: 1 });
    expect(kept.outbox).toMatchObject([{ clientId: "a", state: "kept", seq: 1 }]);
    const shown = hear(kept, items(item(1, { text: "a" })));
    expect(shown.outbox).toEqual([]);
    expect(shown.items).toHaveLength(1);
  });

  it("is sent again after a cut, in its order, until it is acknowledged", () => {
    const cut = reduceRoom(sent(write(welcomed(), "a", "b", "c")), { type: "status", status: "away" });
    expect(ids(cut)).toEqual([]);
    expect(ids(welcomed(cut))).toEqual(["a", "b", "c"]);
  });

  it("leaves the outbox also when its item came before its acknowledgement", () => {
    const state = hear(sent(write(welcomed(), "a")), items(item(1)), { type: "ack", clientId: "a", seq: 1 });
    expect(state.outbox).toEqual([]);
  });

  it("waits while many others are on their way", () => {
    const many = Array.from({ length: sendWindow + 5 }, (_, index) => `m${index}`);
    const state = sent(write(welcomed(), ...many));
    expect(ids(state)).toEqual([]);
    expect(ids(hear(state, { type: "ack", clientId: "m0", seq: 1 }))).toEqual([`m${sendWindow}`]);
  });

  it("stays with its writer when it is refused, who may try again or let it go", () => {
    const refused = hear(sent(write(welcomed(), "a")), { type: "error", code: "message.photos", clientId: "a" });
    expect(refused.outbox).toMatchObject([{ state: "refused", error: "message.photos" }]);
    expect(ids(reduceRoom(refused, { type: "retry", clientId: "a" }))).toEqual(["a"]);
    expect(reduceRoom(refused, { type: "discard", clientId: "a" }).outbox).toEqual([]);
  });

  it("survives a reload with the outbox", () => {
    const before = sent(write(welcomed(), "a"));
    expect(ids(reduceRoom(welcomed(), { type: "adopt", messages: before.outbox }))).toEqual(["a"]);
  });
});

describe("The log on this device", () => {
  it("has every item once and in order, however they come", () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 8 }), { maxLength: 8 }),
        (batches) => {
          const state = batches.reduce(
            (next, batch) => hear(next, items(...batch.map((seq) => item(seq)))),
            welcomed(),
          );
          const expected = [...new Set(batches.flat())].sort((a, b) => a - b);
          expect(state.items.map((one) => one.seq)).toEqual(expected);
        },
      ),
    );
  });

  it("says where it stands, also where items of staff are missing in between", () => {
    expect(placeOf(emptyRoom())).toEqual({ epoch: null, since: 0 });
    expect(placeOf(hear(welcomed(), items(item(1), item(4))))).toEqual({ epoch: "E1", since: 4 });
  });

  it("begins anew on a reset and sends again what it did not see kept", () => {
    const before = hear(sent(write(hear(welcomed(), items(item(1))), "a", "b")), {
      type: "ack",
      clientId: "a",
      seq: 2,
    });
    const after = hear(before, { type: "reset", epoch: "E2" }, items(item(1, { text: "again" })));
    expect(after).toMatchObject({ epoch: "E2", items: [{ seq: 1, text: "again" }] });
    expect(after.outbox).toMatchObject([
      { clientId: "a", state: "waiting", seq: null },
      { clientId: "b", state: "sent" },
    ]);
  });
});

describe("The people in the room", () => {
  const sam: Person = { userId: "usr_s", name: "Sam", role: "tech", here: true, typing: false, readSeq: 0 };
  const presence = (complete: boolean, ...people: Person[]): ServerFrame => ({ type: "presence", complete, people });

  it("come, read, write for a while, and go", () => {
    let state = hear(welcomed(), presence(true, sam), presence(false, { ...sam, readSeq: 3 }));
    expect(state.people).toEqual([{ ...sam, readSeq: 3 }]);
    state = hear(state, presence(false, { ...sam, typing: true }));
    expect(state.typing.map((typist) => typist.name)).toEqual(["Sam"]);
    expect(reduceRoom(state, { type: "tick", now: 6999 }).typing).toHaveLength(1);
    expect(reduceRoom(state, { type: "tick", now: 7000 }).typing).toEqual([]);
    expect(hear(state, items(item(1, { senderName: "Sam" }))).typing).toEqual([]);
    expect(hear(state, presence(false, { ...sam, here: false }))).toMatchObject({ people: [], typing: [] });
  });

  it("are nobody that one knows of while the line is away", () => {
    expect(reduceRoom(hear(welcomed(), presence(true, sam)), { type: "status", status: "away" }).people).toEqual([]);
  });
});

describe("The ticket's changes", () => {
  const change = (version: number, status: string): ServerFrame => ({
    type: "ticket",
    ticketId: "tkt_1",
    version,
    event: { id: `evt_${version}`, type: "ticket.status_changed", actorName: null },
    changed: { status },
  });

  it("are taken by version: an older one that comes late is passed over", () => {
    const state = hear(welcomed(), change(3, "resolved"), change(2, "in_progress"));
    expect(state.ticket).toEqual({ version: 3, changed: { status: "resolved" } });
  });
});
