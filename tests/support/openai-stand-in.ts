import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { revealed } from "./hidden-orders.ts";
import { type Orders, readOrders, type ToolOrder } from "./stand-in-orders.ts";

export interface OpenAiStandIn {
  /** For OPENAI_BASE_URL. */
  readonly url: string;
  /** The bodies that it was sent, oldest first. */
  readonly requests: readonly unknown[];
  /** Lets the answers begin that `[[hold]]` holds back. */
  release(): void;
  stop(): Promise<void>;
}

/** What the requests of one stand-in have in common. */
interface Shared {
  readonly requests: unknown[];
  /** Resolves at the next release. */
  hold(): Promise<void>;
}

const keptRequests = 500;

/**
 * A server that speaks OpenAI's API as the AI SDK calls it: `POST /v1/responses`, and `/v1/chat/completions` for the
 * older way, both streamed. Tests can share one: the newest user text carries its orders.
 * `[[status 429]]` refuses, `[[status 429 insufficient_quota]]` with that code, `[[break]]` cuts the line half-way, `[[fail]]` reports an error half-way, `[[incomplete]]`
 * ends too early, `[[refuse]]` says `say` as a refusal, `[[hold]]` waits for `release()`, `[[silence]]` never answers, `[[stall]]` stops half-way
 * with the line open, `[[pace 50]]` waits between words, `[[say …]]` is what it answers; with `[[endless]]` over and over, with `[[huge 4096]]` as
 * one piece of so many KiB, with `[[drip]]` one character at a time. `[[call NAME {…}]]` asks for a tool first, several one after the other, with
 * `[[before …]]` said ahead of the first; `{output}` in what it says stands for the last tool's output. `[[once]]` lets
 * faults happen to the first such request alone. Orders may be hidden (hidden-orders.ts).
 * The model named `chat-only` is unknown at /responses. `GET /requests` answers the bodies it was sent.
 */
