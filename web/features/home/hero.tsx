import { Link } from "@tanstack/react-router";
import { ArrowDown, ArrowRight } from "lucide-react";
import { type FormEvent, useRef } from "react";
import { AnswerLanguageNote } from "../../components/answer-language-note.tsx";
import { CallLink } from "../../components/layout/call-link.tsx";
import { ShoulderStrip } from "../../components/road/shoulder-strip.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Label } from "../../components/ui/field.tsx";
import { Textarea } from "../../components/ui/textarea.tsx";
import { useT } from "../../lib/i18n.tsx";
import { usePublicConfig } from "../../lib/public-config.ts";

interface HeroProps {
  /** Starts the chat, with what was typed when something was. */
  onStart: (prompt?: string) => void;
  /** Somebody is about to type. */
  onWriting: () => void;
}

/** What is wrong, and the way into the chat; below it the road, drawn to scale. */
export function Hero({ onStart, onWriting }: HeroProps) {
  const t = useT();
  return (
    <section className="flex min-h-[90vh] flex-col">
      <div className="mx-auto grid w-full max-w-6xl grow content-center items-center gap-x-12 gap-y-6 px-4 py-7 max-[23rem]:gap-y-3 max-[23rem]:py-4 sm:px-5 sm:py-10 lg:grid-cols-[5fr_6fr]">
        <div className="grid gap-4 max-[23rem]:gap-2">
          <h1 className="font-extrabold text-4xl lg:[--fs-4xl:3.5rem] lg:[--lh-4xl:3.75rem]">{t("home.headline")}</h1>
          <p className="max-w-xl text-ink-soft">{t("home.lead")}</p>
          <CallButton />
        </div>
        <AskForm onStart={onStart} onWriting={onWriting} />
      </div>
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
    </section>
  );
}

function AskForm({ onStart, onWriting }: HeroProps) {
  const t = useT();
  const field = useRef<HTMLTextAreaElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = field.current?.value.trim() ?? "";
    onStart(text === "" ? undefined : text);
  };

  return (
    <div>
      <form onSubmit={submit} className="grid gap-3">
        <Label htmlFor="whats-wrong">{t("home.ask_label")}</Label>
        <AnswerLanguageNote />
        <Textarea
          id="whats-wrong"
          ref={field}
          dir="auto"
          rows={2}
          maxLength={4000}
          placeholder={t("home.ask_placeholder")}
          className="min-h-20 resize-none"
          onFocus={onWriting}
          onKeyDown={(event) => {
            if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
          }}
        />
        <div className="grid gap-3 sm:grid-cols-2">
          <Button type="submit" size="thumb">
            {t("home.start_chat")}
          </Button>
          <Button asChild variant="secondary" size="thumb" className="px-3">
            <a href="#common-issues">
              {t("home.common_issues")}
              <ArrowDown className="size-5 shrink-0" aria-hidden />
            </a>
          </Button>
        </div>
        <p className="text-ink-soft">{t("home.no_card")}</p>
      </form>
    </div>
  );
}

/** On wide screens; a phone has the bar at its bottom. */
function CallButton() {
  const phone = usePublicConfig()?.roadsidePhone;
  return phone === undefined ? null : <CallLink phone={phone} className="mt-2 w-fit max-md:hidden" />;
}
