import { devNull } from "node:os";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Keeper, type KeeperOptions, waitBefore } from "#scripts/processes/keeper.ts";
import { ProcessGroup } from "#scripts/processes/process-group.ts";

const running: ProcessGroup[] = [];
let isOver = false;
beforeEach(() => {
  isOver = false;
});
afterEach(async () => {
  // Else what is ended here would be started again.
  isOver = true;
  await Promise.all(running.splice(0).map((group) => group.stop(0)));
});

/** A real process that runs until it is ended. */
function startProcess(onEnd: () => void): ProcessGroup {
  const group = new ProcessGroup({
    name: "part",
    command: process.execPath,
    args: ["-e", "setInterval(() => {}, 1000)"],
    env: process.env,
    logFile: devNull,
  });
  void group.exited.then(onEnd);
  running.push(group);
  return group;
}

/** A kept part whose starts fail as often as `failures` says, and what was told and waited for. */
function keep(failures: readonly string[] = [], more: Partial<KeeperOptions> = {}) {
  const told: string[] = [];
  const waits: number[] = [];
  const left = [...failures];
  let started = 0;
  let hear = () => undefined as unknown;
  const works = new Promise((resolve) => {
    hear = () => resolve(undefined);
  });
  const keeper = new Keeper({
    name: "part",
    isStopping: () => isOver,
    tell: (sentence) => {
      told.push(sentence);
      if (sentence.endsWith("works again.")) hear();
    },
    start: async (onEnd) => {
      started += 1;
      const reason = started > 1 ? left.shift() : undefined;
      if (reason !== undefined) throw new Error(reason);
      return startProcess(onEnd);
    },
    pause: async (ms) => {
      waits.push(ms);
    },
    ...more,
  });
  return { keeper, told, waits, works, starts: () => started };
}

describe("A part of the app that dies", () => {
  it("is started again at once, and it is said", async () => {
    const { keeper, told, waits, works } = keep();
    const first = await keeper.start();
    first.kill();
    await works;
    expect(told).toEqual(["The part ended unexpectedly; it is started again.", "The part works again."]);
    expect(waits).toEqual([0]);
    expect(running.filter((group) => group.running)).toHaveLength(1);
  });

  it("is tried again later each time until it starts, and says why it does not, once for each reason", async () => {
    const { keeper, told, waits, works } = keep(["The disk is full.", "The disk is full.", "The port is taken."]);
    (await keeper.start()).kill();
    await works;
    expect(waits).toEqual([0, 1000, 2000, 4000]);
    expect(told).toEqual([
      "The part ended unexpectedly; it is started again.",
      "The part could not be started again, and is tried again: The disk is full.",
      "The part could not be started again, and is tried again: The port is taken.",
      "The part works again.",
    ]);
  });

  it("waits half a minute at most", () => {
    expect([1, 2, 3, 7, 50].map(waitBefore)).toEqual([0, 1000, 2000, 30_000, 30_000]);
  });

  it("has something in its place while it waits, which ends before its next start", async () => {
    const steps: string[] = [];
    const standIn = async () => {
      steps.push("in its place");
      return async () => void steps.push("out of its place");
    };
    const { keeper, works } = keep([], { standIn });
    (await keeper.start()).kill();
    await works;
    expect(steps).toEqual(["in its place", "out of its place"]);
  });

  it("stays dead while the app is being stopped", async () => {
    let stopping = false;
    const { keeper, told, starts } = keep([], { isStopping: () => stopping });
    const group = await keeper.start();
    stopping = true;
    group.kill();
    await group.exited;
    await Promise.resolve();
    expect(starts()).toBe(1);
    expect(told).toEqual([]);
  });

  it("that never started is an error of the start", async () => {
    const start = () => Promise.reject(new Error("The port is taken."));
    await expect(keep([], { start }).keeper.start()).rejects.toThrow("The port is taken.");
  });
});
