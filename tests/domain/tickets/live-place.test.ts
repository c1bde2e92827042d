import { describe, expect, it } from "vitest";
import {
  decidePosition,
  decideStart,
  isFresh,
  type LiveRecord,
  livePlaceAt,
  positionOf,
  positionPace,
  SendPositionInput,
  sharingLength,
} from "#domain/tickets/live-place.ts";

const start = 1_800_000_000_000;
const minute = 60_000;
const place = { latitude: 41.1502, longitude: -104.7811, accuracy: 12, heading: 270, speed: 24 };
const position = { ...place, measuredAt: start };

function record(change: Partial<LiveRecord> = {}): LiveRecord {
  return {
    sharingId: "phone-one",
    startedAt: start,
    endsAt: start + sharingLength,
    endedAt: null,
    endReason: null,
    position,
    receivedAt: start,
    ...change,
  };
}

describe("a shared place", () => {
  it("is shown with its position while it is shared", () => {
    expect(livePlaceAt(record(), start + minute)).toEqual({
      isShared: true,
      startedAt: start,
      endsAt: start + sharingLength,
      ended: null,
      position,
    });
  });

  it("shows no position from the moment its time is over, though nobody wrote that", () => {
    const at = start + sharingLength;
    expect(livePlaceAt(record(), at - 1).position).toEqual(position);
    expect(livePlaceAt(record(), at)).toMatchObject({ isShared: false, position: null, ended: { at, reason: "time" } });
  });

  it("says when and why it ended", () => {
    const ended = record({ endedAt: start + minute, endReason: "ticket", position: null, receivedAt: null });
    expect(livePlaceAt(ended, start + 2 * minute).ended).toEqual({ at: start + minute, reason: "ticket" });
  });

  it("is called live for three minutes after it was measured", () => {
    expect(isFresh(position, start + 3 * minute)).toBe(true);
    expect(isFresh(position, start + 3 * minute + 1)).toBe(false);
  });
});

describe("beginning to share", () => {
  it.each(["open", "in_progress"] as const)("may be done while the ticket is %s", (status) => {
    expect(decideStart({ status }, null, { sharingId: "phone-one" }, start)).toEqual({ ok: true, changed: true });
  });

  it.each(["resolved", "closed"] as const)("may not be done once it is %s", (status) => {
    expect(decideStart({ status }, null, { sharingId: "phone-one" }, start)).toEqual({
      ok: false,
      code: "ticket.over",
    });
  });

  it("changes nothing when the same device shares already, and everything for another, or after the end", () => {
    const ticket = { status: "open" } as const;
    const decide = (sharingId: string, now: number) => decideStart(ticket, record(), { sharingId }, now);
    expect(decide("phone-one", start + minute)).toEqual({ ok: true, changed: false });
    expect(decide("phone-two", start + minute)).toEqual({ ok: true, changed: true });
    expect(decide("phone-one", start + sharingLength)).toEqual({ ok: true, changed: true });
  });
});

describe("a position that comes in", () => {
  const later = start + positionPace;
  const sent = { sharingId: "phone-one", measuredAt: later };

  it("takes the place of the last", () => {
    expect(decidePosition(record(), sent, later)).toEqual({ ok: true, kept: true });
  });

  it("is passed over when it is older than the last", () => {
    expect(decidePosition(record(), { ...sent, measuredAt: start - 1 }, later)).toEqual({ ok: true, kept: false });
  });

  it("is refused too soon after the last, and says when to come again", () => {
    expect(decidePosition(record(), sent, later - 1)).toEqual({ ok: false, code: "live.too_fast", retryAfterMs: 1 });
  });

  it.each([
    ["nothing was ever shared", null, "live.ended"],
    ["it was stopped", record({ endedAt: start, endReason: "driver", position: null, receivedAt: null }), "live.ended"],
    ["its time is over", record({ endsAt: later }), "live.ended"],
    ["another device shares", record({ sharingId: "phone-two" }), "live.elsewhere"],
  ])("is refused when %s", (_, found, code) => {
    expect(decidePosition(found, sent, later)).toEqual({ ok: false, code });
  });
});

describe("what a device sends", () => {
  const input = (change: object) =>
    SendPositionInput.safeParse({
      ticketId: "tkt_1",
      sharingId: "phone-one",
      position: { ...place, age: 0, ...change },
    }).success;

  it("is dated by the server's clock, whatever the device's says", () => {
    expect(positionOf({ ...place, age: 2500.4 }, start)).toEqual({ ...place, measuredAt: start - 2500 });
  });

  it("may leave out what the device does not know", () => {
    const { position: bare } = SendPositionInput.parse({
      ticketId: "tkt_1",
      sharingId: "phone-one",
      position: { latitude: 41, longitude: -104, age: 10 },
    });
    expect(bare).toMatchObject({ accuracy: null, heading: null, speed: null });
  });

  it.each([
    { latitude: 90.01 },
    { latitude: Number.NaN },
    { longitude: -180.5 },
    { longitude: Number.POSITIVE_INFINITY },
    { latitude: "41" },
    { latitude: 0, longitude: 0 },
    { accuracy: -1 },
    { heading: 361 },
    { speed: 300 },
    { age: -1 },
    { age: 25 * 60 * minute },
  ])("is refused with %o", (change) => {
    expect(input({})).toBe(true);
    expect(input(change)).toBe(false);
  });
});
