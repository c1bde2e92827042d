import { describe, expect, it } from "vitest";
import { type Bucket, retryDelay, takeFrom } from "#domain/room/pace.ts";

const pace = { burst: 5, perSecond: 2 };

function take(times: number, bucket: Bucket | undefined, now: number): { taken: number; bucket: Bucket | undefined } {
  let left = bucket;
  for (let taken = 0; taken < times; taken += 1) {
    const next = takeFrom(left, 1, pace, now);
    if (!next) return { taken, bucket: left };
    left = next;
  }
  return { taken: times, bucket: left };
}

describe("The pace of one person's frames", () => {
  it("allows a burst, then so many a second, and never saves up more than a burst", () => {
    const first = take(9, undefined, 0);
    expect(first.taken).toBe(5);
    const second = take(9, first.bucket, 1000);
    expect(second.taken).toBe(2);
    expect(take(9, second.bucket, 3_600_000).taken).toBe(5);
  });

  it("gives nothing for a clock that goes back", () => {
    const { bucket } = take(5, undefined, 10_000);
    expect(take(1, bucket, 0).taken).toBe(0);
  });
});

describe("The wait before another try", () => {
  it("doubles from a second to a minute", () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 50].map(retryDelay)).toEqual([
      1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000,
    ]);
  });
});
