import { Settings2, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { type ChatLanguage, chatLanguages } from "#domain/languages/languages.ts";
import { findReplies } from "#domain/replies/find-replies.ts";
import type { ReplyValues } from "#domain/replies/variables.ts";
import { Button } from "../../components/ui/button.tsx";
import { ErrorState } from "../../components/ui/error-state.tsx";
import { Input } from "../../components/ui/input.tsx";
import { Loading } from "../../components/ui/spinner.tsx";
import { isComposing } from "../../lib/enter-key.ts";
import { useLanguage, useT } from "../../lib/i18n.tsx";
import { ReplyOption } from "./reply-option.tsx";
import type { AnsweredTicket, Reply } from "./reply-types.ts";
import { useReplies } from "./use-replies.ts";

interface ReplyPickerProps {
  ticket: AnsweredTicket;
  values: ReplyValues;
  onChoose: (reply: Reply) => void;
  onClose: () => void;
  /** Somebody went on elsewhere: closes, and leaves the focus where it is. */
  onLeave: () => void;
  /** A stroke was meant as a stroke. */
  onStroke: () => void;
  onManage: () => void;
}

/** The list of replies over the conversation: searched as one types, with the arrows and Enter; Escape closes it. */
export function ReplyPicker({ ticket, values, onChoose, onClose, onLeave, onStroke, onManage }: ReplyPickerProps) {
  const t = useT();
  const id = useId();
  const reader = useReaderLanguage();
  const { query, replies } = useReplies();
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const panel = useRef<HTMLElement>(null);
  const found = findReplies(replies, typed);
  const active = found[Math.min(at, found.length - 1)];

  useEffect(() => {
    if (active !== undefined) document.getElementById(`${id}-${active.id}`)?.scrollIntoView({ block: "nearest" });
  }, [active, id]);

  const leave = useRef(onLeave);
  leave.current = onLeave;
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!(target instanceof Element) || target.closest("[data-saved-replies]") !== null) return;
      if (!panel.current?.contains(target)) leave.current();
    };
    document.addEventListener("pointerdown", onPointerDown);
    return () => document.removeEventListener("pointerdown", onPointerDown);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const act = actions[event.key];
    if (act === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const step = (by: number) => {
    if (found.length > 0) setAt((Math.min(at, found.length - 1) + by + found.length) % found.length);
  };
  const actions: Readonly<Partial<Record<string, () => void>>> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: () => (active === undefined ? undefined : onChoose(active)),
    Escape: onClose,
    ...(typed === "" ? { "/": onStroke, Backspace: onClose } : {}),
  };

  return (
    <section
      ref={panel}
      aria-label={t("replies.title")}
      onBlur={(event) => {
        if (event.relatedTarget !== null && !panel.current?.contains(event.relatedTarget)) onLeave();
      }}
      className="absolute inset-x-0 bottom-full z-30 grid max-h-[min(50dvh,36rem)] animate-rise grid-rows-[auto_minmax(0,1fr)_auto] rounded-t-xl bg-panel shadow-over"
    >
      <div className="flex items-center gap-2 border-line border-b p-2">
        <Input
          autoFocus
          role="combobox"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active === undefined ? undefined : `${id}-${active.id}`}
          aria-label={t("replies.search")}
          placeholder={t("replies.search")}
          autoComplete="off"
          type="search"
          className="h-touch grow"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
        <Button variant="quiet" size="icon" aria-label={t("ui.close")} onClick={onClose}>
          <X className="size-6" aria-hidden />
        </Button>
      </div>
      <div className="@container relative min-h-24 overflow-y-auto overscroll-contain">
        {query.isPending ? <Loading className="p-4" text={t("replies.loading")} /> : null}
        {query.isError && replies.length === 0 ? (
          <ErrorState
            className="m-3"
            title={t("replies.failed")}
            error={query.error}
            retrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : null}
        {query.isSuccess && found.length === 0 ? (
          <p className="p-4 text-ink-soft">{t(replies.length === 0 ? "replies.none_text" : "replies.no_match")}</p>
        ) : null}
        <div role="listbox" id={`${id}-list`} aria-label={t("replies.title")} className="grid gap-0.5 p-1.5">
          {found.map((reply) => (
            <ReplyOption
              key={reply.id}
              id={`${id}-${reply.id}`}
              reply={reply}
              values={values}
              languagesWanted={{ driver: ticket.preferredLanguage, reader }}
              active={reply === active}
              onChoose={() => onChoose(reply)}
            />
          ))}
        </div>
      </div>
      <div className="flex items-center justify-between gap-3 border-line border-t ps-4">
        <span className="text-ink-soft text-sm max-sm:sr-only">{t("replies.keys")}</span>
        <Button variant="quiet" onClick={onManage}>
          <Settings2 className="size-5" aria-hidden />
          {t("replies.manage")}
        </Button>
      </div>
    </section>
  );
}

/** What the technician reads: the language of the page where replies can be written in it, else English. */
function useReaderLanguage(): ChatLanguage {
  const language = useLanguage();
  return chatLanguages.find((known) => known === language) ?? "en";
}
