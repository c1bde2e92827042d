import { describe, expect, it } from "vitest";
import { batchItems, batchLength, decideResume, itemsFrames, messageItem, newEpoch } from "#domain/room/log.ts";

const item = (seq: number, audience: "everyone" | "staff" = "everyone", body = `{"seq":${seq}}`) => ({
  seq,
  audience,
  body,
});

describe("A client that comes back", () => {
  const log = { epoch: "E2", head: 10 };
  it.each([
    ["with nothing", { epoch: null, since: 0 }, { reset: false, from: 0 }],
    ["with nothing but a number", { epoch: null, since: 4 }, { reset: true, from: 0 }],
    ["with part of this log", { epoch: "E2", since: 4 }, { reset: false, from: 4 }],
    ["with all of it", { epoch: "E2", since: 10 }, { reset: false, from: 10 }],
    ["with more than there is", { epoch: "E2", since: 11 }, { reset: true, from: 0 }],
    ["with another log", { epoch: "E1", since: 4 }, { reset: true, from: 0 }],
    ["with another log that was empty", { epoch: "E1", since: 0 }, { reset: true, from: 0 }],
  ])("%s is caught up from the right place", (_what, client, decision) => {
    expect(decideResume(client, log)).toEqual(decision);
  });
});

describe("Items on their way to a reader", () => {
  it("leave out what the reader may not receive", () => {
    const items = [item(1), item(2, "staff"), item(3)];
    expect(itemsFrames("driver", items)).toEqual(['{"type":"items","items":[{"seq":1},{"seq":3}]}']);
    expect(itemsFrames("tech", items)).toEqual(['{"type":"items","items":[{"seq":1},{"seq":2},{"seq":3}]}']);
    expect(itemsFrames("driver", [item(1, "staff")])).toEqual([]);
  });

  it("come in batches of bounded count and length", () => {
    const many = Array.from({ length: batchItems * 2 + 1 }, (_, index) => item(index + 1));
    expect(itemsFrames("tech", many).map((frame) => JSON.parse(frame).items.length)).toEqual([
      batchItems,
      batchItems,
      1,
    ]);
    const long = Array.from({ length: 3 }, (_, index) =>
      item(index, "everyone", JSON.stringify("x".repeat(batchLength / 2))),
    );
    expect(itemsFrames("tech", long)).toHaveLength(3);
  });
});

describe("A message that enters the log", () => {
  it("has its sender from the member, its time from the server, and a text that every storage keeps", () => {
    const made = messageItem({
      seq: 4,
      id: "itm_1",
      member: { role: "admin", name: "Ada · Support Team" },
      frame: { text: "broken \ud800 half", photoIds: ["pho_1"], audience: "staff" },
      now: 1234,
    });
    expect(made).toEqual({
      seq: 4,
      id: "itm_1",
      kind: "message",
      audience: "staff",
      senderType: "support",
      senderName: "Ada · Support Team",
      text: "broken \ufffd half",
      photoIds: ["pho_1"],
      createdAt: 1234,
    });
  });
});

describe("An epoch", () => {
  it("is not given twice", () => {
    const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));
    const epochs = Array.from({ length: 1000 }, () => newEpoch(randomBytes));
    expect(new Set(epochs).size).toBe(1000);
  });
});
