import { DomainError } from "#domain/errors.ts";
import { within } from "#worker/ports/within.ts";

export interface BodyBounds {
  /** Bytes that the body may have. */
  readonly max: number;
  /** Milliseconds until all of it has arrived. */
  readonly timeLimit: number;
}

/**
 * Of a body that is refused this many bytes are still taken and dropped, so that its sender reads the answer and the
 * connection is free for the next request; a sender of more is cut off.
 */
const dropped = 32 * 1024 * 1024;

/**
 * A request's body, read only as far as it may be long: null when it is longer than `max` bytes.
 * @throws DomainError `request.timed_out` when it does not arrive within the time limit, or is cut off.
 */
export async function readBounded(
  request: Request,
  { max, timeLimit }: BodyBounds,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (request.body === null) return new Uint8Array();
  const reader: ReadableStreamDefaultReader<Uint8Array> = request.body.getReader();
  const late = () => new DomainError("request.timed_out");
  const announced = Number(request.headers.get("content-length") ?? 0);
  try {
    const read = announced > max ? drop(reader, announced) : take(reader, max);
    return await within(timeLimit, read, late);
  } catch (error) {
    await reader.cancel().catch(() => undefined);
    throw new DomainError("request.timed_out", {}, { cause: error });
  }
}

async function take(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  max: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > max) return drop(reader, 0);
    parts.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

async function drop(reader: ReadableStreamDefaultReader<Uint8Array>, announced: number): Promise<null> {
  for (let left = announced > dropped ? 0 : dropped; left > 0; ) {
    const { done, value } = await reader.read();
    if (done) return null;
    left -= value.length;
  }
  await reader.cancel();
  return null;
}
