import { useEffect, useRef } from "react";
import { autoOpenAfter, opensByItself, seenFor, supportWasOpened } from "./auto-open.ts";
import type { ChatLine } from "./chat-log.ts";

/** How often it is looked whether the answer is on the screen, in milliseconds. */
const lookEvery = 500;

interface AutoOpen {
  readonly conversationId: string;
  /** The answer that this page has seen being given; null while nothing may open. */
  readonly answered: ChatLine | null;
  /** What the driver had written. */
  readonly asked: string;
  /** Whether the field holds text. */
  readonly unsent: { readonly current: boolean };
  readonly open: () => void;
}

/**
 * Opens the support form automatically after an answer that offers a person: once in a conversation, never over text
 * not sent yet, another dialog, or an answer that was not on the screen of a visible page for five seconds.
 */
export function useAutoOpen({ conversationId, answered, asked, unsent, open }: AutoOpen): void {
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    if (answered === null || !opensByItself(answered, asked) || supportWasOpened(conversationId)) return;
    let seen = 0;
    const timer = setInterval(() => {
      const covered = document.querySelectorAll('[role="dialog"][data-state="open"]').length > 1;
      if (document.visibilityState !== "visible" || covered) return;
      seen += lookEvery;
      if (seen < Math.max(seenFor, autoOpenAfter)) return;
      clearInterval(timer);
      if (!unsent.current && !supportWasOpened(conversationId)) latest.current();
    }, lookEvery);
    return () => clearInterval(timer);
  }, [conversationId, answered, asked, unsent]);
}
