import { DomainError } from "#domain/errors.ts";
import { startDeadline } from "#worker/ports/within.ts";

/** How an outside service is asked: who we are, and how long and how much we wait for. */
export interface OutsideService {
  /** For logs and errors. */
  readonly name: string;
  /** Names the app and a contact of its operator; public services ask for that. */
  readonly userAgent: string;
  /** Milliseconds for the whole answer. */
  readonly timeout: number;
  readonly maxBytes: number;
}

export interface OutsideAnswer {
  readonly status: number;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Asks an outside service and reads its answer within bounds, whatever its status. No redirect is followed: it would lead
 * to a host that no setting names.
 * @throws DomainError `service.unavailable` when it cannot be reached, is too slow or says too much.
 */
export async function askOutside(
  service: OutsideService,
  url: string | URL,
  init: Pick<RequestInit, "method" | "body" | "headers"> = {},
): Promise<OutsideAnswer> {
  const deadline = startDeadline(service.timeout);
  try {
    const response = await fetch(url, {
      ...init,
      redirect: "manual",
      headers: { ...init.headers, "user-agent": service.userAgent },
      signal: deadline.signal,
    });
    return {
      status: response.status,
      type: response.headers.get("content-type") ?? "",
      bytes: await readAtMost(response, service.maxBytes),
    };
  } catch (error) {
    throw new DomainError("service.unavailable", { service: service.name }, { cause: error });
  } finally {
    deadline.end();
  }
}

/**
 * The JSON that an outside service answers with 200.
 * @throws DomainError `service.unavailable`, also for another status and for what is no JSON.
 */
export async function askForJson(
  service: OutsideService,
  url: string | URL,
  init: Parameters<typeof askOutside>[2] = {},
): Promise<unknown> {
  const { status, bytes } = await askOutside(service, url, init);
  if (status !== 200) throw new DomainError("service.unavailable", { service: service.name, status });
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (error) {
    throw new DomainError("service.unavailable", { service: service.name, status }, { cause: error });
  }
}

async function readAtMost(response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.byteLength;
    // Leaving the loop by an error cancels the rest of the answer.
    if (length > maxBytes) throw new RangeError(`more than ${maxBytes} bytes`);
    parts.push(part);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  return bytes;
}
