import { ArrowDown, Square } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { brand } from "#domain/brand.ts";
import type { ChatLanguage } from "#domain/languages/languages.ts";
import { Button } from "../../components/ui/button.tsx";
import { useT } from "../../lib/i18n.tsx";
import { AnswerLine, PendingAnswer, UserLine } from "./chat-lines.tsx";
import { type ChatLine, type ChatLog, canStop, lineOf } from "./chat-log.ts";
import type { Tapped } from "./tap-answers.tsx";

interface ChatMessagesProps {
  log: ChatLog;
  /** What stands there before anything was said. */
  greeting: ReactNode;
  /** The turn that was sent while the page looked on: it is brought to the top and its answer grows below it. */
  liveTurnId: string | null;
  onRetry: () => void;
  onEdit: () => void;
  onStop: () => void;
  /** Shows the rest of an answer that was stopped. */
  onShowWhole: (turnId: string) => void;
  /** Null while a person cannot be asked for, as in a closed conversation. */
  onSupport: (() => void) | null;
  /** Says something in the driver's name; null in a closed conversation. */
  onSay: ((text: string) => boolean) | null;
  /** Answers the open step by tap; null in a closed conversation. */
  onTap: ((tapped: Tapped) => void) | null;
  /** The language of the answers. */
  language: ChatLanguage;
  /** Ids of answers that offer a person. */
  offers: (line: ChatLine) => boolean;
}

