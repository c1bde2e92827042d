import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface OpenAiStandIn {
  /** For OPENAI_BASE_URL. */
  readonly url: string;
  /** The bodies that it was sent, oldest first. */
  readonly requests: readonly unknown[];
  stop(): Promise<void>;
}

/** What it says when it is told nothing else. */
export const standInReply = "Stand-in model here. Check the coolant level once the engine is cold.";

interface Orders {
  readonly status: number;
  readonly breaksOff: boolean;
  readonly failsMidway: boolean;
  readonly ending: "completed" | "incomplete";
  /** Milliseconds before the answer begins, and between its words. */
  readonly delay: number;
  readonly pace: number;
  readonly say: string;
}

const keptRequests = 500;

/**
 * A server that speaks OpenAI's API as the AI SDK calls it: `POST /v1/responses`, and `/v1/chat/completions` for the
 * older way, both streamed. Stateless, so that tests can share one: the newest user text carries its orders.
 * `[[status 429]]` refuses, `[[break]]` cuts the line half-way, `[[fail]]` reports an error half-way, `[[incomplete]]`
 * ends too early, `[[delay 300]]` waits before, `[[pace 50]]` waits between words, `[[say …]]` is what it answers.
 * The model named `chat-only` is unknown at /responses. `GET /requests` answers the bodies it was sent.
 */
export async function startOpenAiStandIn(port = 0): Promise<OpenAiStandIn> {
  const requests: unknown[] = [];
  const server = createServer((request, response) => {
    answer(request, response, requests).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : new Error(String(error)));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, requests: unknown[]): Promise<void> {
  if (request.method === "GET" && request.url === "/v1/requests") return json(response, 200, requests);
  const body = await readJson(request);
  requests.push(body);
  if (requests.length > keptRequests) requests.shift();
  const orders = readOrders(newestUserText(body));
  await pause(orders.delay);
  if (orders.status !== 200) return json(response, orders.status, refusal(orders.status));
  const model = String(Object(body).model);
  if (request.url === "/v1/responses" && model !== "chat-only")
    return stream(response, responseEvents(model, orders), orders);
  if (request.url === "/v1/chat/completions") return stream(response, chatChunks(model, orders), orders);
  return json(response, 404, refusal(404));
}

async function stream(response: ServerResponse, events: readonly object[], orders: Orders): Promise<void> {
  response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
  const last = orders.breaksOff ? Math.floor(events.length / 2) : events.length;
  for (const event of events.slice(0, last)) {
    if (response.destroyed) return;
    response.write(`data: ${JSON.stringify(event)}\n\n`);
    await pause(orders.pace);
  }
  if (orders.breaksOff) {
    await pause(20);
    response.destroy();
    return;
  }
  response.end("data: [DONE]\n\n");
}

function responseEvents(model: string, orders: Orders): object[] {
  const response = { id: "resp_1", created_at: 1_790_000_000, model };
  const deltas = words(orders.say).map((delta) => ({
    type: "response.output_text.delta",
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
    ...words(orders.say).map((content) => chunk({ content }, null)),
    chunk({}, orders.ending === "incomplete" ? "length" : "stop"),
  ];
}

function readOrders(text: string): Orders {
  const found = new Map(
    [...text.matchAll(/\[\[(\w+)\s*([^\]]*)\]\]/gu)].map((match) => [match[1] ?? "", match[2] ?? ""] as const),
  );
  return {
    status: Number(found.get("status") ?? 200),
    breaksOff: found.has("break"),
    failsMidway: found.has("fail"),
    ending: found.has("incomplete") ? "incomplete" : "completed",
    delay: Number(found.get("delay") ?? 0),
    pace: Number(found.get("pace") ?? 0),
    say: found.get("say") ?? standInReply,
  };
}

function newestUserText(body: unknown): string {
  const { input, messages } = Object(body) as { input?: unknown; messages?: unknown };
  const list = [input, messages].find(Array.isArray) ?? [];
  const newest = list.findLast((message: unknown) => Object(message).role === "user");
  const content: unknown = Object(newest).content;
  if (typeof content === "string") return content;
  return Array.isArray(content) ? content.map((part: unknown) => String(Object(part).text ?? "")).join(" ") : "";
}

function refusal(status: number): object {
  const code = status === 429 ? "rate_limit_exceeded" : status === 402 ? "payment_required" : "error";
  return { error: { message: `Stand-in says ${status}.`, type: code, param: null, code } };
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
