import { describe, expect, it } from "vitest";
import { firstLine, isUp, type LineEvent, type LineState, nextLine, nextProbe } from "#web/lib/line-state.ts";

function lineAfter(flag: boolean, ...events: readonly LineEvent[]): LineState {
  return events.reduce(nextLine, firstLine(flag));
}

const [answered, silent, probeSilent] = [{ type: "answered" }, { type: "silent" }, { type: "probe_silent" }] as const;
const flag = (online: boolean) => ({ type: "flag", online }) as const;

describe("the line to the service", () => {
  it.each<[string, LineState, boolean]>([
    ["before anything was heard, as the device says: up", lineAfter(true), true],
    ["before anything was heard, as the device says: down", lineAfter(false), false],
    ["up when something answers although the device says that it is offline", lineAfter(false, answered), true],
    ["down when nothing answers although the device says that it is online", lineAfter(true, silent), false],
    ["up again with the first answer", lineAfter(true, silent, probeSilent, answered), true],
    ["as the device says when it says something new", lineAfter(true, answered, flag(false)), false],
    ["up again when the device's 'offline' turns out to be false", lineAfter(true, flag(false), answered), true],
  ])("is %s", (_, line, up) => {
    expect(isUp(line)).toBe(up);
  });

  it("is asked for at once when it seems lost, then with growing pauses, and not while it is up", () => {
    expect(nextProbe(lineAfter(true))).toBeNull();
    expect(nextProbe(lineAfter(true, flag(false)))).toBe(0);
    expect(nextProbe(lineAfter(true, silent))).toBe(0);
    const probes = [1, 2, 3, 4, 5, 6, 7].map((times) => nextProbe(lineAfter(true, ...Array(times).fill(probeSilent))));
    expect(probes).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
    expect(nextProbe(lineAfter(true, silent, probeSilent, answered))).toBeNull();
  });

  it("is not asked for sooner because further calls fail", () => {
    expect(nextProbe(lineAfter(true, probeSilent, probeSilent, silent))).toBe(4000);
  });
});
