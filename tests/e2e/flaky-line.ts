import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A line to the app that a test can cut, and over which it can pretend that a new version was deployed. */
export class FlakyLine {
  readonly #server: Server;
  #cut = false;
  #deployment = "";

  private constructor(appUrl: string) {
    const { hostname, port } = new URL(appUrl);
    this.#server = createServer((incoming, outgoing) => {
      if (this.#cut) {
        incoming.socket.destroy();
        return;
      }
      const { url = "/", method } = incoming;
      // Without it a file that the browser has already would come without a body, and nothing could be deployed.
      const { "if-none-match": _known, ...headers } = incoming.headers;
      const passed = { ...headers, host: `${hostname}:${port}`, "accept-encoding": "identity" };
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
    this.#server.closeAllConnections();
  }

  mend(): void {
    this.#cut = false;
  }

  /** From now on the service worker is another one, as after a deployment. */
  deploy(name: string): void {
    this.#deployment = name;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
