import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What the stand-in answers next: JSON unless `base64` is given. */
export interface OutsideReply {
  readonly status?: number;
  readonly json?: unknown;
  readonly text?: string;
  readonly base64?: string;
  readonly type?: string;
  /** Where a redirect leads. */
  readonly location?: string;
  /** Milliseconds before the answer. */
  readonly delay?: number;
  /** Takes the request and stops: without an answer, or after the first byte of its body. */
  readonly stop?: "before_answer" | "within_body";
  /** Passes the request on to this address and the answer back, as a proxy does. */
  readonly forward?: string;
  /** With `forward`: the connection is cut once, after a request whose body has this text was answered. */
  readonly cutAfter?: string;
}

/** What the stand-in was asked. */
export interface OutsideRequest {
  readonly at: number;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly userAgent: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The body as it came, for what is no text. */
  readonly bodyBase64: string;
}

interface Scene {
  replies: OutsideReply[];
  readonly log: OutsideRequest[];
  wasCut: boolean;
}

/**
 * A server in the place of any outside service. Each test plays a scene of its own: `PUT /scenes/ID` says what is
 * answered to `/at/ID/…`, or to `/v1/…` with the key `sk_test_ID`, one reply after another, the last one over and over;
 * `GET /scenes/ID` answers the requests.
 */
export async function startOutsideStandIn(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const scenes = new Map<string, Scene>();
  const server = createServer((request, response) => {
    play(request, response, scenes).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : new Error(String(error)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function play(request: IncomingMessage, response: ServerResponse, scenes: Map<string, Scene>): Promise<void> {
  const at = Date.now();
  const url = new URL(request.url ?? "/", "http://stand-in");
  const bytes = await readBytes(request);
  const body = bytes.toString("utf8");
  const [, kind, ...path] = url.pathname.split("/");
  // The payment provider's library knows no path before its own: there the scene is named by the key.
  const isPayments = kind === "v1";
  const [id = "", ...rest] = isPayments ? [sceneOfKey(request), ...path] : path;
  const scene = scenes.get(id) ?? { replies: [], log: [], wasCut: false };
  scenes.set(id, scene);
  if (kind === "scenes") {
    if (request.method === "PUT") scene.replies = JSON.parse(body) as OutsideReply[];
    return send(response, { json: scene.log });
  }
  scene.log.push({
    at,
    method: request.method ?? "",
    path: `/${rest.join("/")}`,
    query: Object.fromEntries(url.searchParams),
    userAgent: request.headers["user-agent"] ?? "",
    headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
    body,
    bodyBase64: bytes.toString("base64"),
  });
  const reply = (scene.replies.length > 1 ? scene.replies.shift() : scene.replies[0]) ?? { status: 500 };
  if (reply.delay !== undefined) await new Promise((resolve) => setTimeout(resolve, reply.delay).unref());
  if (reply.forward !== undefined)
    return pass(`${reply.forward}/${rest.join("/")}`, { request, response, bytes, reply, scene });
  send(response, reply);
}

function sceneOfKey(request: IncomingMessage): string {
  return (request.headers.authorization ?? "").replace("Bearer sk_test_", "");
}

interface Passed {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly bytes: Buffer<ArrayBuffer>;
  readonly reply: OutsideReply;
  readonly scene: Scene;
}

async function pass(address: string, { request, response, bytes, reply, scene }: Passed): Promise<void> {
  const { method = "GET" } = request;
  const type = request.headers["content-type"] ?? "application/octet-stream";
  const answer = await fetch(address, {
    method,
    headers: { "content-type": type },
    ...(bytes.length === 0 ? {} : { body: bytes }),
  });
  const body = Buffer.from(await answer.arrayBuffer());
  if (reply.cutAfter !== undefined && !scene.wasCut && bytes.includes(reply.cutAfter)) {
    scene.wasCut = true;
    response.destroy();
    return;
  }
  response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" });
  response.end(body);
}

function send(
  response: ServerResponse,
  { status = 200, json, text, base64, type, location, stop }: OutsideReply,
): void {
  if (stop === "before_answer") return;
  const redirect = location === undefined ? {} : { location };
  response.writeHead(status, { "content-type": type ?? "application/json", ...redirect });
  if (stop === "within_body") {
    response.write(" ");
    return;
  }
  response.end(base64 === undefined ? (text ?? JSON.stringify(json ?? null)) : Buffer.from(base64, "base64"));
}

async function readBytes(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
