import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useReducer, useRef } from "react";
import { assessHere } from "../../features/diagnosis/assess-here.ts";
import {
  type FlowEvent,
  type FlowState,
  type Goal,
  idle,
  nextFlow,
  openChatOf,
  type Viewer,
} from "../../features/diagnosis/flow-machine.ts";
import { noteWarned, warnedToday } from "../../features/diagnosis/warned-today.ts";
import { errorKey } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n.tsx";
import { fetchUser } from "../../lib/me.ts";
import { notify } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";

interface FlowAddress {
  /** The conversation that the address names, so that a reload lands in it again. */
  readonly conversation: string | undefined;
  /** What a driver who signed in on another page wanted to start. */
  readonly start: string | undefined;
  /** What a driver typed and sent before the app was there; "" when nothing was. */
  readonly ask: string | undefined;
  readonly setConversation: (conversationId: string | undefined, how: "push" | "replace") => void;
}

export interface DriverFlow {
  readonly state: FlowState;
  readonly send: (event: FlowEvent) => void;
  readonly viewer: () => Promise<Viewer>;
  /** A card or 'Start chat': the preset message, or "" for none. */
  readonly startNew: (text: string) => void;
  /** What was typed: the engine reads it before anybody is asked to sign up. */
  readonly ask: (text: string) => void;
  readonly resume: (conversationId: string) => void;
  /** Resets everything; the address names no conversation any more. */
  readonly close: () => void;
}

/** Runs the flow's machine, and keeps the address of the page and the open conversation the same. */
export function useDriverFlow(address: FlowAddress): DriverFlow {
  const [state, send] = useReducer(nextFlow, idle);
  const cache = useQueryClient();
  const t = useT();

  const viewer = useCallback(async (): Promise<Viewer> => {
    const user = await fetchUser(cache);
    if (user === null) return { kind: "signed_out" };
    const { access } = user;
    // After a trial that a plan was bought for, nothing ends.
    return { kind: "driver", access, warnedToday: access.paid || warnedToday(user.id, new Date()) };
  }, [cache]);

  const ask = useCallback(
    (text: string) => {
      send({ type: "ask", text });
      const who = viewer().catch((): Viewer => ({ kind: "signed_out" }));
      assessHere(text).then(
        async (answer) => send({ type: "assessed", text, ...answer, viewer: await who }),
        () => send({ type: "assessment_failed", text }),
      );
    },
    [viewer],
  );

  const start = useCallback(
    (goal: Goal) => {
      viewer().then(
        (who) => {
          // A card's issue is answered at once, before the sign-up.
          if (who.kind === "signed_out" && goal.kind === "new" && goal.text !== "") ask(goal.text);
          else send({ type: "start", goal, viewer: who });
        },
        (error: unknown) => notify.error(t(errorKey(error))),
      );
    },
    [ask, t, viewer],
  );
  const startNew = useCallback((text: string) => start({ kind: "new", text }), [start]);
  const resume = useCallback((conversationId: string) => start({ kind: "resume", conversationId }), [start]);

  useWarningNoted(state.at === "trial_ending");
  useAddress(openChatOf(state)?.conversationId, send, address, {
    resume,
    startNew,
    ask,
  });

  const { setConversation } = address;
  const close = useCallback(() => {
    send({ type: "close" });
    setConversation(undefined, "replace");
  }, [setConversation]);

  return { state, send, viewer, startNew, ask, resume, close };
}

function useWarningNoted(shown: boolean): void {
  const cache = useQueryClient();
  useEffect(() => {
    if (!shown) return;
    const user = cache.getQueryData(trpc.public.auth.me.queryKey())?.user;
    if (user) noteWarned(user.id, new Date());
  }, [cache, shown]);
}

/** A chat that opens is named in the address; one that the address names opens; Back closes it. */
function useAddress(
  open: string | undefined,
  send: (event: FlowEvent) => void,
  { conversation, start, ask, setConversation }: FlowAddress,
  flow: Pick<DriverFlow, "resume" | "startNew" | "ask">,
): void {
  const { resume, startNew, ask: askEngine } = flow;
  const arrived = useRef(false);
  const named = useRef(conversation);

  useEffect(() => {
    if (arrived.current) return;
    arrived.current = true;
    if (conversation !== undefined) return resume(conversation);
    if (start === undefined && ask === undefined) return;
    setConversation(undefined, "replace");
    const typed = ask?.trim();
    if (typed) askEngine(typed);
    else startNew(start ?? "");
  }, [conversation, start, ask, resume, startNew, askEngine, setConversation]);

  useEffect(() => {
    if (open !== undefined && open !== named.current) setConversation(open, "push");
  }, [open, setConversation]);

  useEffect(() => {
    const before = named.current;
    named.current = conversation;
    if (before !== undefined && conversation === undefined) send({ type: "leave" });
  }, [conversation, send]);
}
