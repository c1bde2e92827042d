import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";

/** What the pages are compared with: the same words and the same field, and nothing else. */
const plainPage = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Plain page</title><style>body{font:17px/1.5 sans-serif;margin:1rem}h1{font-size:34px;line-height:1.1}textarea{width:100%}</style>
<h1>Broken down? Start here.</h1>
<p>Tell us what it's doing. We'll tell you what to do now, what's likely wrong, and get you a technician.</p>
<form><label for="a">What's wrong?</label><textarea id="a" rows="3"></textarea><button>Start chat</button></form></html>`;

export const plainPath = "/plain";

export interface Edge {
  readonly url: string;
  stop(): void;
}

/** Stands before the app as the network's edge does in a deployment: texts are compressed. Also serves the plain page. */
export async function startEdge(appUrl: string): Promise<Edge> {
  const server = createServer((request, response) => {
    const answer = request.url === plainPath ? plainAnswer() : fetchFrom(appUrl, request.url ?? "/", request.headers);
    answer.then(
      async (found) => {
        const body = new Uint8Array(await found.arrayBuffer());
        const headers = new Headers(found.headers);
        headers.delete("content-length");
        headers.delete("content-encoding");
        const isText = /text|javascript|json|svg/.test(headers.get("content-type") ?? "");
        if (isText) headers.set("content-encoding", "gzip");
        response.writeHead(found.status, Object.fromEntries(headers)).end(isText ? gzipSync(body) : body);
      },
      () => response.writeHead(502).end(),
    );
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function plainAnswer(): Promise<Response> {
  return new Response(plainPage, { headers: { "content-type": "text/html; charset=utf-8" } });
}

function fetchFrom(appUrl: string, path: string, given: NodeJS.Dict<string | string[]>): Promise<Response> {
  const names = ["accept", "accept-language", "cookie", "user-agent"];
  const headers = Object.fromEntries(names.flatMap((name) => (given[name] ? [[name, String(given[name])]] : [])));
  return fetch(appUrl + path, { headers, redirect: "manual" });
}
