import { expect, it } from "vitest";
import { refusal } from "#tests/support/refusal.ts";
import { readBounded } from "#worker/http/bounded-body.ts";

const bytes = (length: number) => new Uint8Array(length);

function requestOf(
  body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
): Request {
  return new Request("http://localhost/api/photos", { method: "POST", body, headers });
}

/** A body of some parts, which then ends, stops for good or is cut off. */
function bodyOf(parts: readonly Uint8Array[], then: "end" | "stop" | "cut") {
  const left = [...parts];
  const seen = { taken: 0, cancelled: false };
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const part = left.shift();
        if (part !== undefined) {
          seen.taken += 1;
          controller.enqueue(part);
        } else if (then === "end") controller.close();
        else if (then === "cut") controller.error(new Error("cut"));
        else await new Promise(() => undefined);
      },
      cancel() {
        seen.cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, seen };
}

it("A body within its bounds is read whole", async () => {
  const { stream } = bodyOf([bytes(3), bytes(4)], "end");
  expect(await readBounded(requestOf(stream), { max: 7, timeLimit: 30_000 })).toEqual(bytes(7));
});

it("A body that is too long is taken to its end, announced or not, so that the connection is free again", async () => {
  for (const headers of [{}, { "content-length": "12" }]) {
    const { stream, seen } = bodyOf([bytes(4), bytes(4), bytes(4)], "end");
    expect(await readBounded(requestOf(stream, headers), { max: 7, timeLimit: 30_000 })).toBeNull();
    expect(seen).toEqual({ taken: 3, cancelled: false });
  }
});

it("A body of gigabytes is not taken", async () => {
  const { stream, seen } = bodyOf([bytes(4)], "stop");
  const request = requestOf(stream, { "content-length": "4000000000" });
  expect(await readBounded(request, { max: 7, timeLimit: 30_000 })).toBeNull();
  expect(seen).toEqual({ taken: 0, cancelled: true });
});

it("A body that stops, within its bounds or beyond them, ends at the time limit", async () => {
  for (const max of [100, 2]) {
    const { stream, seen } = bodyOf([bytes(4)], "stop");
    expect(await refusal(readBounded(requestOf(stream), { max, timeLimit: 30 }))).toBe("request.timed_out");
    expect(seen.cancelled).toBe(true);
  }
});

it("A body that is cut off is no defect of ours", async () => {
  const { stream } = bodyOf([bytes(4)], "cut");
  expect(await refusal(readBounded(requestOf(stream), { max: 100, timeLimit: 30_000 }))).toBe("request.timed_out");
});