/** The conversation. Nothing that is on the screen moves while an answer streams in. */
export function ChatMessages({
  log,
  greeting,
  liveTurnId,
  onRetry,
  onEdit,
  onStop,
  onShowWhole,
  onSupport,
  onSay,
  onTap,
  language,
  offers,
}: ChatMessagesProps) {
  const t = useT();
  const scroller = useRef<HTMLElement>(null);
  const live = useRef<HTMLLIElement>(null);
  const [below, setBelow] = useState(false);
  const { lines, pending } = log;
  const groups = groupByTurn(pending === null ? lines : [...lines, lineOf(pending)]);
  const empty = groups.length === 0;
  const concluded = lines.findLast(({ assessment }) => assessment !== null);

  const look = useCallback(() => {
    const box = scroller.current;
    if (box !== null) setBelow(box.scrollHeight - box.scrollTop - box.clientHeight > 48);
  }, []);

  const wasRead = useRef(false);
  useLayoutEffect(() => {
    const box = scroller.current;
    if (box === null || empty || wasRead.current) return;
    wasRead.current = true;
    box.scrollTop = box.scrollHeight;
  }, [empty]);

  useLayoutEffect(() => {
    const box = scroller.current;
    const line = live.current;
    // scrollIntoView would also scroll the dialog around the list.
    if (liveTurnId !== null && box !== null && line !== null) {
      box.scrollTop += line.getBoundingClientRect().top - box.getBoundingClientRect().top;
    }
  }, [liveTurnId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is below changes with every word of the log
  useEffect(look, [log, look]);

  return (
    <div className="relative min-h-0">
      <section
        ref={scroller}
        onScroll={look}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable with the keyboard
        tabIndex={0}
        aria-label={t("chat.messages")}
        className="h-full overflow-y-auto overscroll-contain [container-type:size]"
      >
        {empty ? (
          <div className="flex min-h-full flex-col justify-end p-4 sm:p-6">{greeting}</div>
        ) : (
          <ol className="mx-auto grid max-w-2xl px-4 sm:px-6">
            {groups.map((group) => {
              const isLive = group.turnId !== null && group.turnId === liveTurnId;
              return (
                <li
                  key={group.key}
                  ref={isLive ? live : null}
                  className={`grid content-start gap-4 py-3 ${isLive ? "min-h-[100cqh]" : ""}`}
                >
                  {group.lines.map((line) =>
                    line.role === "user" ? (
                      <UserLine key={line.id} line={line} />
                    ) : (
                      <AnswerLine
                        key={line.id}
                        line={line}
                        before={answerBefore(lines, line)}
                        language={language}
                        onTap={pending === null && line === concluded ? onTap : null}
                        onSupport={pending === null && line === lines.at(-1) && offers(line) ? onSupport : null}
                        onSay={pending === null && line === lines.at(-1) ? onSay : null}
                        onShowWhole={onShowWhole}
                      />
                    ),
                  )}
                  {pending !== null && pending.turnId === group.turnId ? (
                    <PendingAnswer
                      turn={pending}
                      before={answerBefore(lines, null)}
                      language={language}
                      onRetry={onRetry}
                      onEdit={onEdit}
                    />
                  ) : null}
                </li>
              );
            })}
          </ol>
        )}
      </section>
      {canStop(log) ? (
        <Button
          variant="secondary"
          size="iconThumb"
          className="absolute start-3 bottom-3 rounded-full"
          aria-label={t("chat.stop")}
          title={t("chat.stop")}
          onClick={() => {
            onStop();
            // The button goes: whoever came with the keyboard stays at the answer.
            scroller.current?.focus({ preventScroll: true });
          }}
        >
          <Square className="size-5 fill-current" aria-hidden />
        </Button>
      ) : null}
      {below ? (
        <Button
          variant="secondary"
          size="iconThumb"
          className="absolute end-3 bottom-3 rounded-full"
          aria-label={t("chat.more_below")}
          onClick={() => scroller.current?.scrollBy({ top: scroller.current.clientHeight * 0.8, behavior: "smooth" })}
        >
          <ArrowDown className="size-6" aria-hidden />
        </Button>
      ) : null}
      <Announcer log={log} />
    </div>
  );
}

interface TurnGroup {
  readonly key: string;
  readonly turnId: string | null;
  readonly lines: readonly ChatLine[];
}

/** The last answer before another; before one that is still to come, where none is given. */
function answerBefore(lines: readonly ChatLine[], line: ChatLine | null): ChatLine | null {
  const earlier = line === null ? lines : lines.slice(0, lines.indexOf(line));
  return earlier.findLast(({ role, turnId }) => role === "assistant" && turnId !== null) ?? null;
}

/** A question and its answer belong together; every other line stands alone. */
function groupByTurn(lines: readonly ChatLine[]): readonly TurnGroup[] {
  const groups: { key: string; turnId: string | null; lines: ChatLine[] }[] = [];
  for (const line of lines) {
    const known = line.turnId === null ? undefined : groups.find((group) => group.turnId === line.turnId);
    if (known === undefined) groups.push({ key: line.turnId ?? line.id, turnId: line.turnId, lines: [line] });
    else if (!known.lines.some((other) => other.role === line.role)) known.lines.push(line);
  }
  return groups;
}

/** Tells a screen reader that an answer is being made, then the whole of it: never word by word. */
function Announcer({ log }: { log: ChatLog }) {
  const t = useT();
  const [said, setSaid] = useState("");
  const turnId = useRef<string | null>(null);
  const { pending, lines } = log;

  useEffect(() => {
    if (pending !== null) {
      turnId.current = pending.turnId;
      const { here, answer } = pending;
      const onDevice = here !== null && answer.text === "" && answer.assessment === null;
      setSaid(onDevice ? `${t("chat.here")} ${here.text}` : t("chat.thinking", { assistant: brand.assistant }));
      return;
    }
    const answer = lines.findLast((line) => line.role === "assistant" && line.turnId === turnId.current);
    if (turnId.current === null || answer === undefined) return;
    turnId.current = null;
    if (answer.stopped !== undefined) setSaid(t("chat.stopped"));
    else setSaid(t("chat.answered", { assistant: brand.assistant, text: answer.content }));
  }, [pending, lines, t]);

  return (
    <p aria-live="polite" className="sr-only">
      {said}
    </p>
  );
}
