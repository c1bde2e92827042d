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
              className="flex min-h-16 items-center gap-4 rounded-xl bg-key p-4 text-start hover:bg-key-hover"
            >
              <Icon className="size-5 shrink-0 text-blue-ink" aria-hidden />
              <span className="grid gap-1">
                <span className="font-semibold">{t(title)}</span>
                <span className="text-ink-soft text-sm">{t(text)}</span>
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
      <h2 className="text-xl">{t(title)}</h2>
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
      className="flex min-h-thumb items-center gap-4 rounded-xl bg-key p-4 text-start hover:bg-key-hover"
    >
      <span className="relative grid size-8 shrink-0 place-items-center">
        <span className="absolute size-6 rotate-45 rounded-sm bg-amber-wash" />
        <Icon className="relative size-5 text-amber-ink" aria-hidden />
      </span>
      <span className="grid gap-0.5">
        <span className="font-bold text-lg leading-tight">{t(card.title)}</span>
        <span className="text-ink-soft text-sm">{t(card.text)}</span>
      </span>
    </button>
  );
}
