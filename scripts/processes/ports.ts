import { createServer } from "node:net";

/** A port that nothing listens on at this moment, on the loopback address. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => {
        if (address !== null && typeof address === "object") resolve(address.port);
        else reject(new Error("The system gave no free port."));
      });
    });
  });
}

/** True when something listens on the port already, on either of the addresses that `localhost` may mean. */
export async function isPortTaken(port: number): Promise<boolean> {
  const taken = await Promise.all(["127.0.0.1", "::1"].map((host) => cannotListen(port, host)));
  return taken.includes(true);
}

/** True when this user may not listen on the port at all (the low ones belong to the system). */
export async function isPortForbidden(port: number): Promise<boolean> {
  return (await listenError(port, "127.0.0.1")) === "EACCES";
}

async function cannotListen(port: number, host: string): Promise<boolean> {
  return (await listenError(port, host)) === "EADDRINUSE";
}

function listenError(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}
