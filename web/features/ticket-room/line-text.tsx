import type { ReactNode } from "react";
import type { Language } from "#domain/languages/languages.ts";
import { protectedStretches } from "#domain/translation/protected-text.ts";
import { PlainText } from "../../components/plain-text.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Spinner } from "../../components/ui/spinner.tsx";
import { useLanguage, useT } from "../../lib/i18n.tsx";
import { languageName } from "../../lib/language-name.ts";
import type { LineTranslation } from "./translation-store.ts";

interface LineTextProps {
  text: string;
  translation: LineTranslation | null;
  /** In which language the reader reads. */
  reads: Language;
  /** Whether the reader wants to see what was written. */
  original: boolean;
  className: string;
}

/** What somebody wrote, in the reader's language where it was translated. */
export function LineText({ text, translation, reads, original, className }: LineTextProps) {
  const done = translation?.state === "done" ? translation : null;
  if (done === null || original) {
    return <PlainText text={text} lang={done?.writtenIn ?? undefined} className={className} />;
  }
  return <PlainText text={done.text} lang={reads} className={className} apart={protectedStretches(done.text)} />;
}

interface TranslationMarkProps {
  translation: LineTranslation;
  original: boolean;
  onToggle: () => void;
  onTranslate: () => void;
}

/** What became of a translation, and the way to the original. As high in every state, so that nothing below it moves. */
export function TranslationMark({ translation, original, onToggle, onTranslate }: TranslationMarkProps) {
  const t = useT();
  const page = useLanguage();
  switch (translation.state) {
    case "same":
      return null;
    case "offered":
      return <MarkButton onClick={onTranslate}>{t("room.translate")}</MarkButton>;
    case "busy":
      return (
        <MarkText>
          <Spinner className="size-4" />
          {t("room.translating")}
        </MarkText>
      );
    case "paused":
      return <MarkText>{t("room.translation_paused")}</MarkText>;
    case "offline":
      return <MarkText>{t("room.state.waiting")}</MarkText>;
    case "failed":
      return (
        <>
          <MarkText>{t(translation.reason)}</MarkText>
          <MarkButton onClick={onTranslate}>{t("room.translate_again")}</MarkButton>
        </>
      );
    case "done": {
      const language = languageName(t, page, translation.writtenIn);
      const translated = language === null ? t("room.translated") : t("room.translated_from", { language });
      return (
        <>
          <MarkText>{original ? t("room.original") : translated}</MarkText>
          <MarkButton onClick={onToggle}>{t(original ? "room.show_translation" : "room.show_original")}</MarkButton>
        </>
      );
    }
  }
}

function MarkText({ children }: { children: ReactNode }) {
  return <span className="flex min-h-touch items-center gap-1.5 py-2.5">{children}</span>;
}

function MarkButton({ children, onClick }: { children: ReactNode; onClick: () => void }) {
  return (
    <Button variant="link" size="inline" className="min-h-touch text-sm" onClick={onClick}>
      {children}
    </Button>
  );
}
