import { createServer, type Server, type ServerResponse } from "node:http";

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="3">
<title>Roadflare is starting again</title>
<style>body { font: 1.1rem/1.5 system-ui, sans-serif; max-width: 34rem; margin: 15vh auto 0; padding: 0 1.25rem }</style>
</head>
<body>
<h1>Roadflare is starting again</h1>
<p>The server stopped unexpectedly and is being started again. Everything that was saved is kept.
This page tries again by itself every few seconds.</p>
<p><strong>If you are in danger, call <a href="tel:911">911</a> now.</strong></p>
</body>
</html>
`;

/**
 * Answers on the app's port while the worker does not run: 503 with a page, and with JSON below /api. The result ends it
 * and frees the port. Rejects when the port is taken, by a worker that came back for instance.
 */
export async function serveWaitingPage(port: number): Promise<() => Promise<void>> {
  const server = createServer((request, response) => answer(request.url ?? "/", response));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  server.unref();
  return () => close(server);
}

function answer(path: string, response: ServerResponse): void {
  const isApi = path.startsWith("/api/");
  const body = isApi ? JSON.stringify({ error: { code: "service.unavailable", details: {}, requestId: null } }) : page;
  response.writeHead(503, {
    "content-type": isApi ? "application/json" : "text/html; charset=utf-8",
    "cache-control": "no-store",
    "retry-after": "3",
    connection: "close",
  });
  response.end(body);
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
