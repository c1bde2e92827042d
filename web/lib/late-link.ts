import { type OperationLink, TRPCClientError, type TRPCLink } from "@trpc/client";
import type { AnyRouter } from "@trpc/server";
import { observable, type Unsubscribable } from "@trpc/server/observable";

/**
 * A link whose code is fetched with its first operation. When that fails the operation fails like any call
 * without a line, and the next one fetches again.
 */
export function lateLink<Router extends AnyRouter>(fetchLink: () => Promise<TRPCLink<Router>>): TRPCLink<Router> {
  return (runtime) => {
    let ready: Promise<OperationLink<Router>> | null = null;
    const prepare = () => {
      ready ??= fetchLink().then((link) => link(runtime));
      ready.catch(() => {
        ready = null;
      });
      return ready;
    };
    return (input) =>
      observable((observer) => {
        let ended = false;
        let running: Unsubscribable | null = null;
        prepare().then(
          (run) => {
            if (!ended) running = run(input).subscribe(observer);
          },
          (cause: unknown) =>
            observer.error(TRPCClientError.from(cause instanceof Error ? cause : new Error("no link"))),
        );
        return () => {
          ended = true;
          running?.unsubscribe();
        };
      });
  };
}
