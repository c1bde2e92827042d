import { useMutation, useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import type { AccessBlock } from "#domain/access/subscription.ts";
import { typedBeside } from "#domain/chat/tap.ts";
import type { ChatTruck } from "#domain/chat/turn.ts";
import type { StepAnswer } from "#domain/diagnosis/assessment.ts";
import type { TruckFacts } from "#domain/diagnosis/input.ts";
import type { ChatLanguage } from "#domain/languages/languages.ts";
import { activeLanguage } from "../../lib/i18n.tsx";
import { newClientId } from "../../lib/new-client-id.ts";
import { trpc } from "../../lib/trpc.ts";
import { onBack } from "../../lib/when-back.ts";
import { whenIdle } from "../../lib/when-idle.ts";
import { answerHere, prepareConversation } from "./assess-here.ts";
import { keepChatLanguage, keepTurn, keptTurn, lastChatLanguage } from "./chat-kept.ts";
import { type ChatLine, type ChatLog, canStop, emptyLog, reduceChat, type Turn } from "./chat-log.ts";
import { type TurnOutcome, useTurnRunner } from "./use-turn-runner.ts";

interface ConversationInput {
  readonly conversationId: string;
  /** Sent by itself when nothing has been said yet. */
  readonly firstMessage: string;
  /** The worker no longer admits the driver; `text` is what was being sent. */
  readonly onAccessLost: (reason: AccessBlock, text: string) => void;
  readonly onSessionLost: () => void;
}

export type Conversation = ReturnType<typeof useConversation>;

/** A diagnosis conversation: what was said, what is being said, and the ways to say more. */
export function useConversation(input: ConversationInput) {
  const { conversationId, firstMessage } = input;
  const [log, dispatch] = useReducer(reduceChat, emptyLog);
  const [returned, setReturned] = useState<string | null>(null);
  const [answered, setAnswered] = useState<ChatLine | null>(null);
  const [chosenLanguage, setChosenLanguage] = useState<ChatLanguage | null>(null);
  const latest = useRef(input);
  latest.current = input;
  const shown = useRef<ChatLog>(log);
  shown.current = log;

  const read = useQuery(
    trpc.subscriber.chat.read.queryOptions({ conversationId }, { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 }),
  );

  const readAgain = read.refetch;

  const stopped = useRef(new Set<string>());
  const isStopped = useCallback((turnId: string) => stopped.current.has(turnId), []);
  const onAnswered = useCallback((line: ChatLine) => {
    if (line.turnId !== null && stopped.current.has(line.turnId)) dispatch({ type: "made_whole", line });
    else setAnswered(line);
  }, []);

  const settle = useCallback(
    (turn: Turn, outcome: TurnOutcome) => {
      if (outcome.kind === "lost" || stopped.current.has(turn.turnId)) return;
      keepTurn(conversationId, null);
      if (outcome.kind === "answered") return;
      dispatch({ type: "withdrawn", turnId: turn.turnId });
      setReturned(typedIn(turn));
      if (outcome.kind === "stale") void readAgain();
      if (outcome.kind === "access_lost") latest.current.onAccessLost(outcome.reason, turn.text);
      if (outcome.kind === "session_lost") latest.current.onSessionLost();
    },
    [conversationId, readAgain],
  );

  const language = chosenLanguage ?? read.data?.conversation.language ?? lastChatLanguage(activeLanguage());
  const spoken = useRef(language);
  spoken.current = language;
  const truck = useRef<TruckFacts | null>(null);
  truck.current = read.data?.conversation ?? null;
  const answerOnDevice = useCallback(({ turnId, text, tapped = null, photoIds }: Turn) => {
    if (shown.current.pending?.here != null) return;
    const messages = [
      ...shown.current.lines,
      { role: "user", content: text, answer: tapped, assessment: null } as const,
    ];
    answerHere({ messages, language: spoken.current, photos: photoIds.length > 0, truck: truck.current }).then(
      (answer) => dispatch({ type: "answered_here", turnId, answer }),
      // The engine is not on this device: what is lost says so itself.
      () => undefined,
    );
  }, []);
  useEffect(() => whenIdle(() => prepareConversation(language)), [language]);

  const { runTurn, giveUp } = useTurnRunner({
    conversationId,
    dispatch,
    onAnswered,
    isStopped,
    onUnreached: answerOnDevice,
  });

  /** The worker ends an answer that is still being made when another message comes. */
  const run = useCallback(
    (turn: Turn) => {
      keepTurn(conversationId, turn);
      void runTurn(turn).then((outcome) => outcome !== null && settle(turn, outcome));
    },
    [conversationId, runTurn, settle],
  );

  /**
   * Stops the answer that is coming: what was said so far stands, and the next message may be sent. A message of which
   * the worker has said nothing returns to the field.
   */
  const stop = useCallback(() => {
    const { pending } = shown.current;
    if (pending === null || !canStop(shown.current)) return;
    if (!pending.heard) {
      giveUp();
      dispatch({ type: "withdrawn", turnId: pending.turnId });
      setReturned(typedIn(pending));
      keepTurn(conversationId, null);
      return;
    }
    stopped.current.add(pending.turnId);
    keepTurn(conversationId, null);
    dispatch({ type: "stopped", turnId: pending.turnId, now: Date.now() });
  }, [conversationId, giveUp]);
  const showWhole = useCallback((turnId: string) => dispatch({ type: "shown_whole", turnId }), []);

  const send = useCallback(
    (text: string, photoIds: readonly string[], tapped: StepAnswer | null = null): boolean => {
      if (shown.current.pending !== null) return false;
      const turn: Turn = { turnId: newClientId(), text, tapped, photoIds };
      dispatch({ type: "sent", turn, now: Date.now() });
      run(turn);
      return true;
    },
    [run],
  );

  /** Joins the answer of a turn again whose line was cut. */
  const retry = useCallback(() => {
    const { pending } = shown.current;
    if (pending?.stage !== "lost") return;
    dispatch({ type: "joining", turnId: pending.turnId });
    const { turnId, text, tapped = null, photoIds } = pending;
    run({ turnId, text, tapped, photoIds });
  }, [run]);

  /** Takes back a message whose line was cut: its text returns to the field. */
  const withdraw = useCallback(() => {
    const { pending } = shown.current;
    if (pending?.stage !== "lost") return;
    keepTurn(conversationId, null);
    dispatch({ type: "withdrawn", turnId: pending.turnId });
    setReturned(typedIn(pending));
  }, [conversationId]);

  const lines = read.data?.messages;
  const waiting = read.data?.pendingTurn ?? null;
  const begun = useRef(false);
  useEffect(() => {
    if (lines === undefined) return;
    dispatch({ type: "read", lines });
    if (begun.current) return;
    begun.current = true;
    const open = unfinishedTurn(lines, keptTurn(conversationId)) ?? turnOf(waiting) ?? firstTurn(lines, firstMessage);
    if (open === null) {
      keepTurn(conversationId, null);
      return;
    }
    dispatch({ type: "sent", turn: open, now: Date.now() });
    run(open);
  }, [lines, waiting, conversationId, firstMessage, run]);
  useEffect(
    () => () => {
      begun.current = false;
    },
    [],
  );

  useRetryWhenBack(log.pending?.stage === "lost", retry);

  const changeLanguage = useMutation(
    trpc.subscriber.chat.setLanguage.mutationOptions({
      onSuccess: ({ message }, { language }) => {
        keepChatLanguage(language);
        setChosenLanguage(language);
        dispatch({ type: "line", line: message });
      },
    }),
  );
  const setLanguage = useCallback(
    (language: ChatLanguage) => changeLanguage.mutateAsync({ conversationId, language }),
    [changeLanguage.mutateAsync, conversationId],
  );

  return {
    log,
    read,
    send,
    retry,
    withdraw,
    stop,
    showWhole,
    /** "2020 Freightliner Cascadia"; null until it is read. */
    truck: read.data === undefined ? null : truckName(read.data.conversation),
    language,
    setLanguage,
    /** The latest answer that was made while the page looked on. */
    answered,
    /** The text of a message that was not taken; it belongs into the field again. */
    returned,
    forgetReturned: useCallback(() => setReturned(null), []),
  } as const;
}

/** What the driver typed of a turn: it returns to the field, the label of a tapped answer does not. */
function typedIn({ text, tapped = null }: Turn): string | null {
  return (tapped === null ? text : typedBeside(text)) || null;
}

/** The turn of which the worker has the message and no answer yet. */
function turnOf(waiting: (Turn & { readonly answer: StepAnswer | null }) | null): Turn | null {
  if (waiting === null) return null;
  const { answer, ...turn } = waiting;
  return { ...turn, tapped: answer };
}

/** The turn that this device sent last, when the server has no answer to it: it may not even have arrived. */
function unfinishedTurn(lines: readonly ChatLine[], kept: Turn | null): Turn | null {
  if (kept === null) return null;
  return lines.some((line) => line.turnId === kept.turnId && line.role === "assistant") ? null : kept;
}

function truckName(truck: Pick<ChatTruck, "brand" | "year" | "model">): string {
  return `${truck.year} ${truck.brand} ${truck.model}`;
}

function firstTurn(lines: readonly ChatLine[], text: string): Turn | null {
  if (text === "" || lines.some((line) => line.role === "user")) return null;
  return { turnId: newClientId(), text, photoIds: [] };
}

/** Milliseconds between two tries of a page that is looked at while the line or the service is away. */
const retryEvery = 8000;

/** Tries again by itself: every few seconds, and at once when the line comes back or the page is looked at again. */
function useRetryWhenBack(lost: boolean, retry: () => void): void {
  useEffect(() => {
    if (!lost) return;
    const ended = onBack(retry);
    const timer = setInterval(() => document.visibilityState === "visible" && retry(), retryEvery);
    return () => {
      clearInterval(timer);
      ended();
    };
  }, [lost, retry]);
}
