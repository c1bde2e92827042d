import { createServer, type IncomingHttpHeaders, request, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import type { Duplex } from "node:stream";

/**
 * A connection to the app that a test can cut, on which requests can disappear without a word, and over which it can
 * pretend that a new version was deployed. WebSockets pass through it.
 */
export class FlakyLine {
  readonly #server: Server;
  readonly #tunnels = new Set<Duplex>();
  readonly #silent = new Set<string>();
  #cut = false;
  #deployment = "";

  private constructor(appUrl: string) {
    const { hostname, port, origin } = new URL(appUrl);
    this.#server = createServer((incoming, outgoing) => {
      if (this.#cut) {
        incoming.socket.destroy();
        return;
      }
      const { url = "/", method } = incoming;
      if ([...this.#silent].some((part) => url.includes(part))) {
        incoming.resume();
        return;
      }
      // Without it a file that the browser has already would come without a body, and nothing could be deployed.
      const { "if-none-match": _known, ...headers } = incoming.headers;
      const passed = { ...asIfDirect(headers, origin), "accept-encoding": "identity" };
      const through = request({ hostname, port, path: url, method, headers: passed }, (answer) => {
        const deployed = url === "/sw.js" && this.#deployment !== "";
        const { "content-length": length, etag, ...rest } = answer.headers;
        const kept = deployed ? {} : { ...(length ? { "content-length": length } : {}), ...(etag ? { etag } : {}) };
        outgoing.writeHead(answer.statusCode ?? 502, { ...rest, ...kept });
        answer.pipe(outgoing, { end: !deployed });
        if (deployed) answer.on("end", () => outgoing.end(`\n// ${this.#deployment}\n`));
      });
      through.on("error", () => incoming.socket.destroy());
      incoming.pipe(through);
    });
    this.#server.on("upgrade", ({ url = "/", headers }, client: Duplex, head) => {
      const upstream = connect(Number(port), hostname);
      this.#join(client, upstream);
      if (this.#cut) client.destroy();
      const lines = Object.entries(asIfDirect(headers, origin)).map(([name, value]) => `${name}: ${value}`);
      upstream.write(`GET ${url} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
      upstream.write(head);
    });
  }

  /** Passes bytes on in both directions; when one end is gone, so is the other. */
  #join(client: Duplex, upstream: Socket): void {
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      this.#tunnels.add(from);
      from.on("error", () => to.destroy());
      from.on("close", () => {
        this.#tunnels.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  }

  /** Listens on a free port in front of the app. */
  static async to(appUrl: string): Promise<FlakyLine> {
    const line = new FlakyLine(appUrl);
    await new Promise<void>((resolve) => line.#server.listen(0, "localhost", resolve));
    return line;
  }

  get url(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  cut(): void {
    this.#cut = true;
    this.#closeAll();
  }

  /** From now on requests whose address contains this are taken and never answered; nothing is closed. */
  swallow(part: string): void {
    this.#silent.add(part);
  }

  /** Requests are answered again; those that were swallowed are not. */
  answer(part: string): void {
    this.#silent.delete(part);
  }

  mend(): void {
    this.#cut = false;
  }

  /** From now on the service worker is another one, as after a deployment. */
  deploy(name: string): void {
    this.#deployment = name;
  }

  async close(): Promise<void> {
    this.#closeAll();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #closeAll(): void {
    this.#server.closeAllConnections();
    for (const socket of this.#tunnels) socket.destroy();
  }
}

/** The headers of a request as the page would have sent them to the app itself. */
function asIfDirect(headers: IncomingHttpHeaders, appOrigin: string): IncomingHttpHeaders {
  const { origin, ...rest } = headers;
  return { ...rest, host: new URL(appOrigin).host, ...(origin === undefined ? {} : { origin: appOrigin }) };
}
