import { Languages, X } from "lucide-react";
import { useState } from "react";
import { answersIn } from "#domain/languages/answers-in.ts";
import { type ChatLanguage, languages } from "#domain/languages/languages.ts";
import { writtenIn } from "#domain/languages/written-in.ts";
import { Button } from "../../components/ui/button.tsx";
import { useT } from "../../lib/i18n.tsx";
import { type ChatLog, isTyped } from "./chat-log.ts";

interface LanguageOfferProps {
  offered: ChatLanguage;
  /** The language of the answers. */
  language: ChatLanguage;
  onAccept: () => void;
  onRefuse: () => void;
}

/** The language that the driver wrote in last, where it is another one than that of the answers; null where it is not. */
function languageToOffer({ lines, pending }: ChatLog, language: ChatLanguage): ChatLanguage | null {
  if (pending !== null) return null;
  const written = writtenIn(lines.findLast(isTyped)?.content ?? "");
  return written === language ? null : written;
}

/** The language to offer until the driver refuses it, and the way to refuse it. */
export function useLanguageOffer(log: ChatLog, language: ChatLanguage) {
  const [refused, setRefused] = useState<ChatLanguage | null>(null);
  const offered = languageToOffer(log, language);
  return { offered: offered === refused ? null : offered, refuse: () => setRefused(offered) };
}

/** Offers a driver who writes in another language answers in that one, in its own words. */
export function LanguageOffer({ offered, language, onAccept, onRefuse }: LanguageOfferProps) {
  const t = useT();
  return (
    <div className="border-line border-t bg-panel">
      <div className="mx-auto flex w-full max-w-2xl items-center gap-2 px-3 py-2">
        <Button
          variant="secondary"
          size="thumb"
          className="grow"
          lang={offered}
          dir={languages[offered].direction}
          onClick={onAccept}
        >
          <Languages className="size-5" aria-hidden />
          {answersIn[offered]}
        </Button>
        <Button
          variant="quiet"
          size="thumb"
          aria-label={t("chat.language_keep", { language: languages[language].own })}
          onClick={onRefuse}
        >
          <X className="size-5" aria-hidden />
        </Button>
      </div>
    </div>
  );
}
