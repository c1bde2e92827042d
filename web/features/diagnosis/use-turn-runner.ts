import { type Dispatch, useCallback, useEffect, useRef } from "react";
import type { AccessBlock } from "#domain/access/subscription.ts";
import { typedBeside } from "#domain/chat/tap.ts";
import type { ChatErrorCode } from "#domain/chat/turn.ts";
import { errorKey, isNetworkError, readFailure, timedOut } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { trpcClient } from "../../lib/trpc.ts";
import { type ChatLine, type ChatLogAction, emptyLog, reduceChat, type Turn } from "./chat-log.ts";
import { type LostBy, rejoinAfter } from "./rejoin.ts";

/**
 * How a turn ended for this page. `refused` means that the worker did not take the message, `stale` that
 * it did not take a tap because another step is open.
 */
export type TurnOutcome =
  | { readonly kind: "answered" }
  | { readonly kind: "lost" }
  | { readonly kind: "refused" }
  | { readonly kind: "stale" }
  | { readonly kind: "access_lost"; readonly reason: AccessBlock }
  | { readonly kind: "session_lost" };

interface TurnRunnerInput {
  readonly conversationId: string;
  readonly dispatch: Dispatch<ChatLogAction>;
  readonly onAnswered: (line: ChatLine) => void;
  /** The driver stopped the answer: it is read to its end, and its faults are nobody's concern any more. */
  readonly isStopped: (turnId: string) => boolean;
  /** The worker could not be reached, for the first time in this run of the turn. */
  readonly onUnreached: (turn: Turn) => void;
}

/**
 * Sends a turn and reads its answer along. A cut line is joined again under the same turn id, so nothing is said
 * twice; when that fails too, the page keeps the message and the driver is told. A line that says nothing within its
 * deadlines is a cut one. `runTurn` resolves to null when the page left or `giveUp` was called.
 */
export function useTurnRunner({ conversationId, dispatch, onAnswered, isStopped, onUnreached }: TurnRunnerInput) {
  const t = useT();
  const words = useRef(t);
  words.current = t;
  const running = useRef(new AbortController());
  const told = useRef(new Set<string>());

  useEffect(() => {
    if (running.current.signal.aborted) running.current = new AbortController();
    return () => running.current.abort();
  }, []);
  const giveUp = useCallback(() => {
    running.current.abort();
    running.current = new AbortController();
  }, []);

  const readAlong = useCallback(
    async (turn: Turn, signal: AbortSignal): Promise<boolean> => {
      const events = await trpcClient.subscriber.chat.send.mutate({ conversationId, ...sentFormOf(turn) }, { signal });
      let answer = reduceChat(emptyLog, { type: "sent", turn, now: Date.now() });
      for await (const event of events) {
        if (signal.aborted) return false;
        const action = { type: "event", turnId: turn.turnId, event, now: Date.now() } as const;
        dispatch(action);
        answer = reduceChat(answer, action);
        if (event.type === "error" && !told.current.has(turn.turnId) && !isStopped(turn.turnId)) {
          told.current.add(turn.turnId);
          toastFault(words.current, event.code);
        }
        if (event.type === "done") {
          const line = answer.lines.at(-1);
          if (line !== undefined) onAnswered(line);
          return true;
        }
      }
      return false;
    },
    [conversationId, dispatch, onAnswered, isStopped],
  );

  const runTurn = useCallback(
    async (turn: Turn): Promise<TurnOutcome | null> => {
      const { signal } = running.current;
      let failure: unknown = null;
      for (let attempts = 1; ; attempts++) {
        let lostBy: LostBy = "cut";
        try {
          if (await readAlong(turn, signal)) return { kind: "answered" };
          failure = null;
        } catch (error) {
          if (signal.aborted) return null;
          const refusal = refusalOf(error);
          if (refusal !== null) {
            if ((refusal.kind === "refused" || refusal.kind === "stale") && !isStopped(turn.turnId))
              toastRefusal(words.current, error);
            return refusal;
          }
          if (readFailure(error).code !== stillMaking) onUnreached(turn);
          if (timedOut(error)) lostBy = "silence";
          failure = error;
        }
        const pause = rejoinAfter(attempts, lostBy);
        if (pause === null || signal.aborted) break;
        await sleep(pause, signal);
        if (signal.aborted) break;
      }
      if (signal.aborted) return null;
      dispatch({ type: "line_lost", turnId: turn.turnId });
      if (!told.current.has(turn.turnId) && !isStopped(turn.turnId)) {
        told.current.add(turn.turnId);
        toastFault(words.current, failure === null || isNetworkError(failure) ? "connection" : "failed");
      }
      return { kind: "lost" };
    },
    [dispatch, onUnreached, readAlong, isStopped],
  );
  return { runTurn, giveUp } as const;
}

/** A turn as the worker takes it: the label of a tapped answer is not sent, the worker knows it. */
function sentFormOf({ turnId, text, tapped = null, photoIds }: Turn) {
  return { turnId, text: tapped === null ? text : typedBeside(text), answer: tapped, photoIds: [...photoIds] };
}

type Words = ReturnType<typeof useT>;

function toastFault(t: Words, code: ChatErrorCode): void {
  switch (code) {
    case "rate_limit":
      notify.error(t("chat.error.rate_limit.title"), { description: t("chat.error.rate_limit.text") });
      return;
    case "payment":
      notify.error(t("chat.error.payment.title"), { description: t("chat.error.payment.text") });
      return;
    case "failed":
      notify.error(t("chat.error.failed.title"), { description: t("chat.error.failed.text") });
      return;
    case "connection":
      notify.error(t("chat.error.connection"));
      return;
  }
}

function toastRefusal(t: Words, error: unknown): void {
  const { code, status } = readFailure(error);
  if (code === "chat.rate_limited" || status === 429) toastFault(t, "rate_limit");
  else if (code === "chat.step_stale") notify.error(t("error.chat.step_stale"));
  else notify.error(t("chat.error.failed.title"), { description: t(errorKey(error)) });
}

/** The worker still makes the answer to a message that this page gave up: it takes the next one after that. */
const stillMaking = "chat.turn_pending";

/** What a definite answer of the worker means; null for faults after which the turn may be joined again. */
function refusalOf(error: unknown): Exclude<TurnOutcome, { kind: "answered" | "lost" }> | null {
  const { code, status } = readFailure(error);
  if (code === stillMaking) return null;
  if (code === "chat.step_stale") return { kind: "stale" };
  if (code === "trial.expired") return { kind: "access_lost", reason: "trial_expired" };
  if (code === "subscription.inactive") return { kind: "access_lost", reason: "subscription_inactive" };
  if (code === "auth.required" || status === 401) return { kind: "session_lost" };
  return status !== null && status >= 400 && status < 500 ? { kind: "refused" } : null;
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
