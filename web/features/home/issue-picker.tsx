import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import { useId } from "react";
import { type MessageKey, useT } from "../../lib/i18n.tsx";
import { emergencyCards, type IssueCard, issueCards } from "./cards.ts";

interface IssuePickerProps {
  /** Starts the chat with the card's preset message. */
  onPick: (prompt: string) => void;
}

/** Nine problems by their names, three services as rows; each starts the chat. */
export function IssuePicker({ onPick }: IssuePickerProps) {
  const t = useT();
  return (
    <div
      id="common-issues"
      data-testid="common-issues"
      className="mx-auto grid w-full max-w-6xl grid-cols-1 gap-8 px-4 pb-8 sm:px-5 sm:pb-12"
    >
      <section className="grid grid-cols-1 gap-2 border-line border-t pt-4">
        <SectionTitle title="home.issues" text="home.issues_text" />
        <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
          {issueCards.map((card) => (
            <IssueButton key={card.id} card={card} onPick={onPick} />
          ))}
        </div>
        <Link
          to="/codes"
          className="flex min-h-thumb items-center justify-between gap-2 border-line border-y font-semibold hover:text-blue-ink"
        >
          {t("home.codes")}
          <Onward />
        </Link>
      </section>
      <section className="grid grid-cols-1 gap-2">
        <SectionTitle title="home.emergency_services" text="home.emergency_text" />
        <div className="divide-y divide-line overflow-hidden rounded-xl border border-card-line bg-panel">
          {emergencyCards.map(({ id, Icon, title, text, prompt }) => (
            <button
              key={id}
              type="button"
              onClick={() => onPick(t(prompt))}
              className="flex min-h-16 w-full items-center gap-4 px-4 py-2 text-start -outline-offset-3 hover:bg-key"
            >
              <Icon className="size-5 shrink-0 text-blue-ink" aria-hidden />
              <span className="grid min-w-0 grow">
                <span className="font-semibold">{t(title)}</span>
                <span className="text-ink-soft text-sm">{t(text)}</span>
              </span>
              <Onward />
            </button>
          ))}
        </div>
      </section>
    </div>
  );
}

function Onward() {
  return <ChevronRight className="size-5 shrink-0 text-ink-soft rtl:-scale-x-100" aria-hidden />;
}

function SectionTitle({ title, text }: { title: MessageKey; text: MessageKey }) {
  const t = useT();
  return (
    <div>
      <h2 className="text-xl">{t(title)}</h2>
      <p className="text-ink-soft text-sm">{t(text)}</p>
    </div>
  );
}

function IssueButton({ card, onPick }: { card: IssueCard; onPick: (prompt: string) => void }) {
  const t = useT();
  const id = useId();
  const { Icon } = card;
  const text = t(card.text);
  return (
    <>
      <button
        type="button"
        aria-describedby={id}
        title={text}
        onClick={() => onPick(t(card.prompt))}
        className="flex min-h-thumb items-center gap-3 rounded-md text-start hover:bg-key"
      >
        <span className="relative grid size-8 shrink-0 place-items-center">
          <span className="absolute size-6 rotate-45 rounded-sm bg-amber-wash" />
          <Icon className="relative size-4.5 text-amber-ink" aria-hidden />
        </span>
        <span className="min-w-0 font-semibold leading-tight">{t(card.title)}</span>
      </button>
      <span id={id} hidden>
        {text}
      </span>
    </>
  );
}
