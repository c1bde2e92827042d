import { TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable, type Unsubscribable } from "@trpc/server/observable";
import { useSyncExternalStore } from "react";
import type { AppRouter } from "#worker/trpc/router.ts";

/** Ends the dialog's question: true when the person proved who they are. */
type Answer = (confirmed: boolean) => void;

let waiting: readonly Answer[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Answer[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Asks for a fresh proof; several calls that need one at the same time share the question. */
function askConfirmation(): Promise<boolean> {
  return new Promise((resolve) => change([...waiting, resolve]));
}

/** Whether a call waits for a fresh proof of who the person is: then the dialog is shown. */
export function useConfirmationAsked(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting.length > 0,
    () => false,
  );
}

/** Lets the calls that wait go on, or fail where the person chose not to. */
export function answerConfirmation(confirmed: boolean): void {
  const answers = waiting;
  change([]);
  for (const answer of answers) answer(confirmed);
}

function needsConfirmation(error: TRPCClientError<AppRouter>): boolean {
  return error instanceof TRPCClientError && error.data?.appCode === "auth.confirmation_required";
}

/**
 * Repeats a call that wants a fresh proof of who the person is, after the dialog has got one. To the page the call only
 * takes longer, so that nothing that was typed is lost; where the dialog is closed, the call fails as it did.
 */
export const confirmationLink: TRPCLink<AppRouter> =
  () =>
  ({ next, op }) =>
    observable((observer) => {
      let running: Unsubscribable | undefined;
      let ended = false;
      const attempt = () => {
        running = next(op).subscribe({
          next: (value) => observer.next(value),
          complete: () => observer.complete(),
          error: (error) => {
            if (!needsConfirmation(error)) return observer.error(error);
            void askConfirmation().then((confirmed) => {
              if (ended) return;
              if (confirmed) attempt();
              else observer.error(error);
            });
          },
        });
      };
      attempt();
      return () => {
        ended = true;
        running?.unsubscribe();
      };
    });
