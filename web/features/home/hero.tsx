import { Link } from "@tanstack/react-router";
import { ArrowDown, ArrowRight, SendHorizontal } from "lucide-react";
import { type FormEvent, type ReactNode, useRef } from "react";
import { AnswerLanguageNote } from "../../components/answer-language-note.tsx";
import { ShoulderStrip } from "../../components/road/shoulder-strip.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Label } from "../../components/ui/field.tsx";
import { Input } from "../../components/ui/input.tsx";
import { Textarea } from "../../components/ui/textarea.tsx";
import { isSendKey } from "../../lib/enter-key.ts";
import { useT } from "../../lib/i18n.tsx";

interface AskProps {
  /** Starts the chat, with what was typed when something was. */
  onStart: (prompt?: string) => void;
  /** Somebody is about to type. */
  onWriting: () => void;
}

interface HeroProps extends AskProps {
  /** The driver has an open ticket, which is the next step: another problem takes one line. */
  hasTicket?: boolean;
  /** What else starts a chat: the common issues. */
  children: ReactNode;
}

/** What is wrong, and the ways into the chat. */
export function Hero({ hasTicket = false, children, ...ask }: HeroProps) {
  const t = useT();
  return (
    <section className="flex min-h-[90vh] flex-col">
      {hasTicket ? (
        <div className="mx-auto grid w-full max-w-6xl gap-1 px-4 pt-6 pb-4 sm:px-5">
          <h1 className="font-semibold text-sm">{t("home.ask_more")}</h1>
          <AskLine {...ask} />
        </div>
      ) : (
        <div className="mx-auto grid w-full max-w-6xl items-center gap-x-12 gap-y-4 px-4 py-4 sm:px-5 sm:py-8 lg:grid-cols-[5fr_6fr]">
          <div className="grid gap-2">
            <h1 className="font-extrabold text-4xl lg:[--fs-4xl:3.5rem] lg:[--lh-4xl:3.75rem]">{t("home.headline")}</h1>
            <p className="max-w-xl text-ink-soft">{t("home.lead")}</p>
          </div>
          <AskForm {...ask} />
        </div>
      )}
      {children}
    </section>
  );
}

/** The road, drawn to scale, and the way to what to do on it. */
export function RoadStrip() {
  const t = useT();
  return (
    <Link to="/safety" className="group block">
      <p className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-3 px-4 py-3 font-semibold sm:px-5">
        <span>{t("home.strip")}</span>
        <span className="inline-flex items-center gap-1.5 text-blue-ink underline underline-offset-4 group-hover:decoration-2">
          {t("home.strip_link")}
          <ArrowRight className="size-5 rtl:-scale-x-100" aria-hidden />
        </span>
      </p>
      <ShoulderStrip />
    </Link>
  );
}

function AskForm({ onStart, onWriting }: AskProps) {
  const t = useT();
  const field = useRef<HTMLTextAreaElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = field.current?.value.trim() ?? "";
    onStart(text === "" ? undefined : text);
  };

  return (
    <div>
      <form action="/" method="get" onSubmit={submit} className="grid gap-3">
        <Label htmlFor="whats-wrong">{t("home.ask_label")}</Label>
        <AnswerLanguageNote />
        <Textarea
          id="whats-wrong"
          name="ask"
          enterKeyHint="send"
          ref={field}
          dir="auto"
          rows={2}
          maxLength={4000}
          placeholder={t("home.ask_placeholder")}
          className="min-h-20 resize-none"
          onFocus={onWriting}
          onKeyDown={(event) => {
            if (isSendKey(event)) submit(event);
          }}
        />
        <Button type="submit" size="thumb">
          {t("home.start_chat")}
        </Button>
        <p className="text-ink-soft text-sm">{t("home.no_card")}</p>
        <Button asChild variant="quiet" size="thumb" className="justify-between px-0 text-base hover:bg-transparent">
          <a href="#common-issues">
            {t("home.common_issues")}
            <ArrowDown className="size-5 shrink-0" aria-hidden />
          </a>
        </Button>
      </form>
    </div>
  );
}

/** The same in one line. */
function AskLine({ onStart, onWriting }: AskProps) {
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  return (
    <form
      className="flex gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const text = field.current?.value.trim() ?? "";
        onStart(text === "" ? undefined : text);
      }}
    >
      <Input
        ref={field}
        dir="auto"
        maxLength={4000}
        aria-label={t("home.ask_label")}
        placeholder={t("home.ask_placeholder")}
        onFocus={onWriting}
      />
      <Button
        type="submit"
        variant="secondary"
        size="iconThumb"
        aria-label={t("home.start_chat")}
        title={t("home.start_chat")}
      >
        <SendHorizontal className="size-5 rtl:-scale-x-100" aria-hidden />
      </Button>
    </form>
  );
}
