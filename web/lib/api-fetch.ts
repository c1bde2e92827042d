import type { inferRouterInputs } from "@trpc/server";
import type { AppRouter } from "#worker/trpc/router.ts";
import { deadlines, fetchStream, fetchWithin } from "./deadlines.ts";
import { noteAnswer, noteSilence } from "./line.ts";
import { noteServerTime } from "./server-time.ts";

type RouterInputs = inferRouterInputs<AppRouter>;

/** "driver.tickets.submit", "public.config": the names of all procedures. */
type ProcedureName = {
  [Group in keyof RouterInputs & string]: {
    [Part in keyof RouterInputs[Group] & string]:
      | `${Group}.${Part}`
      | `${Group}.${Part}.${keyof RouterInputs[Group][Part] & string}`;
  }[keyof RouterInputs[Group] & string];
}[keyof RouterInputs & string];

/** What waits for a model, a payment provider or a long report on the server. */
const slow: readonly ProcedureName[] = [
  "admin.analytics.report",
  "admin.plans.set",
  "driver.account.erase",
  "driver.account.export",
  "driver.billing.change",
  "driver.billing.check",
  "driver.billing.checkout",
  "driver.billing.portal",
  "driver.billing.previewChange",
  "driver.translations.make",
  "subscriber.chat.close",
  "tech.replies.draft",
];

/** How long the answer to a request may take that names these procedures; the slowest of them decides. */
export function callDeadline(path: string, method: string): number {
  const names = path.replace(/^.*\/api\/trpc\//, "").split(",");
  if (names.some((name) => slow.some((each) => each === name))) return deadlines.slow;
  return method === "GET" ? deadlines.read : deadlines.change;
}

/** `fetch` for calls of the API: each has its deadline, and what is heard says how it stands with the connection. */
export async function apiFetch(target: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const { pathname } = new URL(target instanceof Request ? target.url : target, location.href);
  const askedAt = Date.now();
  return await heard(init.signal, () =>
    fetchWithin(callDeadline(decodeURIComponent(pathname), init.method ?? "GET"), target, init, (answer) =>
      noteServerTime(answer, askedAt, Date.now()),
    ),
  );
}

/** The same for an answer of the chat, which streams. */
export async function chatFetch(target: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const limits = { firstByte: deadlines.chatFirstByte, silence: deadlines.chatSilence };
  return await heard(init.signal, () => fetchStream(limits, target, init));
}

async function heard(caller: AbortSignal | null | undefined, call: () => Promise<Response>): Promise<Response> {
  try {
    const answer = await call();
    noteAnswer();
    return answer;
  } catch (error) {
    // What the page itself called off says nothing about the connection.
    if (!caller?.aborted) noteSilence();
    throw error;
  }
}
