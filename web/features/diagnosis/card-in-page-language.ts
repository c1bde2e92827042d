import { useEffect, useState } from "react";
import type { SafetyCard } from "#domain/diagnosis/assessment.ts";
import type { SafetyWording } from "#domain/diagnosis/languages/wording.ts";
import type { InterfaceLanguage } from "#domain/languages/languages.ts";
import { cardIn } from "#domain/safety/foreign-card.ts";
import { useLanguage } from "../../lib/i18n.tsx";

type Load = () => Promise<SafetyWording>;

/** The safety cards of languages that the assistant does not speak, each fetched when a card is shown in it. */
const cards: Readonly<Partial<Record<InterfaceLanguage, Load>>> = {
  tr: () => import("#domain/safety/cards/turkish.ts").then(({ turkishCards }) => turkishCards),
  uz: () => import("#domain/safety/cards/uzbek.ts").then(({ uzbekCards }) => uzbekCards),
};

/**
 * A safety card in the language of the page. Until its words are here, and where they cannot be fetched, the card is
 * shown as the assistant said it: a danger is never waited for.
 */
export function useCardInPageLanguage(card: SafetyCard): SafetyCard {
  const language = useLanguage();
  const [wording, setWording] = useState<SafetyWording | null>(null);
  useEffect(() => {
    setWording(null);
    let isWanted = true;
    cards[language]?.().then(
      (fetched) => {
        if (isWanted) setWording(fetched);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [language]);
  return wording === null ? card : cardIn(wording, card);
}
