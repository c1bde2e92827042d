import { describe, expect, it } from "vitest";
import {
  type CallOutcome,
  LiveSharing,
  type SentPosition,
  type Sharing,
} from "#web/features/live-place/live-sharing.ts";
import { isDue, sendEvery } from "#web/features/live-place/send-pace.ts";
import type { DeviceFix, LocationFailure } from "#web/lib/device-location.ts";

const second = 1000;
const minute = 60 * second;
const start = 1_800_000_000_000;
const elko: DeviceFix = {
  latitude: 40.8324,
  longitude: -115.7631,
  accuracy: 10,
  heading: 90,
  speed: 20,
  measuredAt: start,
};
/** About 840 metres east. */
const farther = { ...elko, longitude: -115.7531 };

const sharing: Sharing = {
  ticketId: "tkt_1",
  ticketNumber: "TRK-ABC123",
  userId: "usr_driver",
  sharingId: "phone-one",
  endsAt: start + 240 * minute,
  stopping: false,
};

/** A phone whose clock, receiver and line are the test's. */
function phone() {
  const own = {
    now: start,
    low: false,
    outcome: { code: null } as CallOutcome,
    sent: [] as SentPosition[],
    stops: 0,
    kept: null as Sharing | null,
    watching: false,
    measured: null as DeviceFix | null,
    found: (_fix: DeviceFix) => {},
    failed: (_failure: LocationFailure) => {},
  };
  const live = new LiveSharing({
    now: () => own.now,
    serverNow: () => own.now,
    watch: (onFix, onFailure) => {
      own.watching = true;
      own.found = onFix;
      own.failed = onFailure;
      return () => {
        own.watching = false;
      };
    },
    measure: async () => own.measured,
    every: () => () => {},
    batteryIsLow: () => own.low,
    send: async (_sharing, position) => {
      own.sent.push(position);
      return own.outcome;
    },
    stop: async () => {
      own.stops += 1;
      return own.outcome;
    },
    keep: (kept) => {
      own.kept = kept;
    },
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  const pass = async (ms: number) => {
    own.now += ms;
    live.tick();
    await settle();
  };
  const find = async (fix: DeviceFix) => {
    own.found(fix);
    await settle();
  };
  return { own, live, pass, find, settle };
}

describe("the pace", () => {
  const last = { fix: elko, at: start };

  it("is 15 seconds of a truck that moves, a minute of one that stands, and slower with a low battery", () => {
    const due = (fix: DeviceFix, after: number, saving = false) => isDue(last, fix, start + after, saving);
    expect([due(farther, 15 * second - 1), due(farther, 15 * second)]).toEqual([false, true]);
    expect([due(elko, 60 * second - 1), due(elko, 60 * second)]).toEqual([false, true]);
    expect([due(farther, 15 * second, true), due(farther, 60 * second, true)]).toEqual([false, true]);
    expect(due(elko, sendEvery.standing.saving, true)).toBe(true);
  });

  it("takes what lies within the inaccuracy for no movement", () => {
    expect(isDue(last, { ...farther, accuracy: 2000 }, start + 15 * second, false)).toBe(false);
  });

  it("goes on when the clock was set back", () => {
    expect(isDue(last, elko, start - minute, false)).toBe(true);
  });
});

describe("a phone that shares its place", () => {
  it("sends what it finds with its age, at the pace, and keeps what it shares", async () => {
    const { own, live, pass, find } = phone();
    live.run(sharing, elko);
    expect(own.kept).toEqual(sharing);
    await find({ ...farther, measuredAt: start - 2 * second });
    expect(own.sent).toEqual([]);
    await pass(15 * second);
    const { measuredAt: _at, ...position } = farther;
    expect(own.sent).toEqual([{ ...position, age: 17 * second }]);
    expect(live.read()).toMatchObject({ sentAt: start + 15 * second, trouble: null });
  });

  it("measures anew while it stands and hears nothing of itself: that it is still there is news", async () => {
    const { own, live, pass, settle } = phone();
    live.run(sharing, elko);
    own.measured = { ...elko, measuredAt: start + minute };
    await pass(minute);
    await settle();
    expect(own.sent.at(-1)).toMatchObject({ latitude: elko.latitude, age: minute });
    await pass(5 * second);
    expect(live.read().trouble).toBeNull();
    own.measured = { ...elko, measuredAt: start + 2 * minute };
    await pass(minute);
    await pass(5 * second);
    expect(own.sent).toHaveLength(2);
  });

  it("tells no negative age when the receiver's clock is ahead", async () => {
    const { own, live, find } = phone();
    live.run(sharing, null);
    await find({ ...elko, measuredAt: start + minute });
    expect(own.sent).toMatchObject([{ age: 0 }]);
  });

  it("without a line keeps the newest position alone, and sends it when the line is back", async () => {
    const { own, live, pass, find } = phone();
    live.run(sharing, elko);
    own.outcome = "unanswered";
    await find(farther);
    await pass(15 * second);
    expect(live.read().trouble).toBe("offline");
    await find({ ...farther, longitude: -115.74 });
    own.outcome = { code: null };
    await pass(15 * second);
    expect(own.sent.at(-1)).toMatchObject({ longitude: -115.74 });
    expect(live.read().trouble).toBeNull();
  });

  it("says that it looks for a position, and goes on when there is one", async () => {
    const { own, live, find } = phone();
    live.run(sharing, null);
    own.failed("unavailable");
    expect(live.read()).toMatchObject({ trouble: "searching", sharing });
    await find(elko);
    expect(live.read().trouble).toBeNull();
  });

  it("stops when the permission is taken back", async () => {
    const { own, live, settle } = phone();
    live.run(sharing, elko);
    own.failed("denied");
    await settle();
    expect(own).toMatchObject({ stops: 1, watching: false, kept: null });
    expect(live.read()).toMatchObject({ sharing: null, over: { ticketId: "tkt_1", end: "denied" } });
  });

  it("stops at once without a line, and tells the record when it is back, also after a reload", async () => {
    const { own, live, pass, settle } = phone();
    live.run(sharing, elko);
    own.outcome = "unanswered";
    live.stop();
    await settle();
    expect(own).toMatchObject({ watching: false, kept: { stopping: true } });
    own.found(farther);
    own.outcome = { code: null };
    await pass(5 * second);
    expect(own).toMatchObject({ stops: 2, sent: [], kept: null });
    expect(live.read()).toMatchObject({ sharing: null, over: { end: "driver" } });

    const reloaded = phone();
    reloaded.live.run({ ...sharing, stopping: true }, null);
    await reloaded.settle();
    expect(reloaded.own).toMatchObject({ watching: false, stops: 1, kept: null });
  });

  it.each([
    ["live.elsewhere", "elsewhere"],
    ["live.ended", "ended"],
    ["ticket.not_found", "ended"],
    ["auth.required", "ended"],
  ])("ends when the worker says %s", async (code, end) => {
    const { own, live, find } = phone();
    live.run(sharing, null);
    own.outcome = { code };
    await find(elko);
    expect(own).toMatchObject({ watching: false, kept: null });
    expect(live.read()).toMatchObject({ sharing: null, over: { end } });
  });

  it("goes on when it was too fast", async () => {
    const { own, live, find } = phone();
    live.run(sharing, null);
    own.outcome = { code: "live.too_fast" };
    await find(elko);
    expect(live.read().sharing).toEqual(sharing);
  });

  it("says that the phone had paused it, when it runs again", async () => {
    const { live, pass } = phone();
    live.run(sharing, elko);
    await pass(80 * second);
    expect(live.read().paused).toBeNull();
    await pass(10 * minute);
    expect(live.read().paused).toEqual({ from: start + 80 * second, until: start + 80 * second + 10 * minute });
  });

  it("says that the battery is low", async () => {
    const { own, live, pass } = phone();
    live.run(sharing, elko);
    own.low = true;
    await pass(5 * second);
    expect(live.read().saving).toBe(true);
  });

  it("ends when its time is over, and when it runs for somebody else no more", async () => {
    const { own, live, pass } = phone();
    live.run({ ...sharing, endsAt: start + minute }, elko);
    await pass(minute);
    expect(own).toMatchObject({ watching: false, kept: null });
    live.run(sharing, elko);
    live.forget(null);
    expect(live.read()).toMatchObject({ sharing: null, over: null });
  });
});
