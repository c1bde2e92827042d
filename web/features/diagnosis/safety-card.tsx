import { ChevronDown, Phone } from "lucide-react";
import type { ComponentProps } from "react";
import type { SafetyCard as Card } from "#domain/diagnosis/assessment.ts";
import { OctagonIcon } from "../../components/ui/shapes.tsx";
import { Sign } from "../../components/ui/sign.tsx";
import { useT } from "../../lib/i18n.tsx";
import { useCardInPageLanguage } from "./card-in-page-language.ts";

interface SafetyCardProps {
  card: Card;
  /** Read out at once; for the card that just came, not for those of an old conversation. */
  announce?: boolean;
}

/** Whether a card says nothing that the card of the answer before did not say. */
export function isSameDanger(card: Card, before: Card | null): boolean {
  if (before === null || before.flags.length !== card.flags.length) return false;
  return card.flags.every((flag) => before.flags.includes(flag));
}

/** A danger that was shown before, in one line that opens to what to do. */
export function SafetyStrip({ card: said }: { card: Card }) {
  const t = useT();
  const card = useCardInPageLanguage(said);
  return (
    <div className="flex items-start gap-2 rounded-lg bg-red text-on-red" data-testid="safety-strip">
      <details className="min-w-0 grow">
        <summary className="flex min-h-thumb cursor-pointer items-center gap-3 px-4 py-2 font-semibold leading-tight">
          <OctagonIcon className="size-6 shrink-0 [--ground:var(--red)]" />
          <span dir="auto" className="grow">
            {card.title}
          </span>
          <ChevronDown className="size-5 shrink-0 [[open]>summary>&]:rotate-180" aria-hidden />
        </summary>
        <ol className="grid list-decimal gap-2 ps-9 pe-4 pb-4 font-semibold">
          {card.steps.map((step) => (
            <li key={step} dir="auto">
              {step}
            </li>
          ))}
        </ol>
      </details>
      {card.call911 ? (
        <a
          href="tel:911"
          aria-label={t("safety_card.call_911")}
          className="flex min-h-thumb shrink-0 items-center gap-2 px-4 font-extrabold text-lg"
        >
          <Phone className="size-5" aria-hidden />
          911
        </a>
      ) : null}
    </div>
  );
}

/** The frame of what is dangerous now. */
export function DangerSign(props: ComponentProps<"div">) {
  return <Sign tone="red" {...props} />;
}

/** The red sign that stands before any other word. */
export function SafetyCard({ card: said, announce = false }: SafetyCardProps) {
  const t = useT();
  const card = useCardInPageLanguage(said);
  return (
    <DangerSign dir="auto" className="grid gap-4" {...(announce ? { role: "alert" } : {})}>
      <h3 dir="auto" className="flex items-start gap-3 font-extrabold text-2xl">
        <OctagonIcon className="size-7 [--ground:var(--red)]" />
        <span>{card.title}</span>
      </h3>
      <ol className="grid gap-2.5">
        {card.steps.map((step, index) => (
          <li key={step} className="flex gap-2 font-semibold">
            <span aria-hidden="true" className="w-5 shrink-0 font-extrabold">
              {index + 1}
            </span>
            <span dir="auto">{step}</span>
          </li>
        ))}
      </ol>
      {card.call911 ? (
        <a
          href="tel:911"
          className="flex min-h-thumb items-center justify-center gap-3 rounded-lg bg-on-red px-6 font-extrabold text-lg text-red"
        >
          <Phone className="size-6" aria-hidden />
          {t("safety_card.call_911")}
        </a>
      ) : null}
    </DangerSign>
  );
}
