import { renderHook } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { rejoinAfter } from "#web/features/diagnosis/rejoin.ts";
import { useTurnRunner } from "#web/features/diagnosis/use-turn-runner.ts";
import { deadlines } from "#web/lib/deadlines.ts";
import { activateLanguage } from "#web/lib/i18n.tsx";

beforeAll(() => activateLanguage("en"));
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const turn = { turnId: "trn_1", text: "brakes smoke", photoIds: [] };

/** Runs a turn over a line that swallows every request. */
function runOverSilence() {
  const requests: (AbortSignal | null | undefined)[] = [];
  vi.stubGlobal("fetch", (target: string, init?: RequestInit) => {
    if (String(target).includes("chat.send")) requests.push(init?.signal);
    return new Promise((_, reject) => {
      init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
    });
  });
  const [dispatch, onAnswered, onUnreached] = [vi.fn(), vi.fn(), vi.fn()];
  const { result, unmount } = renderHook(() =>
    useTurnRunner({ conversationId: "cnv_1", dispatch, onAnswered, onUnreached, isStopped: () => false }),
  );
  const ended = vi.fn();
  result.current.runTurn(turn).then(ended, ended);
  return { requests, dispatch, onUnreached, ended, giveUp: result.current.giveUp, unmount };
}

describe("a message of the chat over a line that swallows it", () => {
  it("is answered on the device when the deadline of the first byte passes", async () => {
    const { onUnreached, unmount } = runOverSilence();
    await vi.advanceTimersByTimeAsync(deadlines.chatFirstByte - 1);
    expect(onUnreached).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect(onUnreached).toHaveBeenCalledWith(turn);
    unmount();
  });

  it("is tried once more, then left to the driver", async () => {
    const { requests, dispatch, ended } = runOverSilence();
    await vi.advanceTimersByTimeAsync(2 * deadlines.chatFirstByte + 1000);
    expect(requests).toHaveLength(2);
    expect(dispatch).toHaveBeenCalledWith({ type: "line_lost", turnId: "trn_1" });
    expect(ended).toHaveBeenCalledWith({ kind: "lost" });
  });

  it("can be given up at once, and its request with it", async () => {
    const { requests, dispatch, giveUp, ended } = runOverSilence();
    await vi.advanceTimersByTimeAsync(100);
    giveUp();
    await vi.advanceTimersByTimeAsync(100);
    expect(requests.map((signal) => signal?.aborted)).toEqual([true]);
    expect(ended).toHaveBeenCalledWith(null);
    expect(dispatch).not.toHaveBeenCalled();
  });
});

describe("an answer that was cut", () => {
  it("is joined again three times after a cut, once after silence", () => {
    expect([1, 2, 3, 4].map((attempts) => rejoinAfter(attempts, "cut"))).toEqual([500, 2000, 5000, null]);
    expect([1, 2].map((attempts) => rejoinAfter(attempts, "silence"))).toEqual([500, null]);
  });
});
