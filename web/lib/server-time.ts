import { useEffect, useState } from "react";

/** The header in which the worker says what time it has; milliseconds UTC. */
const header = "server-time";

/** Added to this device's clock it gives the server's; milliseconds. */
let offset = 0;
const listeners = new Set<() => void>();

/**
 * Learns the server's time from an answer that was asked for and received at these times of this device. The server
 * wrote it between the two: as long as what is known fits in there, it stays as it is and nothing jumps.
 */
export function noteServerTime(answer: Pick<Response, "headers">, askedAt: number, receivedAt: number): void {
  const told = Number(answer.headers.get(header) ?? Number.NaN);
  if (!Number.isFinite(told)) return;
  const [least, most] = [told - receivedAt, told - askedAt];
  if (offset >= least && offset <= most) return;
  offset = (least + most) / 2;
  for (const listener of listeners) listener();
}

/** Now, by the server's clock: a device that is a day off shows the same minutes as every other. Milliseconds UTC. */
export function serverNow(): number {
  return Date.now() + offset;
}

/** The server's time, read anew every `every` milliseconds, when the page is shown again and when the clock is set right. */
export function useServerNow(every: number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const read = () => setNow(serverNow());
    read();
    const timer = setInterval(read, every);
    listeners.add(read);
    document.addEventListener("visibilitychange", read);
    return () => {
      clearInterval(timer);
      listeners.delete(read);
      document.removeEventListener("visibilitychange", read);
    };
  }, [every]);
  return now;
}
