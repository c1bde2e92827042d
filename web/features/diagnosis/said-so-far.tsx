import { type ChatLanguage, languages } from "#domain/languages/languages.ts";
import { useT } from "../../lib/i18n.tsx";

/** What taps on a picture would write, in the language of the chat; nothing before the first tap. */
export function SaidSoFar({ text, language }: { text: string; language: ChatLanguage }) {
  const t = useT();
  return (
    <output aria-label={t("show.message")} className="empty:hidden">
      {text === "" ? null : (
        <p lang={language} dir={languages[language].direction} className="rounded-xl bg-amber-wash px-3 py-2">
          {text}
        </p>
      )}
    </output>
  );
}
