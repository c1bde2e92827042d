import { Link } from "@tanstack/react-router";
import { Button } from "../../components/ui/button.tsx";
import type { MessageKey } from "../../lib/i18n.tsx";
import { useT } from "../../lib/i18n.tsx";
import { emergencyCards, type IssueCard, issueCards } from "./cards.ts";

interface IssuePickerProps {
  /** Starts the chat with the card's preset message. */
  onPick: (prompt: string) => void;
}

/** Three services as blue road signs, nine problems as warning signs; each starts the chat. */
export function IssuePicker({ onPick }: IssuePickerProps) {
  const t = useT();
  return (
    <div
      id="common-issues"
      data-testid="common-issues"
      className="mx-auto grid w-full max-w-6xl grid-cols-1 gap-12 px-4 py-12 sm:px-5 sm:py-16"
    >
      <section className="grid grid-cols-1 gap-5">
        <SectionTitle title="home.emergency_services" text="home.emergency_text" />
        <div className="grid grid-cols-1 gap-3 sm:gap-4 md:grid-cols-3">
          {emergencyCards.map(({ id, Icon, title, text, prompt }) => (
            <button
              key={id}
              type="button"
              onClick={() => onPick(t(prompt))}
              className="sign sign-blue flex items-center gap-4 p-5 text-start transition-[filter] duration-150 hover:brightness-110 md:flex-col md:items-start md:p-6"
            >
              <span className="grid size-14 shrink-0 place-items-center rounded-md bg-on-blue text-blue">
                <Icon className="size-8" aria-hidden />
              </span>
              <span className="grid gap-1">
                <span className="font-extrabold text-xl leading-tight">{t(title)}</span>
                <span>{t(text)}</span>
              </span>
            </button>
          ))}
        </div>
      </section>
      <section className="grid grid-cols-1 gap-5">
        <SectionTitle title="home.issues" text="home.issues_text" />
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {issueCards.map((card) => (
            <IssueButton key={card.id} card={card} onPick={onPick} />
          ))}
        </div>
        <Button asChild variant="secondary" size="thumb" className="w-full sm:w-fit">
          <Link to="/codes">{t("home.codes")}</Link>
        </Button>
      </section>
    </div>
  );
}

function SectionTitle({ title, text }: { title: MessageKey; text: MessageKey }) {
  const t = useT();
  return (
    <div className="grid gap-1">
      <h2 className="text-3xl leading-tight sm:text-4xl">{t(title)}</h2>
      <p className="text-ink-soft text-lg">{t(text)}</p>
    </div>
  );
}

function IssueButton({ card, onPick }: { card: IssueCard; onPick: (prompt: string) => void }) {
  const t = useT();
  const { Icon } = card;
  return (
    <button
      type="button"
      onClick={() => onPick(t(card.prompt))}
      className="flex min-h-thumb items-center gap-4 rounded-xl border-2 border-line bg-panel p-3.5 text-start transition-colors duration-150 hover:border-ink active:bg-sunken"
    >
      <span className="relative grid size-16 shrink-0 place-items-center">
        <span className="sign-small sign-amber absolute size-11 rotate-45 rounded-md" />
        <Icon className="relative size-6 text-on-amber" strokeWidth={2.4} aria-hidden />
      </span>
      <span className="grid gap-0.5">
        <span className="font-extrabold text-lg leading-tight">{t(card.title)}</span>
        <span className="text-ink-soft text-sm">{t(card.text)}</span>
      </span>
    </button>
  );
}
