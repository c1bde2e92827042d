import { findOwners, watchOwners } from "./owner.ts";
import type { Supervisor } from "./supervisor.ts";

/**
 * Calls `stop` once when this command is asked to end: Ctrl-C, SIGTERM, a closed terminal, or the death of
 * whoever started it. A second Ctrl-C does not wait for anybody.
 */
export function stopWhenAsked(supervisor: Supervisor, stop: () => Promise<void>): void {
  let askedAt: number | undefined;
  const end = (signal?: NodeJS.Signals) => {
    if (askedAt !== undefined) {
      // One Ctrl-C may come twice: from the terminal, and from the process in between.
      if (signal === "SIGINT" && performance.now() - askedAt > 500) supervisor.kill();
      return;
    }
    askedAt = performance.now();
    void stop().finally(() => process.exit(process.exitCode ?? 0));
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, end);
  watchOwners(findOwners(), end);
  if (process.channel) {
    process.on("disconnect", () => end());
    process.channel.unref();
  }
}