export async function startOpenAiStandIn(port = 0): Promise<OpenAiStandIn> {
  const requests: unknown[] = [];
  const releases: (() => void)[] = [];
  const hold = () => new Promise<void>((resolve) => releases.push(resolve));
  const server = createServer((request, response) => {
    answer(request, response, { requests, hold }).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : new Error(String(error)));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    requests,
    release() {
      for (const release of releases.splice(0)) release();
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, { requests, hold }: Shared): Promise<void> {
  if (request.method === "GET" && request.url === "/v1/requests") return json(response, 200, requests);
  const body = await readJson(request);
  requests.push(body);
  if (requests.length > keptRequests) requests.shift();
  const text = revealed(newestUserText(body));
  const orders = withoutPastFaults(readOrders(text), requests, text);
  if (orders.silent) return;
  if (orders.held) await hold();
  if (orders.status !== 200) return json(response, orders.status, refusal(orders.status, orders.because));
  const model = String(Object(body).model);
  const outputs = toolOutputs(body);
  const next = orders.tools[outputs.length];
  const say = orders.say.replaceAll("{output}", outputs.at(-1) ?? "");
  const said = { ...orders, say: orders.hugeKib === 0 ? say : say.repeat((orders.hugeKib * 1024) / say.length) };
  if (request.url === "/v1/responses" && model !== "chat-only") {
    const events = next ? toolCallEvents(model, next, outputs.length, orders) : responseEvents(model, said);
    return stream(response, events, orders);
  }
  if (request.url === "/v1/chat/completions") {
    return stream(response, next ? chatToolChunks(model, next, outputs.length) : chatChunks(model, said), orders);
  }
  return json(response, 404, refusal(404));
}

async function stream(response: ServerResponse, events: readonly object[], orders: Orders): Promise<void> {
  response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
  const beforeEnd = orders.endless ? events.length - 2 : events.length;
  const last = orders.breaksOff || orders.stalls ? Math.floor(events.length / 2) : beforeEnd;
  for (const event of events.slice(0, last)) {
    if (response.destroyed) return;
    await write(response, `data: ${JSON.stringify(event)}\n\n`, orders);
  }
  if (orders.stalls) return;
  if (orders.endless) return repeat(response, events);
  if (orders.breaksOff) {
    await pause(20);
    response.destroy();
    return;
  }
  response.end("data: [DONE]\n\n");
}

async function write(response: ServerResponse, line: string, orders: Orders): Promise<void> {
  for (const piece of orders.drips ? line : [line]) {
    if (response.destroyed) return;
    response.write(piece);
    await pause(orders.pace);
  }
}

/** Sends the events that carry text again and again until the reader hangs up. */
async function repeat(response: ServerResponse, events: readonly object[]): Promise<void> {
  const lines = events
    .map((event) => JSON.stringify(event))
    .filter((line) => /"delta":"|"finish_reason":null/u.test(line));
  const closed = once(response, "close");
  while (!response.destroyed) {
    if (response.write(lines.map((line) => `data: ${line}\n\n`).join(""))) {
      await new Promise((resolve) => setImmediate(resolve));
    } else await Promise.race([once(response, "drain"), closed]);
  }
}

function toolCallEvents(model: string, tool: ToolOrder, at: number, orders: Orders): object[] {
  const response = { id: "resp_1", created_at: 1_790_000_000, model };
  const call = { type: "function_call", id: `fc_${at}`, call_id: `call_${at}`, name: tool.name };
  const text = at === 0 && orders.before !== "" ? textEvents(orders.before, "response.output_text.delta") : [];
  const output_index = text.length === 0 ? 0 : 1;
  return [
    { type: "response.created", response },
    ...text,
    { type: "response.output_item.added", output_index, item: { ...call, arguments: "" } },
    { type: "response.function_call_arguments.delta", item_id: call.id, output_index, delta: tool.input },
    {
      type: "response.output_item.done",
      output_index,
      item: { ...call, arguments: tool.input, status: "completed" },
    },
    {
      type: "response.completed",
      response: { ...response, incomplete_details: null, usage: { input_tokens: 10, output_tokens: 10 } },
    },
  ];
}

function textEvents(text: string, type: string): object[] {
  const item = { type: "message", id: "msg_0" };
  return [
    { type: "response.output_item.added", output_index: 0, item },
    ...words(text).map((delta) => ({ type, item_id: "msg_0", output_index: 0, content_index: 0, delta })),
    { type: "response.output_item.done", output_index: 0, item },
  ];
}

function responseEvents(model: string, orders: Orders): object[] {
  const response = { id: "resp_1", created_at: 1_790_000_000, model };
  const deltas = pieces(orders).map((delta) => ({
    type: orders.refuses ? "response.refusal.delta" : "response.output_text.delta",
    item_id: "msg_1",
    output_index: 0,
    content_index: 0,
    delta,
  }));
  const before = [
    { type: "response.created", response },
    { type: "response.output_item.added", output_index: 0, item: { type: "message", id: "msg_1" } },
  ];
  if (orders.failsMidway) {
    const error = { code: "server_error", message: "The server had an error." };
    const half = deltas.slice(0, Math.ceil(deltas.length / 2));
    return [...before, ...half, { type: "response.failed", sequence_number: 9, response: { ...response, error } }];
  }
  return [
    ...before,
    ...deltas,
    { type: "response.output_item.done", output_index: 0, item: { type: "message", id: "msg_1" } },
    {
      type: `response.${orders.ending}`,
      response: {
        ...response,
        incomplete_details: orders.ending === "incomplete" ? { reason: "max_output_tokens" } : null,
        usage: { input_tokens: 10, output_tokens: 10 },
      },
    },
  ];
}

function chatChunks(model: string, orders: Orders): object[] {
  const chunk = (delta: object, finish: string | null) => ({
    id: "chatcmpl-1",
    object: "chat.completion.chunk",
    created: 1_790_000_000,
    model,
    choices: [{ index: 0, delta, finish_reason: finish }],
  });
  return [
    chunk({ role: "assistant", content: "" }, null),
    ...pieces(orders).map((word) => chunk(orders.refuses ? { refusal: word } : { content: word }, null)),
    chunk({}, orders.ending === "incomplete" ? "length" : "stop"),
  ];
}

function chatToolChunks(model: string, tool: ToolOrder, at: number): object[] {
  const chunk = (delta: object, finish: string | null) => ({
    id: "chatcmpl-1",
    object: "chat.completion.chunk",
    created: 1_790_000_000,
    model,
    choices: [{ index: 0, delta, finish_reason: finish }],
  });
  const call = { index: 0, id: `call_${at}`, type: "function", function: { name: tool.name, arguments: tool.input } };
  return [chunk({ role: "assistant", content: null, tool_calls: [call] }, null), chunk({}, "tool_calls")];
}

/** The outputs of tools that came after the newest user text, oldest first, as JSON text. */
function toolOutputs(body: unknown): string[] {
  const { input, messages } = Object(body) as { input?: unknown; messages?: unknown };
  const list: unknown[] = [input, messages].find(Array.isArray) ?? [];
  const newest = list.findLastIndex((message) => Object(message).role === "user");
  return list
    .slice(newest + 1)
    .filter((item) => Object(item).type === "function_call_output" || Object(item).role === "tool")
    .map((item) => String(Object(item).output ?? Object(item).content));
}

function withoutPastFaults(orders: Orders, requests: readonly unknown[], text: string): Orders {
  const isFirst = requests.filter((body) => revealed(newestUserText(body)) === text).length <= 1;
  if (!orders.once || isFirst) return orders;
  return { ...orders, status: 200, breaksOff: false, failsMidway: false, ending: "completed", refuses: false };
}

function newestUserText(body: unknown): string {
  const { input, messages } = Object(body) as { input?: unknown; messages?: unknown };
  const list = [input, messages].find(Array.isArray) ?? [];
  const newest = list.findLast((message: unknown) => Object(message).role === "user");
  const content: unknown = Object(newest).content;
  if (typeof content === "string") return content;
  return Array.isArray(content) ? content.map((part: unknown) => String(Object(part).text ?? "")).join(" ") : "";
}

function refusal(status: number, because = ""): object {
  const usual = status === 429 ? "rate_limit_exceeded" : status === 402 ? "payment_required" : "error";
  const code = because === "" ? usual : because;
  return { error: { message: `Stand-in says ${status}.`, type: code, param: null, code } };
}

function pieces({ say, hugeKib }: Orders): string[] {
  return hugeKib > 0 ? [say] : words(say);
}

function words(text: string): string[] {
  return text.split(/(?<=\s)/u);
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString("utf8"));
}

function pause(ms: number): Promise<void> {
  return ms === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms).unref());
}
